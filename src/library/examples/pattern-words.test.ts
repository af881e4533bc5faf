import { describe, expect, test } from 'vitest';
import { unknownWord } from './pattern-words.ts';
import { readExample } from './read.ts';

describe('an expectation about what no trace ever says', () => {
  test.each([
    [{ kind: 'actoin' }, 'kind of entry, did you mean "action"?'],
    [{ action: 'mvoe' }, '"mvoe" is no action'],
    [{ action: 'move', becmae: 3 }, 'did you mean "became"?'],
    [{ kind: 'turn-began', verb: 'draw' }, '"verb" is no field'],
    [{ kind: 'step', action: 'move' }, 'has no action'],
  ])('%j', (pattern, said) => {
    expect(unknownWord(pattern as never)).toContain(said);
  });

  test.each([
    { kind: 'step', verb: 'draw' },
    { action: 'move', card: 'kappa' },
    { cites: ['6.1.e'] },
  ])('is none of %j', (pattern) => {
    expect(unknownWord(pattern as never)).toBeNull();
  });

  test('is refused where the file is read, also with times: 0', () => {
    const words = { fr: 'a', en: 'b', it: 'c' };
    const file = {
      id: 'a',
      title: words,
      story: words,
      position: { players: [{}, {}] },
      script: [],
      expect: [{ trace: { kind: 'setp' }, times: 0 }],
    };
    expect(readExample(JSON.stringify(file)).problems).toMatchObject([
      { where: 'expect[0].trace', message: expect.stringContaining('did you mean "step"?') },
    ]);
    const boosted = [{ object: 'kappa', zone: 'reserve', statuses: ['boosted'] }];
    const [problem] = readExample(JSON.stringify({ ...file, expect: boosted })).problems;
    expect(problem).toMatchObject({ message: expect.stringContaining('follows from counters') });
  });
});
