import { expect, test } from 'vitest';
import { address } from './address.ts';

// The table of the product description: these addresses are linked from discussions.
test.each([
  [address.root(), '/'],
  [address.home('fr'), '/fr/'],
  [address.edition('fr', '2024-09'), '/fr/2024-09/'],
  [address.number('fr', '2024-09', '6.1'), '/fr/2024-09/6.1/'],
  [address.number('fr', '2024-09', '6.1.e'), '/fr/2024-09/6.1.e/'],
  [address.alias('it', '6.1.e'), '/it/6.1.e/'],
  [address.neutral('6.1.e'), '/6.1.e/'],
  [address.neutral('6.1.e', '5.0'), '/5.0/6.1.e/'],
  [address.whole('en', '2024-09'), '/en/2024-09/all/'],
  [address.article('fr', 'vanilla'), '/fr/articles/vanilla/'],
  [address.terms('fr'), '/fr/terms/'],
  [address.term('fr', 'sabotage'), '/fr/terms/sabotage/'],
  [address.search('fr'), '/fr/search/'],
  [address.sources('fr'), '/fr/sources/'],
  [address.file('/robots.txt'), '/robots.txt'],
])('%s stays %s', (made, promised) => {
  expect(made).toBe(promised);
});
