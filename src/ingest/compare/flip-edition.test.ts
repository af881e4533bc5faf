import { describe, expect, it } from 'vitest';
import { editionSchema } from '../../rulebook/edition.ts';
import { editionWordsSchema } from '../../rulebook/edition-words.ts';
import { structureSchema } from '../../rulebook/structure.ts';
import { Problems } from '../problem.ts';
import { bindBooks } from '../read/bind-book.ts';
import type { Checked } from '../read/checked-file.ts';
import type { EditionFiles } from '../read/edition-folder.ts';
import { parseJson } from '../read/json.ts';
import { rulesOf } from '../read/loaded.ts';
import { Places } from '../read/places.ts';
import { FlipError, flipEdition } from './flip-edition.ts';

const checked = <Value>(value: Value): Checked<Value> => ({
  file: 'file.json',
  value,
  json: parseJson('file.json', '{}', new Problems())!,
});

/** Makes the files of an edition in English with one section. */
function filesOf(
  id: string,
  section: { number: string; rules: object[] },
  rules: Record<string, object>,
  more: { titles?: Record<string, string>; before?: string; changes?: object[] } = {},
): EditionFiles {
  const { titles = {}, before, changes = [] } = more;
  return {
    edition: checked(
      editionSchema.parse({
        id,
        title: { en: id, fr: id, it: id },
        date: `202${id[0]}-01-01`,
        sources: {},
      }),
    ),
    structure: checked(structureSchema.parse({ edition: id, sections: [section] })),
    words: new Map([
      [
        'en',
        checked(
          editionWordsSchema.parse({
            edition: id,
            language: 'en',
            titles: { [section.number]: 'Rivers', ...titles },
            rules,
          }),
        ),
      ],
    ]),
    changes: before === undefined ? null : (checked({ edition: id, before, changes }) as never),
  };
}

const remark = { kind: 'remark', official: false };
const OLD = filesOf(
  '4.0',
  {
    number: '1.1',
    rules: [
      { number: '1.1.a', provenance: 'completed' },
      { number: '1.1.b', notes: [{ ...remark, official: true, from: '4.0 1.1.b' }] },
      { number: '1.1.c', notes: [remark] },
      { number: '1.1.d' },
    ],
  },
  {
    '1.1.a': { lead: 'Stones', text: 'A stone is grey.', provenance: 'The colour is added.' },
    '1.1.b': { text: 'A river has stones, see 1.1.a.', notes: ['As in 1.1.a.'] },
    '1.1.c': { text: 'A bridge crosses a river.', notes: ['Or none.'] },
    '1.1.d': { text: 'A lake is no river, see 1.1.c.' },
  },
  { titles: { '1.1.b': 'Stones of a river' } },
);
const NEW = filesOf(
  '5.0',
  {
    number: '1.2',
    rules: [
      { number: '1.2.a', same: '4.0 1.1.b', notes: ['same', remark] },
      { number: '1.2.b', same: '4.0 1.1.a', provenance: 'completed' },
      { number: '1.2.c', same: '4.0 1.1.c' },
      { number: '1.2.d', same: '4.0 1.1.d', sources: ['en'] },
      { number: '1.2.e', notes: [remark] },
    ],
  },
  {
    '1.2.a': { notes: ['Stones sink.'] },
    '1.2.e': { text: 'A sea is new.', notes: ['Salty.'] },
  },
  {
    titles: { '1.2.a': 'Stones of a river' },
    before: '4.0',
    changes: [
      { from: ['1.1.a'], to: ['1.2.b'], kind: 'renumbered' },
      { from: ['1.1.b'], to: ['1.2.a'], kind: 'renumbered' },
      { from: ['1.1.c'], to: ['1.2.c'], kind: 'renumbered' },
      { from: ['1.1.d'], to: ['1.2.d'], kind: 'renumbered' },
      { from: [], to: ['1.2.e'], kind: 'new' },
    ],
  },
);

const boundRules = (editions: readonly EditionFiles[]) =>
  bindBooks(editions, { places: new Places(), problems: new Problems() }).map(({ dictionaries }) =>
    [...rulesOf(dictionaries[0]!.dictionary)].map(({ wordsOf: _, ...rule }) => rule),
  );
