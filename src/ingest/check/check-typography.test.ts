import { expect, test } from 'vitest';
import { Problems } from '../problem.ts';
import { checkNaming, checkTexts } from './check-typography.ts';

function found(value: unknown, check: typeof checkTexts): readonly string[] {
  const problems = new Problems();
  const place = (_: object, path: readonly PropertyKey[]) => ({ file: 'a', path: path.join('.') });
  check({ value, language: null, place }, problems);
  return problems.all().map(({ code, place }) => `${code} ${place.path}`);
}

test('texts are judged by the rules of the language that they stand under', () => {
  const typography = (value: unknown) => found(value, checkTexts);
  expect(typography({ title: { fr: 'Qui ?', en: 'Who?', it: 'Chi?' } })).toEqual([
    'typography title.fr',
  ]);
  expect(
    typography({ expect: [{ note: { fr: 'Qui\u202f?', en: "it's", it: 'Ecco...' } }] }),
  ).toEqual(['typography expect.0.note.en', 'typography expect.0.note.it']);
  expect(typography({ id: "isn't language ?" })).toEqual([]);
});

test('stories call things what the game calls them', () => {
  const story = { story: { fr: 'Elle va en Limbes.', en: 'She resupplies.' } };
  expect(found(story, checkNaming)).toEqual(['wording story.fr', 'wording story.en']);
  expect(found({ story: { fr: 'Voir [[sabotage|cela]].' } }, checkNaming)).toEqual([]);
});
