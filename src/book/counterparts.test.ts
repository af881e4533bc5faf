import { describe, expect, it } from 'vitest';
import { counterparts, namesakes } from './counterparts.ts';

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

describe('a number that another edition gives to something else', () => {
  it('leads to what stands under it there', () => {
    expect(counterparts('4.0', '2.2.10.a')).toEqual([{ edition: '2024-09', number: '2.2.8.a' }]);
    expect(namesakes('2024-09', '2.2.10.a')).toEqual([{ edition: '4.0', here: ['2.2.8.a'] }]);
    expect(namesakes('2024-09', '2.2.10')).toEqual([{ edition: '4.0', here: ['2.2.8'] }]);
  });

  it('leads nowhere where this edition lacks that', () => {
    expect(namesakes('2024-09', '5.4.a')).toEqual([{ edition: '4.0', here: [] }]);
  });

  it('is not one that is the same rule there, nor a section of which a rule stayed', () => {
    expect(namesakes('2024-09', '6.1.e')).toEqual([]);
    expect(namesakes('2024-09', '2.1')).toEqual([]);
  });

  it('is not one that only one edition has, nor one above the sections', () => {
    expect(namesakes('4.0', '7.3.30.a')).toEqual([]);
    expect(namesakes('2024-09', '2.2')).toEqual([]);
    expect(namesakes('2024-09', '9.9.z')).toEqual([]);
    expect(namesakes('3.0', '2.2.10.a')).toEqual([]);
  });
});
