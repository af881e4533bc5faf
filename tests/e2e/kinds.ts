/** One page of each kind, in a mix of the languages. */
export const KINDS = {
  chooser: '/',
  home: '/fr/',
  edition: '/en/2024-09/',
  chapter: '/it/2024-09/6/',
  section: '/fr/2024-09/6.1/',
  rule: '/fr/2024-09/6.1.e/',
  'rule with a table or list': '/it/2024-09/4.2.1.b/',
  alias: '/en/6.1.e/',
  'alias without language': '/6.1.e/',
  'whole edition': '/fr/2024-09/all/',
  articles: '/it/articles/',
  article: '/fr/articles/vanilla/',
  terms: '/en/terms/',
  term: '/it/terms/sabotage/',
  examples: '/fr/examples/',
  example: '/it/examples/open-the-gates/',
  search: '/en/search/?q=6.1',
  sources: '/fr/sources/',
  missing: '/fr/2024-09/6.1.z/',
} as const;

export const kinds = Object.entries(KINDS).map(([kind, path]) => ({ kind, path }));
