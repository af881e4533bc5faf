/** Says everything with one word exchanged, one exchange after the other, and tells which are seen. */

import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Ability } from '../../src/engine/cards/ability.ts';
import type { Card } from '../../src/engine/cards/card.ts';
import { cardText, plainText } from '../../src/languages/say/card.ts';
import { createTeller, type PlayWords } from '../../src/languages/say/teller.ts';
import type { Wording } from '../../src/languages/say/wording.ts';
import { readCards } from '../../src/library/examples/folder.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { GOLDEN_EVENTS, sentenceOf } from '../golden/golden-sentences.ts';
import { type ExchangedWord, exchangeWord } from './exchanged-words.ts';

const { root, exchanges } = workerData as {
  readonly root: string;
  readonly exchanges: readonly ExchangedWord[];
};
const LANGUAGES_FOLDER = new URL('../../src/languages/', import.meta.url);
const KEY = 'exchange';

const keyOf = (url: string | undefined) =>
  url?.startsWith('file:') ? new URL(url).searchParams.get(KEY) : null;
const readText = (url: URL) => readFileSync(url, 'utf8');

registerHooks({
  resolve(specifier, context, next) {
    const key = keyOf(context.parentURL);
    const found = next(specifier, context);
    if (key === null) return found;
    const isSaid = found.url.startsWith(
      `${LANGUAGES_FOLDER.href}${exchanges[Number(key)]!.language}/say/`,
    );
    return isSaid ? { ...found, url: `${found.url}?${KEY}=${key}` } : found;
  },
  load(url, context, next) {
    const key = keyOf(url);
    if (key === null) return next(url, context);
    const one = exchanges[Number(key)]!;
    const file = new URL(url.slice(0, url.indexOf('?')));
    const source = readText(file);
    const isIts = file.href === new URL(one.file, LANGUAGES_FOLDER).href;
    const text = isIts ? exchangeWord(source, one) : source;
    return { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true };
  },
});

/** All that a language says: about events, and on cards. */
interface Said {
  readonly playWords: PlayWords;
  readonly wording: Wording;
}

async function loadSaid(language: Language, key: string): Promise<Said> {
  const folder = new URL(`${language}/say/`, LANGUAGES_FOLDER).href;
  const [{ playWords }, { wording }] = await Promise.all([
    import(`${folder}play-words.ts${key}`),
    import(`${folder}index.ts${key}`),
  ]);
  return { playWords, wording };
}

const cards = readCards(`${root}/data`);
const byId = new Map(cards.map((card) => [card.id, card]));
const rare: readonly Ability[] = JSON.parse(
  readText(new URL('say/fixtures/rare-abilities.json', LANGUAGES_FOLDER)),
);
const texts: readonly Pick<Card, 'abilities' | 'feminine'>[] = [
  ...rare.map((ability) => ({ abilities: [ability] })),
  ...cards.filter(({ abilities }) => abilities.length > 0),
];

function* sayAll({ playWords, wording }: Said): Generator<string> {
  for (const event of GOLDEN_EVENTS) yield sentenceOf(event, playWords, createTeller);
  for (const card of texts) yield plainText(cardText(card, wording, (id) => byId.get(id)!));
}

const unchanged = new Map<Language, readonly string[]>();

/** Whether anything is said otherwise with a word exchanged, or cannot be said at all. */
async function isSeen(one: ExchangedWord, place: number): Promise<boolean> {
  const before = unchanged.get(one.language) ?? [...sayAll(await loadSaid(one.language, ''))];
  unchanged.set(one.language, before);
  try {
    let at = 0;
    for (const said of sayAll(await loadSaid(one.language, `?${KEY}=${place}`))) {
      if (said !== before[at++]) return true;
    }
    return false;
  } catch {
    return true;
  }
}

for (const [place, one] of exchanges.entries()) {
  parentPort?.postMessage(await isSeen(one, place));
}
