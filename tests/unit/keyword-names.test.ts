import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import terms from '../../data/terms.json' with { type: 'json' };
import { WORDINGS } from '../../src/languages/all-languages.ts';
import { KEYWORD as english } from '../../src/languages/en/say/words.ts';
import {
  KEYWORD as french,
  counterNoun as frenchCounter,
} from '../../src/languages/fr/say/words.ts';
import {
  KEYWORD as italian,
  counterNoun as italianCounter,
} from '../../src/languages/it/say/words.ts';
import { loadWords, type Words } from '../../src/languages/texts/sandbox.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';

/** Interface word -> the term that it is, so that one thing has one name on the whole site. */
const SAME: readonly (readonly [term: string, word: (words: Words) => string])[] = [
  ['morning', ({ phases }) => phases.morning],
  ['noon', ({ phases }) => phases.noon],
  ['afternoon', ({ phases }) => phases.afternoon],
  ['dusk', ({ phases }) => phases.dusk],
  ['night', ({ phases }) => phases.night],
  ['succeed', ({ daily }) => daily.succeed],
  ['prepare', ({ daily }) => daily.prepare],
  ['draw', ({ daily }) => daily.draw],
  ['expand', ({ daily }) => daily.expand],
  ['progress', ({ daily }) => daily.progress],
  ['rest', ({ daily }) => daily.rest],
  ['clean-up', ({ daily }) => daily['clean-up']],
  ['check-victory', ({ daily }) => daily['check-victory']],
  ['forest', ({ terrains }) => terrains.forest],
  ['mountain', ({ terrains }) => terrains.mountain],
  ['water', ({ terrains }) => terrains.water],
  ['anchored', ({ statuses }) => statuses.anchored],
  ['ascended', ({ statuses }) => statuses.ascended],
  ['asleep', ({ statuses }) => statuses.asleep],
  ['boosted', ({ statuses }) => statuses.boosted],
  ['exhausted', ({ statuses }) => statuses.exhausted],
  ['fleeting', ({ statuses }) => statuses.fleeting],
  ['companion', ({ sides }) => sides.companion],
  ['hand', ({ zones }) => zones.hand],
  ['deck', ({ zones }) => zones.deck],
  ['reserve', ({ zones }) => zones.reserve],
  ['limbo', ({ zones }) => zones.limbo],
  ['adventure', ({ zones }) => zones.adventure],
  ['arena', ({ regions }) => regions.arena],
  ['first-player', ({ board }) => board.firstPlayer],
  ['scout', ({ decision }) => decision.scout],
];

const TYPES = ['character', 'spell', 'hero', 'landmark-permanent', 'expedition-permanent'] as const;

function singular(id: string, lang: Language): string {
  return terms.terms.find((term) => term.id === id)?.forms[lang].singular ?? `no term ${id}`;
}

/** The singular of a term and its other forms: a daily effect can be the noun of its verb. */
function namesOf(id: string, lang: Language): readonly string[] {
  const forms = terms.terms.find((term) => term.id === id)?.forms[lang];
  const named = forms ? [forms.singular, ...('other' in forms ? (forms.other ?? []) : [])] : [];
  return named.map((form) => form.toLocaleLowerCase());
}

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(SAME)('calls "%s" what its term is called', async (id, word) => {
    const words = await loadWords(lang);
    expect(namesOf(id, lang)).toContain(word(words).toLocaleLowerCase());
  });
  test.each(TYPES)('prints the type "%s" as its term', (id) => {
    const line = WORDINGS[lang].typeLine(id, []);
    expect(line.toLocaleLowerCase()).toBe(singular(id, lang).toLocaleLowerCase());
  });
});

test('keyword abilities are called what cards call them', async () => {
  const named = async (lang: Language) => (await loadWords(lang)).keywords;
  expect(await named('en')).toEqual(english);
  expect(await named('fr')).toEqual(french);
  expect(await named('it')).toEqual(italian);
});

test('every counter on a card has a name in each language, the one that cards print', async () => {
  const cards = globSync('data/cards/*.json').map((file) => readFileSync(file, 'utf8'));
  const named = cards.flatMap((text) => [...text.matchAll(/"counters?":\s*"([a-z]+)"/g)]);
  const counters = new Set(named.map(([, name = '']) => name).filter((name) => name !== 'boost'));
  expect(counters.size).toBeGreaterThan(3);
  const [fr, en, it] = await Promise.all([loadWords('fr'), loadWords('en'), loadWords('it')]);
  for (const name of counters) {
    expect(frenchCounter(name, false)).toBe(`compteur ${fr.counters[name]}`);
    expect(italianCounter(name, false)).toBe(`segnalino ${it.counters[name]}`);
    expect(en.counters[name]?.toLowerCase()).toBe(name);
  }
});
