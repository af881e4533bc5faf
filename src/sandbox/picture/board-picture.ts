import { TERRAINS, type Terrain } from '../../engine/cards/ability.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { COLOURS } from '../../pictures/colours.ts';
import { fitLine, setLines } from '../../pictures/lines.ts';
import { type Box, boxAt, iconAt, type Measure, svgPicture, textAt } from '../../pictures/svg.ts';
import { HEIGHT, siteImprint, WIDTH } from '../../pictures/text-picture.ts';
import type {
  Board,
  CardFace,
  ExpeditionFace,
  Front,
  RegionFace,
  SeatFace,
} from '../board-view/board.ts';
import { SIGNS } from '../board-view/signs.ts';
import type { Printed, PrintedCards } from '../model/printed.ts';

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
  readonly words: Words;
}

const MARGIN = 36;
/** Rules are named beside the title as long as they leave room for it. */
const MOST_RULES = 3;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 8;
const TRACK: Box = { x: MARGIN, y: 88, width: INNER, height: 40 };
const SEAT = 54;
const CARDS = 128;
const SUMS = 34;

/** Draws a board with the names of its cards, what they are worth, and the rules at work. */
export function boardPicture(shown: BoardPicture, measure: Measure): string {
  const pen = new Pen(shown, measure);
  return svgPicture(WIDTH, HEIGHT, [
    boxAt({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, COLOURS.paper),
    boxAt({ x: 0, y: 0, width: WIDTH, height: 6 }, COLOURS.rubric),
    pen.head(),
    pen.track(),
    pen.seats(),
    pen.fronts(),
    siteImprint(HEIGHT - 20, pen.moment(), measure),
  ]);
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
    let x = WIDTH - MARGIN;
    const chips = rules.slice(0, MOST_RULES).map((rule) => {
      const width = this.#measure(rule, 'display', 30) + 24;
      x -= width;
      const chip = boxAt({ x, y: 28, width, height: 42 }, COLOURS.rubric, 8);
      const number = textAt(x + width / 2, 60, rule, {
        face: 'display',
        size: 30,
        fill: COLOURS.paper,
        anchor: 'middle',
      });
      x -= GAP;
      return chip + number;
    });
    const setting = { face: 'display', size: 42, width: x - MARGIN - 16 } as const;
    const line = fitLine(title, setting, this.#measure);
    const lettering = { face: 'display', size: 42, fill: COLOURS.ink } as const;
    return textAt(MARGIN, 64, line, lettering) + chips.join('');
  }

  /** Day, phase, and whose turn it is. */
  moment(): string {
    const { board, words } = this.#shown;
    const day = board.day > 0 ? words.board.day(board.day) : words.board.setup;
    const phase = board.phase ? words.phases[board.phase] : null;
    const turn = board.turn === null ? null : words.board.turnOf(board.seats[board.turn]!.name);
    return [day, phase, turn].filter(Boolean).join(' · ');
  }

  /** The Adventure with everybody's markers and, at its end, Limbo. */
  track(): string {
    const { board, words } = this.#shown;
    const regions = board.rows.flat();
    const limbo = board.limbo.map((face) => this.#name(face.card));
    const width = limbo.length > 0 ? TRACK.width * 0.6 : TRACK.width;
    const each = (width - GAP * (regions.length - 1)) / Math.max(1, regions.length);
    const drawn = regions.map((region, i) =>
      this.#region(region, { ...TRACK, x: TRACK.x + i * (each + GAP), width: each }, i),
    );
    if (limbo.length === 0) return drawn.join('');
    const x = TRACK.x + width + 16;
    const setting = { face: 'text', size: 20, width: WIDTH - MARGIN - x } as const;
    const told = fitLine(
      words.board.holds(words.zones.limbo, limbo.join(', ')),
      setting,
      this.#measure,
    );
    const lettering = { face: 'text', size: 20, fill: COLOURS.ink } as const;
    return drawn.join('') + textAt(x, TRACK.y + 27, told, lettering);
  }

  #region(region: RegionFace, box: Box, index: number): string {
    const terrains = region.faceUp ? [...region.terrains, ...region.markers] : [];
    const ground = boxAt(box, COLOURS.blank, 6, `stroke="${COLOURS.line}"`);
    const icons = terrains.map((terrain, i) =>
      this.#terrain(terrain, box.x + 6 + i * 22, box.y + 10, 20),
    );
    const { board } = this.#shown;
    const here = board.fronts
      .flatMap(({ upper, lower }) => [upper, lower])
      .filter((expedition) => expedition.region === index);
    const markers = here.map(({ player, side }, i) => {
      const x = box.x + box.width - 18 - i * 24;
      const y = box.y + box.height / 2;
      return `<circle cx="${x}" cy="${y}" r="12" fill="${seatColour(player)}"/>${iconAt(x - 8, y - 8, 16, SIGNS[side], COLOURS.paper)}`;
    });
    return ground + icons.join('') + markers.join('');
  }

  /** The upper players' line above the board, the lower players' below it. */
  seats(): string {
    const { board } = this.#shown;
    const lower = new Set(board.fronts.map((front) => front.lower.player));
    const above = board.seats.filter(({ player }) => !lower.has(player));
    const below = board.seats.filter(({ player }) => lower.has(player));
    const line = (seats: readonly SeatFace[], y: number) => {
      const width = (INNER - GAP * (seats.length - 1)) / Math.max(1, seats.length);
      return seats
        .map((seat, i) =>
          this.#seat(seat, { x: MARGIN + i * (width + GAP), y, width, height: SEAT }),
        )
        .join('');
    };
    return line(above, UPPER_SEATS) + line(below, LOWER_SEATS);
  }

  #seat(seat: SeatFace, box: Box): string {
    const { words } = this.#shown;
    const colour = seatColour(seat.player);
    const ready = seat.mana.filter(({ statuses }) => !statuses.includes('exhausted')).length;
    const name = { face: 'bold', size: 24, fill: colour } as const;
    const counts = [
      [SIGNS.hand, String(seat.hand.length)],
      [SIGNS.mana, `${ready}/${seat.mana.length}`],
    ] as const;
    let x = box.x + 12;
    const drawn = [boxAt({ ...box, width: 5 }, colour), textAt(x, box.y + 35, seat.name, name)];
    x += this.#measure(seat.name, 'bold', 24) + 22;
    for (const [sign, count] of counts) {
      const lettering = { face: 'text', size: 22, fill: COLOURS.ink } as const;
      drawn.push(iconAt(x, box.y + 16, 22, sign, COLOURS.quiet));
      drawn.push(textAt(x + 27, box.y + 35, count, lettering));
      x += 27 + this.#measure(count, 'text', 22) + 18;
    }
    for (const [zone, cards] of [
      [words.zones.reserve, seat.reserve],
      [words.zones.landmarks, seat.landmarks],
    ] as const) {
      if (cards.length === 0) continue;
      const label = { face: 'text', size: 18, fill: COLOURS.quiet } as const;
      const slip = Math.min(170, (box.x + box.width - x - 110) / cards.length - GAP);
      if (slip < 40) continue;
      drawn.push(textAt(x, box.y + 34, zone, label));
      x += this.#measure(zone, 'text', 18) + 10;
      for (const face of cards) {
        drawn.push(this.#slip(face, { x, y: box.y + 9, width: slip, height: SEAT - 18 }));
        x += slip + GAP;
      }
      x += GAP;
    }
    return drawn.join('');
  }

  /** A card of which only the name is shown. */
  #slip(face: CardFace, box: Box): string {
    const printed = this.#printed(face);
    const setting = { face: 'text', size: 17, width: box.width - 14 } as const;
    const line = fitLine(this.#name(face.card), setting, this.#measure);
    const lettering = { face: 'text', size: 17, fill: COLOURS.ink } as const;
    return (
      boxAt(box, this.#ground(face), 6, `stroke="${factionColour(printed)}"`) +
      textAt(box.x + 7, box.y + 24, line, lettering)
    );
  }

  fronts(): string {
    const { fronts } = this.#shown.board;
    const between = 20;
    const width = (INNER - between * (fronts.length - 1)) / Math.max(1, fronts.length);
    return fronts
      .map((front, i) => this.#front(front, MARGIN + i * (width + between), width))
      .join('');
  }

  #front({ upper, lower }: Front, x: number, width: number): string {
    const { words } = this.#shown;
    const ground = { x, y: FRONT, width, height: 2 * CARDS + SUMS };
    const middle = FRONT + CARDS;
    const side = { face: 'display', size: 20, fill: COLOURS.quiet } as const;
    const step = Math.min(78, width / 8);
    const sums = TERRAINS.map((terrain, i) => {
      const at = x + width - (TERRAINS.length - i) * step;
      const total = `${upper.sums[terrain]} : ${lower.sums[terrain]}`;
      const lettering = { face: 'bold', size: 19, fill: COLOURS[terrain] } as const;
      return (
        this.#terrain(terrain, at, middle + 7, 19) + textAt(at + 23, middle + 23, total, lettering)
      );
    });
    return [
      boxAt(ground, COLOURS.blank, 10),
      boxAt({ x, y: middle, width, height: SUMS }, COLOURS.line),
      iconAt(x + 10, middle + 8, 18, SIGNS[upper.side], COLOURS.quiet),
      textAt(x + 34, middle + 24, words.sides[upper.side], side),
      ...sums,
      this.#expedition(upper, { x, y: FRONT, width, height: CARDS }),
      this.#expedition(lower, { x, y: middle + SUMS, width, height: CARDS }),
    ].join('');
  }

  #expedition({ cards }: ExpeditionFace, box: Box): string {
    const room = box.width - 2 * GAP;
    const width = Math.min(132, (room - GAP * (cards.length - 1)) / Math.max(1, cards.length));
    return cards
      .map((face, i) =>
        this.#card(face, {
          x: box.x + GAP + i * (width + GAP),
          y: box.y + GAP,
          width,
          height: box.height - 2 * GAP,
        }),
      )
      .join('');
  }

  #card(face: CardFace, box: Box): string {
    const printed = this.#printed(face);
    const size = box.width < 90 ? 14 : 17;
    const setting = { face: 'bold', size, width: box.width - 12, lines: 2 } as const;
    const names = setLines(this.#name(face.card), setting, this.#measure);
    const lettering = { face: 'bold', size, fill: COLOURS.ink } as const;
    const opacity = face.statuses.includes('exhausted') ? ' fill-opacity=".6"' : '';
    return [
      boxAt(
        box,
        this.#ground(face),
        8,
        `stroke="${factionColour(printed)}" stroke-width="2"${opacity}`,
      ),
      ...names.map((line, i) => textAt(box.x + 6, box.y + 20 + i * (size + 3), line, lettering)),
      this.#badges(face, box),
      this.#statistics(face, box),
    ].join('');
  }

  #statistics({ statistics }: CardFace, box: Box): string {
    if (!statistics) return '';
    const each = box.width / TERRAINS.length;
    return TERRAINS.map((terrain, i) => {
      const lettering = {
        face: 'bold',
        size: 22,
        fill: COLOURS[terrain],
        anchor: 'middle',
      } as const;
      const at = box.x + each * (i + 0.5);
      return textAt(at, box.y + box.height - 9, String(statistics[terrain].now), lettering);
    }).join('');
  }

  /** Counters with their number, and statuses. */
  #badges({ counters, statuses }: CardFace, box: Box): string {
    const signs = [
      ...counters.map(([name, count]) => ({
        sign: name === 'boost' ? SIGNS.boosted : SIGNS.counter,
        count: String(count),
      })),
      ...statuses
        .filter((status) => status !== 'boosted')
        .map((status) => ({ sign: SIGNS[status], count: '' })),
    ];
    let x = box.x + 6;
    return signs
      .map(({ sign, count }) => {
        const lettering = { face: 'bold', size: 17, fill: COLOURS.link } as const;
        const drawn =
          iconAt(x, box.y + 54, 18, sign, COLOURS.link) +
          textAt(x + 20, box.y + 69, count, lettering);
        x += 24 + this.#measure(count, 'bold', 17);
        return drawn;
      })
      .join('');
  }

  #terrain(terrain: Terrain, x: number, y: number, size: number): string {
    return iconAt(x, y, size, SIGNS[terrain], COLOURS[terrain]);
  }

  #ground({ key }: CardFace): string {
    return this.#shown.touched.has(key) ? COLOURS.mark : COLOURS.sheet;
  }

  #printed({ card }: CardFace): Printed | null {
    return card === null ? null : (this.#shown.library[card] ?? null);
  }

  #name(card: string | null): string {
    const { library, words } = this.#shown;
    return (card !== null && library[card]?.name) || words.board.unknown;
  }
}

const UPPER_SEATS = TRACK.y + TRACK.height + 4;
const FRONT = UPPER_SEATS + SEAT + 2;
const LOWER_SEATS = FRONT + 2 * CARDS + SUMS + 2;

/** The colours that players have on the board by day. */
const SEATS = ['#a8430f', '#146a78', '#5f6a10', '#80408f'] as const;

function seatColour(player: number): string {
  return SEATS[player % SEATS.length]!;
}

function factionColour(printed: Printed | null): string {
  return printed?.faction ? COLOURS[printed.faction] : COLOURS.quiet;
}
