import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Position } from '../../engine/setup/position.ts';
import type { Stop } from '../../languages/read/reader.ts';
import { type RolePiece, rolePieces } from '../../languages/read/role.ts';
import {
  MOST_LETTERS,
  MOST_NAME_LETTERS,
  type WrittenCard,
} from '../../languages/read/written-card.ts';
import type { FreeWords, PasteWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { CardReader } from '../board-view/card-reader.ts';
import { seatName } from '../board-view/place-name.ts';
import { Choice } from '../elements/fields.tsx';
import { Sentence } from '../elements/sentence.tsx';
import type { ListedCard } from '../model/card-list.ts';
import { deckReader, type ReadDeck } from '../model/deck-list.ts';
import type { PrintedCards } from '../model/printed.ts';

export interface PasteFormProps {
  reader: CardReader;
  cards: readonly ListedCard[];
  library: PrintedCards;
  position: Position;
  words: Words;
  freeWords: FreeWords;
  /** Where a card is put when it is added, in words. */
  where: string;
  /** Puts a card of the collection on the table. */
  addKnown: (card: string) => void;
  /** Adds a card that was written, and puts it on the table; false where that is refused. */
  addOwn: (text: string) => boolean;
  fillDeck: (player: number, deck: ReadDeck) => void;
}

/** A parsed paste: a card of the collection by its reference or name, a deck, or a card as text. */
type Pasted =
  | { readonly is: 'nothing' }
  | { readonly is: 'unknown'; readonly name: string }
  | { readonly is: 'known'; readonly card: ListedCard }
  | { readonly is: 'deck'; readonly deck: ReadDeck }
  | { readonly is: 'card'; readonly written: WrittenCard };

/** A deck list of sixty cards, each in a line of its own, is shorter too. */
const LONGEST = MOST_LETTERS;

/** A field for a card in words, its reference or a deck list, with what is understood beside it. */
export function PasteForm(props: PasteFormProps) {
  const { reader, cards, library, position, words, freeWords, where } = props;
  const { paste } = freeWords;
  const [typed, setText] = useState('');
  // A copy from a PDF has ligatures, which no reader of cards or decks knows.
  const text = typed.normalize('NFKC');
  const [player, setPlayer] = useState(0);
  const decks = useMemo(() => deckReader(cards), [cards]);
  const pasted = useMemo(() => pastedIn(text, decks, reader), [text, decks, reader]);
  const seat = position.players[player] ? player : 0;
  const field = useRef<HTMLTextAreaElement>(null);
  /** Empties the field. That removes the button, so whoever pressed it by keyboard goes on in the field. */
  const done = () => {
    if (document.activeElement?.matches('button:focus-visible')) field.current?.focus();
    setText('');
  };
  return (
    <>
      <p class="hint" id="paste-hint">
        {paste.hint}
      </p>
      <div class="paste">
        <textarea
          ref={field}
          aria-label={paste.title}
          aria-describedby="paste-hint"
          spellcheck={false}
          rows={6}
          maxLength={LONGEST}
          placeholder={paste.example}
          value={typed}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        {pasted.is === 'unknown' && <Result said={paste.unknown(pasted.name)} />}
        {pasted.is === 'known' && (
          <Result said={paste.known(library[pasted.card.id]!.name)}>
            <Action
              label={paste.add(where)}
              press={() => {
                props.addKnown(pasted.card.id);
                done();
              }}
            />
          </Result>
        )}
        {pasted.is === 'deck' && (
          <DeckResult {...props} deck={pasted.deck}>
            <Choice
              label={freeWords.whose}
              value={String(seat)}
              options={position.players.map((_, each) => [String(each), seatName(position, each)])}
              set={(value) => setPlayer(Number(value))}
            />
            <Action
              label={paste.fill(seatName(position, seat))}
              press={() => {
                props.fillDeck(seat, pasted.deck);
                done();
              }}
            />
          </DeckResult>
        )}
        {pasted.is === 'card' && (
          <Understood text={text} written={pasted.written} {...{ reader, words, paste }}>
            <Action
              label={paste.add(where)}
              off={pasted.written.stop !== undefined}
              press={() => props.addOwn(text) && done()}
            />
          </Understood>
        )}
      </div>
    </>
  );
}

function pastedIn(text: string, decks: ReturnType<typeof deckReader>, reader: CardReader): Pasted {
  if (text.trim() === '') return { is: 'nothing' };
  const lines = text.trim().split('\n');
  const [only = ''] = lines;
  const card = lines.length === 1 ? decks.cardMeant(only) : null;
  if (card) return { is: 'known', card };
  const deck = decks.read(text);
  const isList = deck !== null && deck.unknown.length < lines.length / 2;
  // A name alone is no card yet: its type follows in the next line.
  const isName = lines.length === 1 && reader.read(text).stop?.missing !== 'name';
  const isBare = deck === null && (isName || lines.every(decks.isReference));
  if (isBare) return { is: 'unknown', name: only };
  return isList ? { is: 'deck', deck } : { is: 'card', written: reader.read(text) };
}

function Result({ said, children }: { said: string; children?: ComponentChildren }) {
  return (
    <section class="pasted">
      <p role="status">{said}</p>
      {children}
    </section>
  );
}

interface ActionProps {
  label: string;
  off?: boolean;
  press: () => void;
}

function Action({ label, off = false, press }: ActionProps) {
  return (
    <button type="button" class="option-name" disabled={off} onClick={press}>
      {label}
    </button>
  );
}

interface DeckProps extends PasteFormProps {
  deck: ReadDeck;
  children: ComponentChildren;
}

function DeckResult({ deck, library, words, freeWords, children }: DeckProps) {
  const { paste, edit } = freeWords;
  const hero = deck.hero === null ? null : library[deck.hero]!.name;
  return (
    <Result said={paste.deck(deck.deck.length, hero)}>
      {deck.unknown.length + deck.misplaced.length > 0 && (
        <ul class="refused">
          {deck.misplaced.map((card) => (
            <li>{words.board.holds(library[card.id]!.name, edit.cannotBe(card.type, 'deck'))}</li>
          ))}
          {deck.unknown.map((name) => (
            <li>{paste.unknown(name)}</li>
          ))}
        </ul>
      )}
      {children}
    </Result>
  );
}

interface UnderstoodProps {
  text: string;
  written: WrittenCard;
  reader: CardReader;
  words: Words;
  paste: PasteWords;
  children: ComponentChildren;
}

/** Draws a parsed card: its facts, its text word by word, and the abilities that were read from it. */
function Understood({ text, written, reader, words, paste, children }: UnderstoodProps) {
  const { card, stop, language } = written;
  const printed = reader.print(card);
  const facts = [
    [paste.facts.name, printed.name],
    [paste.facts.type, printed.line],
    [paste.facts.faction, printed.faction && paste.faction(printed.faction)],
    [paste.facts.costs, printed.hand === undefined ? '' : `${printed.hand} / ${printed.reserve}`],
    [
      paste.facts.statistics,
      printed.statistics &&
        (['forest', 'mountain', 'water'] as const)
          .map((terrain) => `${words.terrains[terrain]} ${printed.statistics![terrain]}`)
          .join(', '),
    ],
  ].filter(([, value]) => value);
  return (
    <section class="pasted">
      <dl class="facts">
        {facts.map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
      </dl>
      <p class="read-in">{paste.readIn(language)}</p>
      <p class="word-by-word" lang={language}>
        {piecesOf(text, written).map(({ from, to, role, bad }) =>
          bad ? (
            <mark class="unread">{text.slice(from, to)}</mark>
          ) : (
            <span
              class={role ? `role role-${role}` : undefined}
              title={role ? paste.roles[role] : undefined}
            >
              {text.slice(from, to)}
              {role && <span class="unseen"> ({paste.roles[role]}) </span>}
            </span>
          ),
        )}
      </p>
      <ul class="roles">
        {[...new Set(piecesOf(text, written).flatMap(({ role }) => role ?? []))].map((role) => (
          <li class={`role role-${role}`}>{paste.roles[role]}</li>
        ))}
      </ul>
      <p class={stop ? 'refused' : undefined} role="status">
        {readingResult(stop, paste)}
      </p>
      {printed.text.length > 0 && (
        <blockquote aria-label={paste.generated}>
          {printed.text.map(({ spans, bullet }) => (
            <p class={bullet ? 'mode' : undefined}>
              <Sentence spans={spans} />
            </p>
          ))}
        </blockquote>
      )}
      {children}
    </section>
  );
}

/** So many words that could have stood at a stop are named. */
const MOST_EXPECTED = 6;

/** Says whether all was understood, or where reading stopped and why. */
function readingResult(stop: Stop | undefined, paste: PasteWords): string {
  if (!stop) return paste.whole;
  if (stop.tooLong === 'name') return paste.tooLong.name(MOST_NAME_LETTERS);
  if (stop.tooLong) return paste.tooLong.text;
  if (stop.missing) return paste.missing[stop.missing];
  return paste.stopped(stop.word, stop.expected.filter(isWord).slice(0, MOST_EXPECTED));
}

/** Whether what was expected is a word that one can write, and no kind of phrase. */
function isWord(expected: string): boolean {
  return !/[<>@]/u.test(expected);
}

interface ShownPiece extends RolePiece {
  readonly bad?: true;
}

/** The text of a card in pieces, the word at which reading stopped among them. */
function piecesOf(text: string, { read, stop }: WrittenCard): readonly ShownPiece[] {
  return read.paragraphs.flatMap((paragraph, index): ShownPiece[] => {
    const { to, understood } = paragraph;
    const from = paragraph.from + (/^\s*/u.exec(text.slice(paragraph.from, to))?.[0].length ?? 0);
    const gap: ShownPiece[] =
      index > 0 ? [{ from: paragraph.from - 1, to: paragraph.from, role: null }] : [];
    const pieces = rolePieces(from, to, understood);
    const own = paragraph.stop;
    if (!own || own.at !== stop?.at) return [...gap, ...pieces];
    const end = own.at + Math.max(1, own.word.length);
    return [
      ...gap,
      ...pieces.flatMap((piece) =>
        piece.from < own.at ? [{ ...piece, to: Math.min(piece.to, own.at) }] : [],
      ),
      {
        from: Math.min(own.at, to),
        to: Math.min(Math.max(end, own.at), text.length),
        role: null,
        bad: true,
      },
      { from: Math.min(end, to), to, role: null },
    ];
  });
}
