import { expect, it } from 'vitest';
import { LANGUAGES } from '../../rulebook/language.ts';
import { readSearchedContent } from './collection-data.ts';
import { readSearchedLibrary } from './library-data.ts';
import { joinIndex, splitIndex } from './parts.ts';
import { indexRows } from './rows.ts';

const content = await readSearchedContent('content');
const library = await readSearchedLibrary('data');

it.each(LANGUAGES)('an index that was split is whole again once joined: %s', (language) => {
  const rows = indexRows(content, library, language);
  const { first, rest } = splitIndex(rows, language, 'now');
  expect(joinIndex(first, rest, language)).toEqual(rows);
  expect(JSON.stringify(first).length).toBeLessThan(0.75 * JSON.stringify(rows).length);
});

it('parts of two versions are not joined: their rows have other places', () => {
  const rows = indexRows(content, library, 'en');
  const [now, before] = ['now', 'before'].map((mark) => splitIndex(rows, 'en', mark));
  expect(joinIndex(now!.first, before!.rest, 'en')).toBeNull();
});
