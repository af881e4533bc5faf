/**
 * The arrows between the rooms of the house: pages -> components -> sandbox -> examples -> engine ->
 * rulebook, pages -> api -> book -> examples, and ingest -> examples. Each room names the rooms that it
 * may import from; what is not named is refused.
 */
const ROOMS = {
  rulebook: [],
  texts: ['rulebook'],
  engine: ['rulebook'],
  examples: ['engine', 'rulebook'],
  wording: ['engine', 'rulebook'],
  cardtext: ['wording', 'engine', 'rulebook'],
  ingest: ['examples', 'wording', 'engine', 'rulebook'],
  i18n: ['texts', 'rulebook'],
  search: ['i18n', 'texts', 'rulebook', 'styles'],
  'search-index': ['search', 'examples', 'wording', 'engine', 'i18n', 'texts', 'rulebook'],
  offline: ['search', 'i18n', 'texts', 'rulebook'],
  drawing: [],
  link: ['api'],
  packages: ['api', 'cardtext', 'wording', 'engine', 'rulebook'],
  sandbox: [
    'drawing',
    'examples',
    'cardtext',
    'wording',
    'engine',
    'i18n',
    'texts',
    'rulebook',
    'styles',
  ],
  book: ['examples', 'wording', 'engine', 'rulebook'],
  api: ['book', 'examples', 'wording', 'engine', 'i18n', 'texts', 'rulebook'],
  components: [
    'drawing',
    'hosting',
    'book',
    'sandbox',
    'search',
    'drawing',
    'examples',
    'wording',
    'engine',
    'i18n',
    'texts',
    'rulebook',
    'styles',
  ],
  layouts: ['components', 'hosting', 'offline', 'search', 'i18n', 'texts', 'rulebook', 'styles'],
  styles: [],
  hosting: ['rulebook'],
};

const RULES = '^src/(?:engine|rulebook)/';

/** A room refuses every other room of src/ that is not named. */
const arrows = Object.entries(ROOMS).map(([room, open]) => ({
  name: `${room}-imports-only-${open.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: `^src/(?:${[room, ...open].join('|')})/`,
    // Texts name what they are about by the types of the rooms that show them.
    ...(room === 'texts' ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

/** The folders of the engine, in order: each may import values only from itself and those before it. */
const ENGINE = [
  'rules',
  'cards',
  'state',
  'board',
  'ending',
  'setup',
  'choices',
  'steps',
  'verbs',
  'playing',
  'modifiers',
  'day',
];

/** An engine folder refuses values of the folders after it, and of the entry points at the top. */
const engineOrder = ENGINE.map((folder, place) => ({
  name: `engine-${folder}-knows-only-${ENGINE[place - 1] ?? 'itself'}-and-before`,
  severity: 'error',
  from: { path: `^src/engine/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^src/engine/(?:(?:${ENGINE.slice(place + 1).join('|') || 'none'})/|[^/]+\\.ts$)`,
    dependencyTypesNot: ['type-only'],
  },
}));

export default {
  forbidden: [
    ...arrows,
    ...engineOrder,
    {
      name: 'no-circles-of-values',
      comment: 'Types may refer to each other; values may not.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pages-import-no-ingest',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/ingest/' },
    },
    {
      name: 'rules-run-anywhere',
      comment:
        'The engine and the rulebook import nothing from Node; tsconfig.rules.json sees globals.',
      severity: 'error',
      from: { path: RULES, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-know-no-page',
      comment: 'The engine and the rulebook import nothing from Astro, nor from what draws pages.',
      severity: 'error',
      from: { path: RULES, pathNot: '\\.test\\.ts$' },
      to: { path: '^astro:|node_modules/(?:astro|@astrojs|preact|playwright-core|vite)' },
    },
    {
      name: 'source-needs-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '\\.test\\.ts$|^(?:tests|bench|scripts)/' },
    },
    {
      name: 'site-needs-no-development-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'all-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:astro:|virtual:|written:)' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '\\.astro$'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    builtInModules: { add: ['astro:content', 'astro:assets'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
