import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ZodType, z } from 'zod';
import { type Card, RARITIES } from '../../engine/cards/card.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { iconWord } from '../../languages/icon-word.ts';
import { cardText } from '../../languages/say/card.ts';
import type { Span } from '../../languages/say/text.ts';
import { interfaceTexts } from '../../languages/texts/interface.ts';
import { triggersOf } from '../../library/card-triggers.ts';
import { chosenPlays } from '../../library/examples/chosen.ts';
import type { Example } from '../../library/examples/example.ts';
import {
  exampleFile,
  exampleIds,
  readCards,
  readExampleFile,
} from '../../library/examples/folder.ts';
import { type AskedQuestions, readQuestions } from '../../library/questions-folder.ts';
import { readRecordData } from '../../library/record/folder.ts';
import type { RecordFiles } from '../../library/record/schema.ts';
import { stringsIn } from '../../library/strings-in.ts';
import { byEachLanguage, inEveryLanguage, nameByLanguage } from '../../rulebook/by-language.ts';
import type { Language } from '../../rulebook/language.ts';
import { rulingSchema } from '../../rulebook/ruling.ts';
import {
  type SearchedPage,
  sitePagesSchema,
  type Unanswered,
  unansweredSchema,
} from '../../rulebook/site-page.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { type Synonyms, synonymsSchema } from '../../rulebook/synonyms.ts';
import type { CardTexts } from '../card-texts.ts';

const inEach = inEveryLanguage(z.string());

const card = z.object({
  id: z.string(),
  name: z.object(nameByLanguage(z.string())),
  type: z.string(),
  faction: z.string().nullish(),
  rarity: z.string().nullish(),
});
const cardFile = z.union([z.array(card), z.object({ cards: z.array(card) })]);

const example = z.object({
  id: z.string(),
  title: inEach,
  story: inEach,
  variants: z.array(z.object({ title: inEach })).optional(),
});

export type SearchedRuling = z.infer<typeof rulingSchema>;
export type SearchedCard = z.infer<typeof card>;
/** The printed texts of the cards of a name, all versions together. */
export interface SearchedCardText {
  /** The id of the name's page. */
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
}
export type SearchedExample = z.infer<typeof example>;

/** The searched content that is not part of the book. */
export interface SearchedLibrary {
  readonly rulings: readonly SearchedRuling[];
  readonly record: RecordFiles;
  readonly cards: readonly SearchedCard[];
  readonly examples: readonly SearchedExample[];
  /** The rules, as `EDITION RULE`, that examples are written to show. */
  readonly shown: ReadonlySet<string>;
  readonly cardTexts: readonly SearchedCardText[];
  /** The words of the abilities of each card, all versions of its English name together. */
  readonly cardWords: ReadonlyMap<string, ReadonlySet<string>>;
  readonly questions: AskedQuestions;
  readonly pages: readonly SearchedPage[];
  readonly unanswered: readonly Unanswered[];
  /** For each language, words that players use for one another. */
  readonly synonyms: Synonyms;
}

/** Reads the searched content from the `data` folder. Rejects if a file does not match its schema. */
export async function readSearchedLibrary(data: string): Promise<SearchedLibrary> {
  const cards = await readAll(join(data, 'cards'), cardFile);
  const played = readCards(data);
  return {
    rulings: await readAll(join(data, 'rulings'), rulingSchema),
    record: readRecordData(data),
    cards: cards.flatMap((file) => ('cards' in file ? file.cards : file)),
    cardTexts: cardTexts(played),
    cardWords: cardWords(played),
    examples: await readAll(join(data, 'examples'), example),
    shown: new Set(chosenPlays(readExamples(data)).keys()),
    questions: readQuestions(data),
    pages: sitePagesSchema.parse(await readJson(join(data, 'pages.json'))),
    unanswered: unansweredSchema.parse(await readJson(join(data, 'unanswered.json'))),
    synonyms: synonymsSchema.parse(await readJson(join(data, 'synonyms.json'))),
  };
}

/** Reads the examples in the form in which they are played. */
function readExamples(data: string): Example[] {
  return exampleIds(data).flatMap((id) => readExampleFile(exampleFile(data, id)).example ?? []);
}

/** Returns the printed texts of cards in a language. */
export function cardTextsIn({ cardTexts }: SearchedLibrary, language: Language): CardTexts {
  return Object.fromEntries(cardTexts.map(({ id, text }) => [id, text[language]]));
}

/** Returns the printed texts of the cards of each name. */
function cardTexts(cards: readonly Card[]): SearchedCardText[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const named = (id: string) => {
    const card = byId.get(id);
    if (!card) throw new Error(`There is no card "${id}".`);
    return card;
  };
  const byName = Map.groupBy(cards, ({ name }) => name.en);
  return Array.from(byName, ([name, versions]) => {
    const printed = (language: Language) => {
      const byRarity = versions.toSorted((a, b) => rarityPlace(a) - rarityPlace(b));
      const texts = Map.groupBy(byRarity, (card) =>
        cardText(card, WORDINGS[language], named)
          .flatMap((ability) => ability.lines.map((line) => lineText(line.spans, language)))
          .join(' '),
      );
      texts.delete('');
      if (texts.size < 2) return [...texts.keys()].join('');
      const says = ([text, same]: readonly [string, readonly Card[]]) => {
        return `${versionNames(same, versions, language)}${WORDINGS[language].colon}${text}`;
      };
      return Array.from(texts, says).join(' ');
    };
    return { id: slugOf(name), text: byEachLanguage(printed) };
  });
}

function rarityPlace({ rarity = 'common' }: Card): number {
  return RARITIES.indexOf(rarity);
}

/** Names versions of a card by their rarity, with the faction where others have the same rarity. */
function versionNames(
  same: readonly Card[],
  versions: readonly Card[],
  language: Language,
): string {
  const { rarities, icons } = interfaceTexts(language);
  const names = same.map(({ rarity, faction }) => {
    const isShared = versions.some((other) => !same.includes(other) && other.rarity === rarity);
    return [rarity && rarities[rarity], isShared && faction && icons[faction]].filter(Boolean);
  });
  return [...new Set(names.map((words) => words.join(' ')))].join(', ');
}

/** Maps each English name to the words of its cards' abilities: verbs, keywords and triggers. */
function cardWords(cards: readonly Card[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = Map.groupBy(cards, ({ name }) => name.en);
  return new Map(
    Array.from(byName, ([name, versions]) => {
      const words = versions.flatMap((card) => [...stringsIn(card.abilities), ...triggersOf(card)]);
      return [name, new Set(words)];
    }),
  );
}

function lineText(line: readonly Span[], language: Language): string {
  return line.map((span) => ('icon' in span ? iconWord(span.icon, language) : span.text)).join('');
}

async function readAll<Value>(folder: string, kind: ZodType<Value>): Promise<Value[]> {
  const files = await Array.fromAsync(glob('**/*.json', { cwd: folder }));
  return Promise.all(
    files.sort().map(async (file) => {
      const read = kind.safeParse(await readJson(join(folder, file)));
      if (!read.success) throw new Error(`${join(folder, file)}: ${read.error.message}`);
      return read.data;
    }),
  );
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
