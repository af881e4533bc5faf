import type { Words } from '../../languages/texts/sandbox.ts';
import { COLOURS } from '../../pictures/colours.ts';
import { pictureFaceStyles } from '../../pictures/face/palette.ts';
import { fitLine } from '../../pictures/lines.ts';
import { type Box, boxAt, iconAt, type Measure, svgPicture, textAt } from '../../pictures/svg.ts';
import { HEIGHT, LABEL, siteImprint, WIDTH } from '../../pictures/text-picture.ts';
import {
  type Board,
  type CardFace,
  type ExpeditionFace,
  isUpper,
  type SeatFace,
} from '../board-view/board.ts';
import { SIGNS } from '../board-view/signs.ts';
import type { PrintedCards } from '../model/printed.ts';
import { cardAt } from './pictured-card.ts';
import { roadAt, seatColour } from './pictured-land.ts';

/** A moment of a game that a picture is made of. */
export interface PicturedMoment {
  /** Rules that are at work at this moment. */
  readonly rules: readonly string[];
  readonly board: Board;
  readonly library: PrintedCards;
  /** Keys of what has just moved or changed. */
  readonly touched: ReadonlySet<string>;
}

/** A moment of a game as a picture shows it. */
export interface BoardPicture extends PicturedMoment {
  readonly title: string;
  /** Without words, the picture belongs to no language: cards are told by their faces alone. */
  readonly words: Words | null;
}

const MARGIN = 36;
/** Rules are named beside the title as long as they leave room for it. */
const MOST_IN_ROW = 3;
const MOST_RULES = 2 * MOST_IN_ROW;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 8;
const SEAT = 52;
const CARDS = 122;
const LAND = 130;
const UPPER_SEATS = 84;
const FRONT = UPPER_SEATS + SEAT + 6;
const LOWER_SEATS = FRONT + 2 * CARDS + LAND + 6;

