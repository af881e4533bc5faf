import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { chosenPlays } from './chosen.ts';
import type { Example } from './example.ts';
import { exampleFile, exampleIds, readExampleFile } from './folder.ts';
import { playsOf } from './play.ts';

const words = byEachLanguage(() => 'words');

function example(id: string, more: Partial<Example>): Example {
  const position = { players: [{}, {}] };
  return { id, title: words, story: words, position, script: [], expect: [], ...more };
}

function idsOf(examples: readonly Example[], key: string): readonly string[] {
  return chosenPlays(examples)
    .get(key)!
    .map(({ id }) => id);
}

test('a play that says where to look comes first, then the shortest', () => {
  const long = example('long', {
    position: { players: [{ hand: ['kappa', 'harvest'] }, {}] },
    illustrates: ['6.1.c'],
  });
  const short = example('short', { illustrates: ['6.1.c'] });
  const looked = example('looked', {
    position: { players: [{ hand: ['kappa', 'harvest', 'geyser'] }, {}] },
    shows: [{ rule: '6.1.c', look: words }],
  });
  expect(idsOf([long, short, looked], '4.0 6.1.c')).toEqual(['looked', 'short', 'long']);
});

test('of an example, the variant that shows the rule is played', () => {
  const variants = [{ id: 'other', title: words, illustrates: ['6.1.e'] }];
  expect(idsOf([example('one', { variants })], '4.0 6.1.e')).toEqual(['one/other']);
});

test('no two examples say where to look for the same rule', () => {
  const data = fileURLToPath(new URL('../../../data', import.meta.url));
  const plays = exampleIds(data).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(data, id));
    return example ? playsOf(example) : [];
  });
  const looks = plays.flatMap(({ id, edition, looks }) =>
    Object.keys(looks).map((rule) => ({ key: `${edition} ${rule}`, id })),
  );
  const several = [...Map.groupBy(looks, ({ key }) => key)].filter(([, of]) => of.length > 1);
  expect(several.map(([key, of]) => `${key}: ${of.map(({ id }) => id).join(', ')}`)).toEqual([]);
});
