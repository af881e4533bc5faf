import { address } from '../addresses/address.ts';
import { PLAYED } from '../addresses/played.ts';
import type { Language } from '../rulebook/language.ts';
import type { SitePageId } from '../rulebook/site-page.ts';
import type { TextPiece, WordMarker } from './box/excerpt.ts';
import type { Numbered, ResultKind, SearchRecord } from './index/record.ts';
import type { NumberHit } from './numbers.ts';
import type { Hit } from './rank/rank.ts';

/** One line of a list of results. */
export interface SearchResult {
  readonly kind: ResultKind;
  readonly url: string;
  /** A number or a name. */
  readonly title: readonly TextPiece[];
  /** Says why the title is an English name; empty where it is in the language of the search. */
  readonly isEnglishName: boolean;
  readonly section: string;
  /** A question of players that it answers. */
  readonly question: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
  /** Where the worked example that shows it is watched; empty where there is none. */
  readonly watch: string;
  /** The same in the other editions. */
  readonly elsewhere: readonly Numbered[];
  /** The chapter that it stands in; empty for what stands in none. */
  readonly chapter: string;
  /** The editions that have it; all for what belongs to none. */
  readonly editions: readonly string[];
  /** The edition that it is of, where that is not the current one. */
  readonly older: string;
}

/** The address of a record: in an edition, for what belongs to one and stands in that one. */
export function urlOf(record: SearchRecord, language: Language, edition: string): string {
  switch (record.kind) {
    case 'term':
      return address.term(language, record.id);
    case 'article':
      return address.article(language, record.id);
    case 'ruling':
      return address.ruling(language, record.id);
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
 * What a list shows of a hit.
 *
 * @param editions all editions, the current one first
 * @param isFirst whether it stands first, and is read as the answer: nothing is cut within a sentence
 */
export function resultOf(
  { record, question, isPartial }: Hit,
  marker: WordMarker,
  language: Language,
  editions: readonly string[],
  isFirst = false,
): SearchResult {
  const edition = editions[0]!;
  const isNumbered = record.numbers.length > 0 && record.kind !== 'article';
  const own = isNumbered ? numberIn(record, edition) : null;
  const shown = own?.number ?? record.title;
  return {
    kind: record.kind,
    isEnglishName: record.isUnnamed,
    section: record.lead ? `${record.section} · ${record.lead}` : record.section,
    // A query finds hundreds of records, of which few are shown: their texts are marked on demand.
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
      if (!record.text) return [];
      return isFirst ? marker.answer(record.text) : marker.excerpt(record.text);
    },
    get watch() {
      // What tells of one of two statuses would mislead who asks about both.
      return record.isPlayed && !isPartial ? `${this.url}#${PLAYED}` : '';
    },
    elsewhere: own ? record.numbers.filter((one) => one !== own) : [],
    chapter: own ? chapterOf(own.number) : '',
    editions: own ? record.numbers.map((one) => one.edition) : editions,
    older: own && own.edition !== edition ? own.edition : '',
  };
}

function chapterOf(number: string): string {
  return number.split('.')[0]!;
}

/** A result from a number that the number list has. */
export function numberResult(hit: NumberHit, language: Language, edition: string): SearchResult {
  const url = address.number(language, edition, hit.number);
  const result = plainResult(hit.kind, url, hit.number, hit.title);
  return { ...result, chapter: chapterOf(hit.number), editions: [edition] };
}

/** A result of which only a name is known. */
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
    watch: '',
    elsewhere: [],
    chapter: '',
    editions: [],
    older: '',
  };
}
