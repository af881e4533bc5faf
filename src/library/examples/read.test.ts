import { describe, expect, test } from 'vitest';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { playsOf } from './play.ts';
import { readExample } from './read.ts';

const words = byEachLanguage((language) => language);
const small = {
  id: 'small',
  title: words,
  story: words,
  position: { players: [{ hand: ['kappa', { card: 'kappa', as: 'mine' }] }, {}] },
  script: [{ choose: 'pass' }],
  expect: [{ object: 'kappa', zone: 'hand' }],
};

const problems = (more: object) => readExample(JSON.stringify({ ...small, ...more })).problems;

describe('reading', () => {
  test('a small example', () => {
    expect(readExample(JSON.stringify(small)).example).toMatchObject({ id: 'small' });
  });

  test('text that is no JSON', () => {
    expect(readExample('{').problems).toMatchObject([{ kind: 'format', where: '' }]);
  });

  test.each([
    [{ id: 'Big Id' }, 'id'],
    [{ story: { fr: 'a', en: 'b' } }, 'story.it'],
    [
      { position: { players: [{ hand: [{ card: 'kappa', status: [] }] }, {}] } },
      'position.players[0].hand[0]',
    ],
    [{ script: [{ choose: 'pass', who: 1 }] }, 'script[0]'],
    [{ expect: [{ object: 'kappa', zone: 'graveyard' }] }, 'expect[0].zone'],
    [{ expect: [{ object: 'kappa', zone: 'hand', stats: 1 }] }, 'expect[0]'],
    [{ expect: [] }, 'expect'],
    [{ illustrates: ['6.1.a', 'six'] }, 'illustrates[1]'],
    [{ position: { players: [{ hand: [{ card: 'kappa', as: 'pass' }] }, {}] } }, 'position'],
    [
      {
        variants: [
          { id: 'a', title: words },
          { id: 'a', title: words },
        ],
      },
      'variants[1].id',
    ],
  ])('%j is wrong at %s', (more, where) => {
    expect(problems(more)).toMatchObject([{ kind: 'format', where }]);
  });

  test('says the nearest key to one that there is none of', () => {
    const [problem] = problems({ position: { players: [{ handd: [] }, {}] } });
    expect(problem).toMatchObject({ where: 'position.players[0]' });
    expect(problem).toMatchObject({ message: expect.stringContaining('did you mean "hand"?') });
  });
});

describe('plays', () => {
  const plays = (more: object) => {
    const { example } = readExample(JSON.stringify({ ...small, ...more }));
    return playsOf(example!);
  };

  test('one for each edition and variant, with default names', () => {
    const all = plays({ variants: [{ id: 'other', title: words, editions: ['4.0'] }] });
    expect(all.map(({ id, edition }) => `${id} ${edition}`)).toEqual([
      'small 2024-09',
      'small 4.0',
      'small 5.0',
      'small/other 4.0',
    ]);
    expect(all[0]!.position.players.map(({ name }) => name)).toEqual(['Alma', 'Bo']);
  });

  test('rules with and without a sentence that says where to look', () => {
    const [play] = plays({
      illustrates: ['6.1.a', { rule: '6.1.b', look: words }],
      shows: [{ rule: '6.1.c', look: words }],
    });
    expect(play!.illustrates).toEqual(['6.1.a', '6.1.b']);
    expect(play!.shows).toEqual(['6.1.c']);
    expect(play!.looks).toEqual({ '6.1.b': words, '6.1.c': words });
  });

  test('rules by the numbers of each edition', () => {
    const [older, current] = plays({
      illustrates: [
        '7.3.5.a',
        '2024-09:5.2.3.b',
        '6.5.b',
        { rule: '6.1.a', editions: ['2024-09'] },
        { rule: '6.1.b', editions: ['4.0'] },
      ],
    });
    expect(older!.illustrates).toEqual(['7.3.3.a', '5.2.3.b', '6.1.a']);
    expect(current!.illustrates).toEqual(['7.3.5.a', '6.5.b', '6.1.b']);
  });

  test('scripts and expectations of an edition', () => {
    const [old, current, newest] = plays({
      script: { '2024-09': [], '4.0': [{ choose: 'pass' }] },
      expect: [{ edition: '4.0', turn: 0 }, { turn: 1 }],
    });
    expect(old!.script).toEqual([]);
    expect(old!.expect.map(({ where }) => where)).toEqual(['expect[1]']);
    expect(current!.script).toHaveLength(1);
    expect(current!.expect).toHaveLength(2);
    expect(newest!.script).toEqual(current!.script);
    expect(newest!.expect).toHaveLength(1);
  });
});