const wordsIn = (files: EditionFiles) => files.words.get('en')!.value;
const rulesIn = (files: EditionFiles) => files.structure.value.sections[0]!.rules;

describe('a flip', () => {
  const { editions, kept } = flipEdition([OLD, NEW], '5.0');
  const [old, now] = editions as [EditionFiles, EditionFiles];

  it('writes all words of the newest edition into its own files', () => {
    expect(wordsIn(now).rules).toEqual({
      '1.2.a': { text: 'A river has stones, see 1.2.b.', notes: ['As in 1.2.b.', 'Stones sink.'] },
      '1.2.b': { lead: 'Stones', text: 'A stone is grey.', provenance: 'The colour is added.' },
      '1.2.c': { text: 'A bridge crosses a river.' },
      '1.2.d': { text: 'A lake is no river, see 1.2.c.' },
      '1.2.e': { text: 'A sea is new.', notes: ['Salty.'] },
    });
    expect(rulesIn(now)).toEqual([
      { number: '1.2.a', notes: [{ ...remark, official: true, from: '5.0 1.2.a' }, remark] },
      { number: '1.2.b', provenance: 'completed' },
      { number: '1.2.c' },
      { number: '1.2.d', sources: ['en'] },
      { number: '1.2.e', notes: [remark] },
    ]);
    expect(now.edition.value.wordsFrom).toBe('4.0');
  });

  it('leaves the older edition only what it says otherwise', () => {
    expect(wordsIn(old).rules).toEqual({ '1.1.c': { notes: ['Or none.'] } });
    expect(wordsIn(old).titles).toEqual({ '1.1': 'Rivers' });
    expect(rulesIn(old)).toEqual([
      { number: '1.1.a', same: '5.0 1.2.b', provenance: 'completed' },
      { number: '1.1.b', same: '5.0 1.2.a', notes: ['same 1'] },
      { number: '1.1.c', same: '5.0 1.2.c', notes: [remark] },
      { number: '1.1.d', same: '5.0 1.2.d' },
    ]);
    expect(kept).toEqual([]);
  });

  it('changes no rule of any edition', () => {
    expect(boundRules(editions)).toEqual(boundRules([OLD, NEW]));
  });

  it('can be done again for the next edition', () => {
    const next = filesOf(
      '6.0',
      { number: '1.2', rules: [{ number: '1.2.a', same: '5.0 1.2.a', notes: ['same'] }] },
      {},
      {
        before: '5.0',
        changes: [
          { from: ['1.2.a'], to: ['1.2.a'], kind: 'same' },
          { from: ['1.2.b'], to: ['1.2.b'], kind: 'same' },
        ],
      },
    );
    const three = [...editions, next];
    const flipped = flipEdition(three, '6.0').editions;
    expect(boundRules(flipped)).toEqual(boundRules(three));
    expect(wordsIn(flipped[2]!).rules['1.2.a']!.text).toBe('A river has stones, see 1.2.b.');
    expect(wordsIn(flipped[1]!).rules['1.2.a']).toBeUndefined();
  });
});

it('leaves an older rule the words in which a number would become another', () => {
  const merged = {
    ...NEW,
    changes: {
      ...NEW.changes!,
      value: {
        ...NEW.changes!.value,
        changes: [
          ...NEW.changes!.value.changes.filter(({ to }) => to[0] !== '1.2.c'),
          { from: ['1.1.c', '1.1.e'], to: ['1.2.c'], kind: 'merged' as const },
        ],
      },
    },
  };
  const { editions, kept } = flipEdition([OLD, merged], '5.0');
  expect(kept).toEqual(['4.0 1.1.d (text)']);
  expect(boundRules(editions)).toEqual(boundRules([OLD, merged]));
});

it('refuses an edition that is whole or unknown', () => {
  expect(() => flipEdition([OLD, NEW], '4.0')).toThrow(FlipError);
  expect(() => flipEdition([OLD, NEW], '6.0')).toThrow('there is no edition 6.0');
});
