import { expect, it } from 'vitest';
import { openLibrary } from '../../library/open-library.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { joinIndex, splitIndex } from './parts.ts';
import { indexRows } from './rows.ts';
import { searchedLibrary } from './searched-library.ts';

const library = searchedLibrary(openLibrary('content', 'data'));

it.each(LANGUAGES)('an index that was split is whole again once joined: %s', (language) => {
  const rows = indexRows(library, language);
  const { first, rest } = splitIndex(rows, language, 'now');
  expect(joinIndex(first, rest, language)).toEqual(rows);
  expect(JSON.stringify(first).length).toBeLessThan(0.75 * JSON.stringify(rows).length);
});

it('parts of two versions are not joined: their rows have other places', () => {
  const rows = indexRows(library, 'en');
  const [now, before] = ['now', 'before'].map((mark) => splitIndex(rows, 'en', mark));
  expect(joinIndex(now!.first, before!.rest, 'en')).toBeNull();
});
