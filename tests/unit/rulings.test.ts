import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards/card.ts';
import { allRuleNumbers } from '../../src/engine/index.ts';
import { exampleFile, readExampleFile } from '../../src/library/examples/folder.ts';
import { playsOf } from '../../src/library/examples/play.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { type Ruling, rulingSchema, standingOf } from '../../src/rulebook/ruling.ts';
import { numbersIn, structureSchema } from '../../src/rulebook/structure.ts';
import { parseText } from '../../src/rulebook/text.ts';
import { mapPhrasing } from '../../src/rulebook/tree.ts';
import { ANSWERS, HISTORY_ANSWERS } from './published-rulings.ts';

const data = new URL('../../data/', import.meta.url);
const files = readdirSync(new URL('rulings/', data));
const cards = new Map(
  readdirSync(new URL('cards/', data))
    .flatMap((name) => read(`cards/${name}`) as Card[])
    .map((card) => [card.id, card]),
);
const terms = new Set(
  (read('terms.json') as { terms: { id: string }[] }).terms.map(({ id }) => id),
);

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, data), 'utf8'));
}

/** Returns the rule numbers of an edition: from its structure, with its supplement, or those that the engine knows. */
function rulesOf(edition: string): ReadonlySet<string> {
  const file = `editions/${edition}/structure.json`;
  if (!existsSync(new URL(file, data))) return new Set(allRuleNumbers());
  const supplement = `editions/${edition}/supplement/structure.json`;
  const parts = [file, supplement].filter((part) => existsSync(new URL(part, data)));
  return new Set(parts.flatMap((part) => [...numbersIn(structureSchema.parse(read(part)))]));
}

const rules = new Map(['2024-09', '4.0', '5.0'].map((edition) => [edition, rulesOf(edition)]));

/** Returns the terms and icons that a text marks, in order. */
function marksOf(text: string): readonly string[] {
  const { blocks, findings } = parseText(text, 'rule');
  expect(findings).toEqual([]);
  const marks: string[] = [];
  mapPhrasing(blocks, (node) => {
    if (node.type === 'term') marks.push(node.id);
    else if (node.type === 'icon') marks.push(`{${node.name}}`);
    else expect(['text', 'number']).toContain(node.type);
    return [node];
  });
  return marks;
}

describe.each(files)('%s', (file) => {
  const ruling: Ruling = rulingSchema.parse(read(`rulings/${file}`));

  test('bears the name of its file, and its days in order', () => {
    expect(`${ruling.id}.json`).toBe(file);
    expect([...ruling.dates].sort()).toEqual(ruling.dates);
  });

  test('names cards, terms and rules that there are', () => {
    expect(ruling.cards.filter((id) => !cards.has(id))).toEqual([]);
    const books = ruling.unofficial ? ['5.0'] : ['2024-09', '4.0', '5.0'];
    expect(Object.keys(ruling.rules).sort()).toEqual(books);
    for (const [edition, numbers] of Object.entries(ruling.rules)) {
      expect(numbers.filter((number) => !rules.get(edition)?.has(number))).toEqual([]);
    }
    const marks = [ruling.answer, ...(ruling.notes ?? []).map(({ text }) => text)].flatMap((text) =>
      marksOf(text.fr),
    );
    expect(marks.filter((mark) => !mark.startsWith('{') && !terms.has(mark))).toEqual([]);
  });

  test('is held against 5.0, or answers by it', () => {
    if (ruling.unofficial) expect(ruling.rules['5.0']).not.toEqual([]);
    else expect(ruling.checked).toHaveProperty(['5.0']);
  });

  test('marks the same in each language', () => {
    const changed = Object.values(ruling.checked ?? {}).flatMap((found) =>
      found === 'stands' ? [] : [found.answer],
    );
    const notes = (ruling.notes ?? []).map(({ text }) => text);
    const texts = [ruling.question, ruling.answer, ...notes, ...changed];
    for (const text of texts) {
      const sorted = LANGUAGES.map((lang) => [...marksOf(text[lang])].sort().join(' '));
      expect(new Set(sorted).size).toBe(1);
    }
  });

  test('is played out by the books that it answers by, where it is about play', () => {
    // A proposal has the moment at the board until an editor seals it with an example.
    if (ruling.kind === 'not-play' || standingOf(ruling) === 'proposed') return;
    expect(ruling.example).toBeDefined();
    const [id] = ruling.example!.split('/');
    const { example } = readExampleFile(exampleFile(fileURLToPath(data), id!));
    const played = playsOf(example!).filter((play) => play.id === ruling.example);
    const books = ruling.unofficial ? ['5.0'] : ['4.0', '5.0'];
    expect(played.map(({ edition }) => edition)).toEqual(expect.arrayContaining(books));
  });
});

const published = new URL('../../../shared/reference/rulings.json', import.meta.url);

test.runIf(existsSync(published))('the published questions are answered', () => {
  const asked = JSON.parse(readFileSync(published, 'utf8')) as { cards: string[]; date: string }[];
  const all = new Map(files.map((file) => [file, rulingSchema.parse(read(`rulings/${file}`))]));
  expect(ANSWERS).toHaveLength(asked.length);
  const unanswered = asked.filter(({ cards: names, date }, place) => {
    const answer = all.get(`${ANSWERS[place]}.json`);
    const about = answer?.cards.map((id) => cards.get(id)?.name.en) ?? [];
    return !answer?.dates.includes(date) || !names.every((name) => about.includes(name));
  });
  expect(unanswered).toEqual([]);
});

/** The property of the card version asked about that its other versions lack. */
const ASKED_ABOUT: readonly (readonly [ruling: string, name: string, has: RegExp])[] = [
  ['condition-after-the-dash', 'Kadigiran Mage-Dancer', /"phase":"dusk"/],
  ['gigantic-defender', 'Atlas', /"token":true/],
  ['icebound-sacrificed-otherwise', 'Boom!', /"sacrifice".*"permanent".*"ifDone"/],
  ['jinn-and-mana-reaping', 'Mighty Jinn', /"ifNot"/],
  ['ogun-and-reserve', 'Ogun', /"subtype":"plant"/],
  ['resupplying-twice', 'Harvest', /"resupply".*"resupply"/],
  ['wording-before-the-dash', 'Kadigiran Mage-Dancer', /"phase":"dusk"/],
  ['wording-before-the-dash', 'Red', /"phase":"dusk"/],
  ['wording-before-the-dash', 'Spindle Harvesters', /"phase":"noon"/],
  ['wording-triggers-abilities', 'Inari', /"do":"activate"/],
  ['wording-triggers-abilities', 'Jian, Assembly Overseer', /"do":"activate"/],
];

test.each(ASKED_ABOUT)('%s is about the right version of %s', (id, name, has) => {
  const { cards: named } = rulingSchema.parse(read(`rulings/${id}.json`));
  const [card] = named.flatMap((one) => cards.get(one) ?? []).filter((one) => one.name.en === name);
  expect(JSON.stringify(card?.abilities)).toMatch(has);
});

test('every official ruling answers a published question', () => {
  const answers = new Set([...ANSWERS, ...HISTORY_ANSWERS]);
  const official = files.filter((file) => !rulingSchema.parse(read(`rulings/${file}`)).unofficial);
  expect([...answers].map((id) => `${id}.json`).sort()).toEqual(official.sort());
});

if (!existsSync(published)) {
  console.log('The publisher’s questions are not here: whether each is answered is not tested.');
}
