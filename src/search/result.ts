import { address } from '../addresses/address.ts';
import { PLAYED } from '../addresses/played.ts';
import type { Language } from '../rulebook/language.ts';
import type { SitePageId } from '../rulebook/site-page.ts';
import type { TextPiece, WordMarker } from './box/excerpt.ts';
import type { Numbered, ResultKind, SearchRecord } from './index/record.ts';
import type { NumberHit } from './numbers.ts';
import type { Hit, NamedText } from './rank/hit.ts';

/** A text that belongs to the first result, below its own. */
export interface TextBeside {
  /** The number or name of what says it; empty for a remark on the text before it. */
  readonly title: string;
  /** The section of a rule, and what the rule is about; may be empty. */
  readonly section: string;
  readonly text: readonly TextPiece[];
}

/** One line of a list of results. */
export interface SearchResult {
  readonly kind: ResultKind;
  readonly url: string;
  /** A number or a name. */
  readonly title: readonly TextPiece[];
  /** Whether the title is an English name because the name in the searched language is not known. */
  readonly isEnglishName: boolean;
  readonly section: string;
  /** A question of players that it answers. */
  readonly question: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
  /** The sentence that decides the query, before its own text: it begins with yes or no. */
  readonly decides?: string;
  /**
   * Texts that belong to the answer: the remarks on a rule or ruling, another rule or ruling that fits as
   * well, the texts of cards.
   */
  readonly beside: readonly TextBeside[];
  /** The addresses of other results whose texts are among them. */
  readonly shows: readonly string[];
  /** The address of the worked example that shows it; empty if there is none. */
  readonly watch: string;
  /** The same in the other editions. */
  readonly elsewhere: readonly Numbered[];
  /** The chapter that contains it; empty if there is none. */
  readonly chapter: string;
  /** The editions that have it; all editions if it belongs to none. */
  readonly editions: readonly string[];
  /** Its edition if that is not the current one; otherwise empty. */
  readonly older: string;
}

/** Returns the address of a record; a rule's is that in the given edition if it has the rule. */
export function urlOf(record: SearchRecord, language: Language, edition: string): string {
  switch (record.kind) {
    case 'term':
      return address.term(language, record.id);
    case 'article':
      return address.article(language, record.id);
    case 'ruling':
      return address.ruling(language, record.id);
    case 'record':
      return `${address.record(language)}#${record.id}`;
    case 'card':
      return address.card(language, record.id);
    case 'example':
      return address.example(language, record.id);
    case 'page':
      return addressOfPage(record.id as SitePageId, language, edition);
    case 'unanswered':
      return address.unanswered(language, record.id);
    default: {
      const own = numberIn(record, edition);
      return address.number(language, own.edition, own.number);
    }
  }
}

function addressOfPage(page: SitePageId, language: Language, edition: string): string {
  switch (page) {
    case 'home':
      return address.home(language);
    case 'rules':
      return address.edition(language, edition);
    case 'whole':
      return address.whole(language, edition);
    case 'changes':
      return address.changes(language, edition);
    case 'whole-game':
      return address.wholeGame(language);
    case 'record':
      return address.record(language);
    case 'at-the-table':
      return address.atTheTable(language);
    case 'a-z':
      return address.aToZ(language);
    default:
      return address[page](language);
  }
}

function numberIn({ numbers }: SearchRecord, edition: string): Numbered {
  return numbers.find((one) => one.edition === edition) ?? numbers[0]!;
}

/**
 * Returns a hit as a list shows it.
 *
 * @param editions all editions, the current one first
 * @param isFirst whether it is the first result, read as the answer: it shows whole sentences, and what
 *   belongs to them
 */
export function resultOf(
  { record, question, isPartial, fitting = [], cards = [] }: Hit,
  marker: WordMarker,
  language: Language,
  editions: readonly string[],
  isFirst = false,
): SearchResult {
  const edition = editions[0]!;
  const isNumbered = record.numbers.length > 0 && record.kind !== 'article';
  const own = isNumbered ? numberIn(record, edition) : null;
  const shown = own?.number ?? record.title;
  const remarksOn = ({ remarks }: SearchRecord) =>
    remarks.map((one) => ({ title: '', section: '', text: marker.answer(one) }));
  const besideOf = (one: SearchRecord): TextBeside[] => [
    { title: one.title, section: sectionOf(one), text: marker.answer(one.text) },
    ...remarksOn(one),
  ];
  return {
    kind: record.kind,
    isEnglishName: record.isUnnamed,
    section: sectionOf(record),
    // A query finds hundreds of records, of which few are shown: their texts are marked lazily.
    get url() {
      return urlOf(record, language, edition);
    },
    get title() {
      return own ? [{ text: shown, found: false }] : marker.mark(shown);
    },
    get question() {
      return question && question !== record.title ? marker.mark(question) : [];
    },
    get excerpt() {
      // A cut text of a card could lack the name of its version.
      if (record.kind === 'card') return marker.mark(record.text);
      return isFirst ? marker.answer(record.text) : marker.excerpt(record.text);
    },
    get beside() {
      if (!isFirst) return [];
      return [...remarksOn(record), ...fitting.flatMap(besideOf), ...cards.map(cardBeside)];
    },
    get shows() {
      if (!isFirst) return [];
      const others = fitting.map((one) => urlOf(one, language, edition));
      return [...others, ...cards.map(({ id }) => address.card(language, id))];
    },
    get watch() {
      // An example that shows only one of two statuses asked about would mislead.
      return record.isPlayed && !isPartial ? `${this.url}#${PLAYED}` : '';
    },
    elsewhere: own ? record.numbers.filter((one) => one !== own) : [],
    chapter: own ? chapterOf(own.number) : '',
    editions: own ? record.numbers.map((one) => one.edition) : editions,
    older: own && own.edition !== edition ? own.edition : '',
  };
}

function cardBeside({ name, text }: NamedText): TextBeside {
  return { title: name, section: '', text: [{ text, found: false }] };
}

/** The text beside the title of a record: a rule's section and what it is about. */
function sectionOf({ section, lead }: SearchRecord): string {
  return lead ? `${section} · ${lead}` : section;
}

function chapterOf(number: string): string {
  return number.split('.')[0]!;
}

/** Returns a result for a number of the number list. */
export function numberResult(hit: NumberHit, language: Language, edition: string): SearchResult {
  const url = address.number(language, edition, hit.number);
  const result = plainResult(hit.kind, url, hit.number, hit.title);
  return { ...result, chapter: chapterOf(hit.number), editions: [edition] };
}

/** Returns a result with only a title and perhaps a section. */
export function plainResult(
  kind: ResultKind,
  url: string,
  title: string,
  section = '',
): SearchResult {
  return {
    kind,
    url,
    title: [{ text: title, found: false }],
    isEnglishName: false,
    section,
    question: [],
    excerpt: [],
    beside: [],
    shows: [],
    watch: '',
    elsewhere: [],
    chapter: '',
    editions: [],
    older: '',
  };
}
