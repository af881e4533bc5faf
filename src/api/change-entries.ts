import { plainWords } from '../languages/plain-words.ts';
import { interfaceTexts } from '../languages/texts/interface.ts';
import type { EditionHistory } from '../library/changes.ts';
import type { Change } from '../rulebook/changes.ts';
import type { Language } from '../rulebook/language.ts';
import { type Feed, type FeedEntry, feedTag } from './feed.ts';

/** The full URLs of the feed and its entries. */
export interface FeedPlaces {
  readonly self: string;
  readonly page: (edition: string) => string;
  readonly rule: (edition: string, number: string) => string;
}

/** Changes that are not announced, because the rule says the same as before. */
const QUIET: readonly Change['kind'][] = ['same', 'renumbered', 'unknown'];

/** The changes of the rules, and what a feed needs to tell them in a language. */
export interface ListedChanges {
  readonly lang: Language;
  readonly histories: readonly EditionHistory[];
  readonly places: FeedPlaces;
  /** The words of rules, on one line. */
  readonly textOf: (edition: string, numbers: readonly string[]) => string;
}

/** What changed in the rules: an entry for each edition and for each change of more than a number. */
export function feedOfChanges(content: ListedChanges): Feed {
  const { lang, places } = content;
  return {
    lang,
    id: feedTag(`changes/${lang}`),
    title: interfaceTexts(lang).changes.feedTitle,
    self: places.self,
    entries: entriesOf(content),
  };
}

function entriesOf({ lang, histories, places, textOf }: ListedChanges): FeedEntry[] {
  const words = interfaceTexts(lang).changes;
  return histories.flatMap((history) => [
    {
      id: feedTag(`changes/${history.edition}`),
      title: words.title(history.edition),
      link: places.page(history.edition),
      date: history.date,
      summary: words.lead(history.before, history.edition),
    },
    ...history.steps
      .filter(({ change }) => !QUIET.includes(change.kind))
      .map(({ before, edition, change: { from, to, kind, why } }) => {
        const [at, numbers] = to.length > 0 ? [edition, to] : [before, from];
        const arrow = [from, to].map((side) => side.join(', ')).filter((side) => side !== '');
        return {
          id: feedTag(`changes/${edition}/${at}/${numbers.join('+')}`),
          title: `${words.kind[kind]}: ${arrow.join(' → ')}`,
          link: places.rule(at, numbers[0]!),
          date: history.date,
          summary: [why && plainWords(why[lang], lang), textOf(at, numbers)]
            .filter(Boolean)
            .join(' — '),
        };
      }),
  ]);
}
