import { describe, expect, test } from 'vitest';
import { Problems } from '../problem.ts';
import { parseJson } from '../read/json.ts';
import { Places } from '../read/places.ts';
import { readPlainDictionary } from './plain-dictionary.ts';

function read(value: unknown) {
  const reading = { places: new Places(), problems: new Problems() };
  const json = parseJson('dictionary.json', JSON.stringify(value, null, 1), reading.problems)!;
  const contributions = readPlainDictionary(json, reading);
  return {
    entries: contributions?.map(({ entry }) => entry),
    languages: contributions?.map(({ language }) => language),
    problems: reading.problems.all(),
  };
}

const STEPS =
  '6.1.a A step is what a verb does to the objects.\n\n6.1.b All of it is done at once.';
const VANILLA = 'A card that has no text in the box.';
const EXPECTED = [
  {
    kind: 'section',
    number: '6.1',
    title: 'Steps',
    rules: [
      { number: '6.1.a', text: 'A step is what a verb does to the objects.' },
      { number: '6.1.b', text: 'All of it is done at once.' },
    ],
  },
  { kind: 'article', id: 'vanilla', title: 'Vanilla', text: VANILLA },
];

describe('readPlainDictionary', () => {
  test.each([
    ['an object', { '6.1 Steps': STEPS, Vanilla: VANILLA }],
    [
      'pairs',
      [
        ['6.1 Steps', STEPS],
        ['Vanilla', VANILLA],
      ],
    ],
    [
      'objects',
      [
        { title: '6.1 Steps', text: STEPS, id: 7 },
        { title: 'Vanilla', text: VANILLA },
      ],
    ],
    [
      'simple HTML',
      {
        '6.1 Steps': `<p>${STEPS.replace('\n\n', '</p>\n<p>')}</p>`,
        Vanilla: `<p>${VANILLA}</p>`,
      },
    ],
    [
      'a rule as an entry',
      { '6.1 Steps': STEPS.split('\n\n')[0], '6.1.b': STEPS.split('.b ')[1], Vanilla: VANILLA },
    ],
  ])('reads %s', (what, value) => {
    const { entries, languages, problems } = read(value);
    expect(problems).toEqual([]);
    expect(new Set(languages)).toEqual(new Set(['en']));
    if (what !== 'a rule as an entry') expect(entries).toEqual(EXPECTED);
    else expect(entries).toHaveLength(3);
  });

  test('reads groups, notes and lists in a text', () => {
    const { entries } = read({
      '7.2 Pronouns': `7.2.1 Me
7.2.1.a The first person is the object.
Example. I am the object.
7.2.2 You
7.2.2.a The second person is of these:
<ul><li>the player</li></ul>`,
    });
    expect(entries?.map((entry) => entry.kind)).toEqual(['group', 'section', 'section']);
  });

  test('keeps leads, emphasis, headings and tables of HTML', () => {
    const { entries } = read({
      '4.2.1 Morning':
        '<p><b>4.2.1.a Draw</b> Each player draws <i>two</i> of the cards [now].</p>',
      Modes:
        '<h2>of the game</h2><table><tr><th>Mode</th><th>Players</th></tr>' +
        '<tr><td>Standard|one</td><td><b>2</b></td></tr></table>',
    });
    expect(entries).toEqual([
      {
        kind: 'section',
        number: '4.2.1',
        title: 'Morning',
        rules: [
          {
            number: '4.2.1.a',
            lead: 'Draw',
            text: 'Each player draws *two* of the cards \\[now\\].',
          },
        ],
      },
      {
        kind: 'article',
        id: 'modes',
        title: 'Modes',
        text: '### of the game\n\n| Mode | Players |\n| - | - |\n| Standard\\|one | **2** |',
      },
    ]);
  });

  test('names what cannot be read', () => {
    expect(read({ a: 1 }).problems).toMatchObject([{ code: 'schema' }]);
    expect(read([['a']]).problems).toMatchObject([{ code: 'schema' }]);
    expect(read({ Vanilla: 'x' }).problems).toMatchObject([{ code: 'wrong-language' }]);
    const { problems } = read({ '6.1 Steps': `<p>${STEPS}</p><script>x</script>` });
    expect(problems).toMatchObject([{ code: 'stray-markup', place: { path: '["6.1 Steps"]' } }]);
  });
});
