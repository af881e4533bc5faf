import { describe, expect, it } from 'vitest';
import { counterparts } from './counterparts.ts';

describe('the numbers of a rule in other editions', () => {
  it('are the same where the rule kept its number', () => {
    expect(counterparts('2024-09', '6.1.e')).toEqual([{ edition: '4.0', number: '6.1.e' }]);
    expect(counterparts('4.0', '6.1.e')).toEqual([{ edition: '2024-09', number: '6.1.e' }]);
  });

  it('are the new ones where it moved', () => {
    const [other] = counterparts('2024-09', '7.3.1.a');
    expect(other?.edition).toBe('4.0');
    expect(counterparts('4.0', other!.number)).toContainEqual({
      edition: '2024-09',
      number: '7.3.1.a',
    });
  });

  it('are none where only one edition has the rule', () => {
    expect(counterparts('2024-09', '5.4.a')).toEqual([]);
  });

  it('are none for a number or an edition that does not exist', () => {
    expect(counterparts('2024-09', '9.9.z')).toEqual([]);
    expect(counterparts('3.0', '6.1.e')).toEqual([]);
  });
});
