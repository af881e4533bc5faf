/** Says and reads a card in the made-up language; run in a copy of the project, printed as JSON. */

import { readFileSync } from 'node:fs';

/** The files of the copy, beside which this file is put. */
async function loadLanguage(file: string) {
  return import(new URL(`./src/${file}`, import.meta.url).href);
}

const { LANGUAGES } = await loadLanguage('rulebook/language.ts');
const code = LANGUAGES.at(-1);
const { PLAY_WORDS, WORDINGS } = await loadLanguage('languages/all-languages.ts');
const { cardText, plainText } = await loadLanguage('languages/say/card.ts');
const { textOfSpans } = await loadLanguage('languages/say/text.ts');
const { createTeller } = await loadLanguage('languages/say/teller.ts');
const { readersOfAll } = await loadLanguage('languages/read/reader-of.ts');
const { loadReaders } = await loadLanguage('languages/read/create-reader.ts');
const { readWrittenCard } = await loadLanguage('languages/read/written-card.ts');
const { interfaceTexts } = await loadLanguage('languages/texts/interface.ts');
const { loadWords } = await loadLanguage('languages/texts/sandbox.ts');
const { iconWord } = await loadLanguage('languages/icon-word.ts');
const { asSentence } = await loadLanguage('languages/sentence.ts');
const { stem } = await loadLanguage('search/words/stem.ts');
const { forbiddenIn } = await loadLanguage('ingest/check/check-told.ts');
const { runPlay } = await loadLanguage('library/examples/run.ts');
const { playsOf } = await loadLanguage('library/examples/play.ts');
const { exampleFile, readCards } = await loadLanguage('library/examples/folder.ts');

const data = new URL('./data', import.meta.url).pathname;
const cards = readCards(data);
const byId = new Map(cards.map((card: { id: string }) => [card.id, card]));
const card = byId.get('snoozer-shroom-rare') as { abilities: { kind: string }[]; type: string };
const said = plainText(cardText(card, WORDINGS[code], (id: string) => byId.get(id)));
const [line = ''] = said.split('\n');
const written = `Sleeper\n${WORDINGS[code].typeLine('character', ['robot'])}, 1/1, 1/1/1\n${line}`;
const tokens = cards.filter(({ type }: { type: string }) => type === 'token');
const eager = readWrittenCard(written, readersOfAll(tokens), code);
const lazy = readWrittenCard(written, await loadReaders(tokens), code);

// Its title has no words in the language yet, so that the schema would refuse it.
const example = JSON.parse(readFileSync(exampleFile(data, 'spy-craft'), 'utf8'));
const play = playsOf(example)[0];
const run = runPlay(play, cards);
const teller = createTeller(PLAY_WORDS[code], {
  viewer: null,
  players: ['Ana', 'Bo'],
  card: (id: string) => (byId.get(id) as { name: object }).name,
});

process.stdout.write(
  JSON.stringify({
    code,
    said,
    typeLine: WORDINGS[code].typeLine('character', ['robot']),
    read: { card: eager.card, stop: eager.stop ?? null, language: eager.language },
    loaded: lazy.card,
    steps: run.trace.map((entry: never) => textOfSpans(teller.entry(entry))),
    home: interfaceTexts(code).nav.home,
    board: (await loadWords(code)).statuses.asleep,
    icon: iconWord('join', code),
    sentence: asSentence(`${iconWord('join', code)} I draw.`, code),
    stem: stem('cards', code),
    forbidden: forbiddenIn('Nothing wrong.', code),
  }),
);
