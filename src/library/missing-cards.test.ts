import { expect, test } from 'vitest';
import missing from '../../data/generated/missing-cards.json' with { type: 'json' };
import { REAL_CARDS } from '../engine/testing/real-cards.ts';
import { missingCards } from './missing-cards.ts';

test('versions that are missing stand under their set and name, and in no collection', () => {
  const bySet = missingCards('fr');
  const refs = [...bySet.values()].flat().flatMap((card) => card.refs);
  expect(refs).toEqual(missing.map(({ ref }) => ref));
  const known = new Set(REAL_CARDS.map(({ ref }) => ref));
  expect(refs.filter((ref) => known.has(ref))).toEqual([]);
});