/** Draws a board with the faces of its cards, the land between the players, and the rules at work. */
export function boardPicture(shown: BoardPicture, measure: Measure): string {
  const pen = new Pen(shown, measure);
  const third = WIDTH / 3;
  return svgPicture(WIDTH, HEIGHT, [
    `<style>${pictureFaceStyles(factionsOf(shown))}</style>`,
    boxAt({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, COLOURS.paper),
    ...([COLOURS.forest, COLOURS.mountain, COLOURS.water] as const).map((colour, at) =>
      boxAt({ x: at * third, y: 0, width: third, height: 6 }, colour),
    ),
    pen.head(),
    pen.seats(),
    pen.fronts(),
    siteImprint(HEIGHT - 18, pen.moment(), measure),
  ]);
}

function factionsOf({ board, library }: BoardPicture): ReadonlySet<string | undefined> {
  const faces = [
    ...board.seats.flatMap(({ hero, hand, reserve, landmarks }) => [
      ...(hero ? [hero] : []),
      ...hand,
      ...reserve,
      ...landmarks,
    ]),
    ...board.fronts.flatMap(({ upper, lower }) => [...upper.cards, ...lower.cards]),
  ];
  return new Set(faces.flatMap(({ card }) => (card === null ? [] : [library[card]?.faction])));
}

class Pen {
  readonly #shown: BoardPicture;
  readonly #measure: Measure;

  constructor(shown: BoardPicture, measure: Measure) {
    this.#shown = shown;
    this.#measure = measure;
  }

  head(): string {
    const { title, rules } = this.#shown;
    const chips = this.#chips(rules.slice(0, MOST_RULES));
    const room = Math.min(WIDTH - MARGIN, ...chips.map(({ x }) => x)) - MARGIN - 24;
    const line = fitLine(title, { face: 'display', size: 42, width: room }, this.#measure);
    const lettering = { face: 'display', size: 42, fill: COLOURS.ink } as const;
    return textAt(MARGIN, 62, line, lettering) + chips.map(({ drawn }) => drawn).join('');
  }

  /** The numbers of rules at the right, a few as large as the title, more in two rows. */
  #chips(rules: readonly string[]): readonly { readonly x: number; readonly drawn: string }[] {
    const isOneRow = rules.length <= MOST_IN_ROW;
    const inRow = isOneRow ? MOST_IN_ROW : Math.ceil(rules.length / 2);
    const { size, height, top } = isOneRow
      ? { size: rules.length === 1 ? 42 : 30, height: rules.length === 1 ? 54 : 42, top: 22 }
      : { size: 24, height: 32, top: 12 };
    const widths = rules.map((rule) => this.#measure(rule, 'display', size) + 24);
    const width = Math.max(...widths);
    return rules.map((rule, at) => {
      const column = Math.min(inRow, rules.length) - (at % inRow);
      const x = WIDTH - MARGIN - column * width - (column - 1) * GAP;
      const y = top + Math.floor(at / inRow) * (height + 4);
      const chip = boxAt({ x, y, width, height }, COLOURS.rubric, 8);
      const baseline = y + height / 2 + size / 3;
      const number = textAt(x + width / 2, baseline, rule, {
        face: 'display',
        size,
        fill: COLOURS.paper,
        anchor: 'middle',
      });
      return { x, drawn: chip + number };
    });
  }

  /** Day, phase, whose turn it is, and what is in Limbo. */
  moment(): string {
    const { board, words } = this.#shown;
    if (!words) return '';
    const day = board.day > 0 ? words.board.day(board.day) : words.board.setup;
    const phase = board.phase ? words.phases[board.phase] : null;
    const turn = board.turn === null ? null : words.board.turnOf(board.seats[board.turn]!.name);
    const names = board.limbo.map(({ card }) => this.#name(card) ?? words.board.unknown);
    const limbo = names.length > 0 ? words.board.holds(words.zones.limbo, names.join(', ')) : null;
    const told = [day, phase, turn, limbo].filter(Boolean).join(' · ');
    // Only this line names a card in Limbo. Whose turn it is can also be seen on the board.
    const isWhole = this.#measure(told, LABEL.face, LABEL.size) <= LABEL.width;
    return isWhole || !limbo ? told : [day, phase, limbo].filter(Boolean).join(' · ');
  }

  /** The upper players' lines above the board, the lower players' below it. */
  seats(): string {
    const { seats, fronts } = this.#shown.board;
    const line = (some: readonly SeatFace[], y: number, room: number) => {
      const width = (INNER - GAP * (some.length - 1)) / Math.max(1, some.length);
      return some
        .map((seat, i) =>
          this.#seat(seat, { x: MARGIN + i * (width + GAP), y, width, height: SEAT }, room),
        )
        .join('');
    };
    // Where no card is in the Expeditions, those of the hand and the Reserve have their room.
    const roomOf = (half: 'upper' | 'lower') =>
      fronts.some((front) => front[half].cards.length > 0) ? SEAT : SEAT + CARDS / 2;
    return (
      line(seats.filter(isUpper), UPPER_SEATS, roomOf('upper')) +
      line(
        seats.filter((seat) => !isUpper(seat)),
        LOWER_SEATS,
        roomOf('lower'),
      )
    );
  }

  /** @param room how high its cards may be */
  #seat(seat: SeatFace, box: Box, room: number): string {
    const { words } = this.#shown;
    const colour = seatColour(seat.player);
    const ready = seat.mana.filter(({ statuses }) => !statuses.includes('exhausted')).length;
    const name = { face: 'bold', size: 24, fill: colour } as const;
    const counts = [
      [SIGNS.mana, `${ready}/${seat.mana.length}`],
      [SIGNS.hand, String(seat.hand.length)],
    ] as const;
    let x = box.x + 12;
    const drawn = [boxAt({ ...box, width: 5 }, colour, 2), textAt(x, box.y + 34, seat.name, name)];
    x += this.#measure(seat.name, 'bold', 24) + 22;
    for (const [sign, count] of counts) {
      const lettering = { face: 'text', size: 22, fill: COLOURS.ink } as const;
      drawn.push(iconAt(x, box.y + 15, 22, sign, COLOURS.quiet));
      drawn.push(textAt(x + 27, box.y + 34, count, lettering));
      x += 27 + this.#measure(count, 'text', 22) + 18;
    }
    const zones = [
      ['', seat.hand.filter(({ card }) => card !== null)],
      [words?.zones.reserve ?? '', seat.reserve],
      [words?.zones.landmarks ?? '', seat.landmarks],
    ] as const;
    const filled = zones.filter(([, cards]) => cards.length > 0);
    const tiles = filled.reduce((sum, [, cards]) => sum + cards.length, 0);
    const labels = filled.reduce((sum, [label]) => sum + this.#label(label) + 3 * GAP, 0);
    const size = Math.min(room - 4, (box.x + box.width - x - labels) / Math.max(1, tiles) - GAP);
    // Four players who have much on the table: their numbers alone are told.
    if (size < 24) return drawn.join('');
    for (const [label, cards] of filled) {
      const lettering = { face: 'text', size: 18, fill: COLOURS.quiet } as const;
      if (label) drawn.push(textAt(x, box.y + 33, label, lettering));
      x += this.#label(label);
      for (const face of cards) {
        const inRow = box.y + (SEAT - size) / 2;
        const y = size < SEAT ? inRow : isUpper(seat) ? box.y : box.y + SEAT - size;
        drawn.push(this.#tile(face, { x, y, width: size, height: size }));
        x += size + GAP;
      }
      x += 2 * GAP;
    }
    return drawn.join('');
  }

  #label(label: string): number {
    return label === '' ? 0 : this.#measure(label, 'text', 18) + 10;
  }

  fronts(): string {
    const { board } = this.#shown;
    const between = 20;
    const width = (INNER - between * (board.fronts.length - 1)) / Math.max(1, board.fronts.length);
    const height = 2 * CARDS + LAND;
    const boxes = board.fronts.map((_, i) => {
      return { x: MARGIN + i * (width + between), y: FRONT, width, height };
    });
    const land = { x: MARGIN, y: FRONT + CARDS, width: INNER, height: LAND };
    const cards = board.fronts.map(({ upper, lower }, i) => {
      const { x } = boxes[i]!;
      const below = land.y + land.height;
      return (
        this.#expedition(upper, { x, y: FRONT, width, height: CARDS }) +
        this.#expedition(lower, { x, y: below, width, height: CARDS })
      );
    });
    return roadAt(board, boxes, land) + cards.join('');
  }

  #expedition({ cards, side, player }: ExpeditionFace, box: Box): string {
    const beside = isUpper({ player }) ? box.y + CARDS + 18 : box.y - 38;
    const sign = iconAt(box.x - 6, beside, 20, SIGNS[side], seatColour(player));
    const size = Math.min(
      CARDS - GAP,
      (box.width - GAP * (cards.length - 1)) / Math.max(1, cards.length),
    );
    const drawn = cards.map((face, i) => {
      const x = box.x + i * (size + GAP);
      return this.#card(face, { x, y: box.y + GAP / 2, width: size, height: CARDS - GAP });
    });
    return sign + drawn.join('');
  }

  #card(face: CardFace, box: Box): string {
    const name = this.#name(face.card) ?? this.#shown.words?.board.unknown;
    return cardAt({ ...this.#pictured(face), name }, box, this.#measure);
  }

  /** A card of which only the face is shown. */
  #tile(face: CardFace, box: Box): string {
    return cardAt(this.#pictured(face), box, this.#measure);
  }

  #pictured(face: CardFace) {
    const { library, touched } = this.#shown;
    const printed = face.card === null ? null : (library[face.card] ?? null);
    return { face, printed, isTouched: touched.has(face.key) };
  }

  /** The name of a card; none where it is not known, or the picture belongs to no language. */
  #name(card: string | null): string | undefined {
    const { library, words } = this.#shown;
    return words && card !== null ? library[card]?.name : undefined;
  }
}
