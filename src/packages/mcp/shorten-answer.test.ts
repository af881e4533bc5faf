import { expect, test } from 'vitest';
import { LONGEST_ANSWER, shortenAnswer } from './shorten-answer.ts';

test.each(['a'.repeat(2 * LONGEST_ANSWER), 'a line\n'.repeat(LONGEST_ANSWER)])(
  'an answer that is too long is cut and says so',
  (text) => {
    const [kept, ...end] = shortenAnswer(text).split('\n… ');
    expect(kept!.length).toBeLessThanOrEqual(LONGEST_ANSWER);
    expect(end).toEqual(['(shortened)']);
  },
);
