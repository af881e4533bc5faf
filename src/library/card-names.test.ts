import { expect, test } from 'vitest';
import { comparedWith, differingFacts, equalVersions, markedText } from './card-differences.ts';
import { cardNames, formerPages, namesByFaction } from './card-names.ts';
import { symbolOf, triggersOf } from './card-triggers.ts';
import { cardNamed, printedCard } from './cards.ts';
import { collection } from './collection.ts';

test('every card stands under one name, its plainest version first', () => {
  const all = [...cardNames.values()].flatMap(({ versions }) => versions);
  expect(all.length).toBe(collection.size);
  expect([...namesByFaction('it').values()].flat().length).toBe(cardNames.size);
  const { versions } = cardNames.get('yzmir-nurse')!;
  expect(versions.map(({ id }) => id)).toEqual([
    'yzmir-nurse',
    'yzmir-nurse-rare',
    'yzmir-nurse-shifted',
  ]);
});

test('no former address is that of a name', () => {
  expect(formerPages.filter(({ id }) => cardNames.has(id))).toEqual([]);
});

test('facts and words that the versions do not share are marked', () => {
  const versions = cardNames.get('yzmir-nurse')!.versions.map(({ id }) => printedCard(id, 'en'));
  expect([...differingFacts(versions)]).toEqual([]);
  const words = (place: number) =>
    markedText(versions[place]!, versions)
      .flatMap(({ lines }) => lines.flatMap(({ spans }) => spans))
      .flatMap((span) => (span.differs && 'text' in span ? [span.text.trim()] : []));
  expect(words(0)).toEqual(['Character.', 'I gain']);
  expect(words(1)).toEqual(['Character.', 'target Character gains']);
});

test('versions that differ by faction alone are one, and each is compared with the first', () => {
  const versions = cardNames
    .get('kuraokami-unbound')!
    .versions.map(({ id }) => printedCard(id, 'en'));
  const groups = equalVersions(versions);
  expect(groups.map((group) => group.length)).toEqual([6, 1, 1, 1, 1, 1, 1]);
  const firsts = groups.map(([first]) => first!);
  const marks = firsts.map((own) => differingFacts(comparedWith(own, firsts)).size);
  expect(marks[0]).toBe(0);
  expect(marks.some((count) => count > 0)).toBe(true);
});

test('the first version has no marks, the others only what it has not', () => {
  const gates = cardNames.get('open-the-gates')!.versions.map(({ id }) => printedCard(id, 'en'));
  const marked = gates.map((own) =>
    markedText(own, comparedWith(own, gates))
      .flatMap(({ lines }) => lines.flatMap(({ spans }) => spans))
      .flatMap((span) => (span.differs && 'text' in span ? [span.text.trim()] : []))
      .join(' '),
  );
  expect(marked[0]).toBe('');
  expect(marked[2]).toBe('a Brassbug 2/2/2 Robot token');
});

test('a text with its marks is the text', () => {
  for (const { versions } of [...cardNames.values()].slice(0, 50)) {
    const printed = versions.map(({ id }) => printedCard(id, 'fr'));
    const plain = (text: (typeof printed)[number]['text']) =>
      text.map(({ lines }) =>
        lines.map(({ spans }) =>
          spans.map((span) => ('icon' in span ? `{${span.icon}}` : span.text)).join(''),
        ),
      );
    for (const each of printed) expect(plain(markedText(each, printed))).toEqual(plain(each.text));
  }
});

test('a card is found by what its Reactions wait for', () => {
  expect(triggersOf(cardNamed('yzmir-nurse'))).toEqual(['icon-hand']);
  expect(symbolOf('icon-hand')).toBe('hand');
  expect(symbolOf('noon')).toBeUndefined();
});
