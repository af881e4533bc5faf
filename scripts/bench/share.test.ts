import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

const EDITIONS = ['2024-09', '4.0', '5.0'];
const SETS = new Map([['achilles', 'CORE']]);

test.each([
  ['fr/5.0/6.1.e/index.html', { edition: '5.0', language: 'fr', set: null }],
  ['api/v1/4.0/en.json', { edition: '4.0', language: 'en', set: null }],
  ['og/it/2024-09/6.1.png', { edition: '2024-09', language: 'it', set: null }],
  ['en/cards/achilles/index.html', { edition: null, language: 'en', set: 'CORE' }],
  ['en/terms/achilles/index.html', { edition: null, language: 'en', set: null }],
  ['6.1.e/index.html', { edition: null, language: null, set: null }],
])('%s counts to what its address names', (path, share) => {
  expect(shareOf(path, EDITIONS, SETS)).toEqual(share);
});
