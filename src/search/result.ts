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

/** What all results of a query share. */
export interface ResultContext {
  readonly marker: WordMarker;
  readonly language: Language;
  /** All editions, the current one first. */
  readonly editions: readonly string[];
}

/**
 * Returns a hit as a list shows it.
 *
 * @param isFirst whether it is the first result, read as the answer: it shows whole sentences, and what
 *   belongs to them
 * @param decides the sentence that decides the query; null if there is none
 */
export function resultOf(
  hit: Hit,
  context: ResultContext,
  isFirst = false,
  decides: string | null = null,
): SearchResult {
  const result = new FoundResult(hit, context, isFirst);
  if (decides !== null) result.decides = decides;
  return result;
}

/**
 * A hit as a list shows it. A query finds hundreds of records, of which few are drawn: what a result shows
 * is made when it is read.
 */
class FoundResult implements SearchResult {
  readonly #hit: Hit;
  readonly #context: ResultContext;
  readonly #isFirst: boolean;
  decides?: string;

  constructor(hit: Hit, context: ResultContext, isFirst: boolean) {
    this.#hit = hit;
    this.#context = context;
    this.#isFirst = isFirst;
  }

  get kind(): ResultKind {
    return this.#hit.record.kind;
  }

  get isEnglishName(): boolean {
    return this.#hit.record.isUnnamed;
  }

  get section(): string {
    return sectionOf(this.#hit.record);
  }

  get url(): string {
    return this.#urlOf(this.#hit.record);
  }

  get title(): readonly TextPiece[] {
    const { number } = this.#own ?? {};
    const { marker } = this.#context;
    return number ? [{ text: number, found: false }] : marker.mark(this.#hit.record.title);
  }

  get question(): readonly TextPiece[] {
    const { question, record } = this.#hit;
    return question && question !== record.title ? this.#context.marker.mark(question) : [];
  }

  get excerpt(): readonly TextPiece[] {
    const { kind, text } = this.#hit.record;
    const { marker } = this.#context;
    // A cut text of a card could lack the name of its version.
    if (kind === 'card') return marker.mark(text);
    return this.#isFirst ? marker.answer(text) : marker.excerpt(text);
  }

  get beside(): readonly TextBeside[] {
    if (!this.#isFirst) return [];
    const { record, fitting = [], cards = [] } = this.#hit;
    // What a card prints can change what the rule above it says: it comes before other rules.
    return [
      ...this.#remarksOn(record),
      ...cards.map(cardBeside),
      ...fitting.flatMap((one) => this.#besideOf(one)),
    ];
  }

  get shows(): readonly string[] {
    if (!this.#isFirst) return [];
    const { fitting = [], cards = [] } = this.#hit;
    const others = fitting.map((one) => this.#urlOf(one));
    return [...others, ...cards.map(({ id }) => address.card(this.#context.language, id))];
  }

  get watch(): string {
    const { record, isPartial } = this.#hit;
    // An example that shows only one of two statuses asked about would mislead.
    return record.isPlayed && !isPartial ? `${this.url}#${PLAYED}` : '';
  }

  get elsewhere(): readonly Numbered[] {
    const own = this.#own;
    return own ? this.#hit.record.numbers.filter((one) => one !== own) : [];
  }

  get chapter(): string {
    const own = this.#own;
    return own ? chapterOf(own.number) : '';
  }

  get editions(): readonly string[] {
    const { numbers } = this.#hit.record;
    return this.#own ? numbers.map((one) => one.edition) : this.#context.editions;
  }

  get older(): string {
    const own = this.#own;
    return own && own.edition !== this.#context.editions[0] ? own.edition : '';
  }

  /** Its number in the current edition, or in the newest that has it; null for what has no number. */
  get #own(): Numbered | null {
    const { record } = this.#hit;
    const isNumbered = record.numbers.length > 0 && record.kind !== 'article';
    return isNumbered ? numberIn(record, this.#context.editions[0]!) : null;
  }

  #urlOf(record: SearchRecord): string {
    return urlOf(record, this.#context.language, this.#context.editions[0]!);
  }

  #besideOf(one: SearchRecord): TextBeside[] {
    const text = this.#context.marker.answer(one.text);
    return [{ title: one.title, section: sectionOf(one), text }, ...this.#remarksOn(one)];
  }

  #remarksOn({ remarks }: SearchRecord): TextBeside[] {
    return remarks.map((one) => ({
      title: '',
      section: '',
      text: this.#context.marker.answer(one),
    }));
  }
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

/** The number of first results that keep their positions. */
const MOST_KEPT = 6;

/** Returns results with those that were shown first kept first, in their order. */
export function inOrderShown(
  results: readonly SearchResult[],
  shown: readonly SearchResult[],
): readonly SearchResult[] {
  const byAddress = new Map(results.map((result) => [result.url, result]));
  const kept = shown.slice(0, MOST_KEPT).flatMap(({ url }) => byAddress.get(url) ?? []);
  const isKept = new Set(kept);
  return [...kept, ...results.filter((result) => !isKept.has(result))];
}
