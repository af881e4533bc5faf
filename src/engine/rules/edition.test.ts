import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numbersIn, structureSchema } from '../../rulebook/structure.ts';
import {
  citableRules,
  citationOf,
  citeAll,
  EDITIONS,
  PROFILES,
  type Profile,
  rulesIn,
} from './edition.ts';
import { allRuleNumbers } from './rule-number.ts';

function numbersOfFile(structure: string): readonly string[] {
  return numbersIn(structureSchema.parse(JSON.parse(readFileSync(structure, 'utf8'))));
}

function dictionaryNumbers(): Set<string> {
  return new Set(numbersOfFile('data/editions/2024-09/structure.json'));
}

describe('numbers of rules', () => {
  it('has every rule of edition 5.0 and of its supplement once', () => {
    const numbers = allRuleNumbers();
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !number.includes(':'))).toHaveLength(
      634 + numbersOfFile('data/editions/5.0/supplement/structure.json').length,
    );
  });

  it('keeps, moves and lacks numbers as edition 2024-09 does', () => {
    expect(citationOf('6.1.c', '2024-09')).toBe('6.1.c');
    expect(citationOf('2.1.e', '2024-09')).toBe('2.1.d');
    expect(citationOf('7.3.33.a', '2024-09')).toBe('7.3.13.a');
    expect(citationOf('2024-09:5.2.3.b', '2024-09')).toBe('5.2.3.b');
    expect(citationOf('6.5.b', '2024-09')).toBe('4.0:6.5.b');
    expect(citationOf('6.5.c', '2024-09')).toBe('6.5.b');
    expect(citeAll(['2.1.c', '2.1.d'], '2024-09')).toEqual(['2.1.c']);
    expect(citationOf('2.1.e', '4.0')).toBe('2.1.e');
  });

  it('keeps, moves and lacks numbers as edition 4.0 does', () => {
    expect(citationOf('7.3.31.a', '4.0')).toBe('7.3.26.a');
    expect(citationOf('4.0:6.3.j', '4.0')).toBe('6.3.j');
    expect(citationOf('7.3.40.a', '4.0')).toBe('5.0:7.3.40.a');
    expect(citationOf('7.3.40.a', '2024-09')).toBe('5.0:7.3.40.a');
    expect(citeAll(['6.3.i', '4.0:6.3.j'], '5.0')).toEqual(['6.3.i']);
    expect(rulesIn('4.0', ['7.3.31.a', '7.3.40.a'])).toEqual(['7.3.31.a']);
  });

  it('cites with a detail what the overview says of it', () => {
    expect(citeAll(['6.5.d', '6.1.c'], '4.0')).toEqual(['6.5.d', '1.2.6.e', '6.1.c']);
    expect(citeAll(['6.4.c', '6.4.a'], '2024-09')).toEqual([
      '6.4.c',
      '1.2.5.c',
      '6.4.a',
      '1.2.5.d',
    ]);
  });

  it('reaches the rules of 2024-09 that it carries out, and no other number', () => {
    const wanted = dictionaryNumbers();
    const reached = new Set(citableRules('2024-09').keys());
    expect([...wanted].filter((number) => !reached.has(number))).toEqual([
      '4.1.f',
      '5.5.d',
      '6.4.f',
      '6.4.g',
      '7.4.1.c',
    ]);
    expect([...reached].filter((number) => !wanted.has(number))).toEqual([]);
  });

  it('has editions that differ for every switch', () => {
    for (const key of Object.keys(PROFILES['5.0']) as (keyof Profile)[]) {
      const values = EDITIONS.map((edition) => JSON.stringify(PROFILES[edition][key]));
      expect(new Set(values).size, key).toBeGreaterThan(1);
    }
  });
});
