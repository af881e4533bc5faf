/**
 * The rooms of `src/` on their floors. A room may import from the rooms that it names, all of them on
 * its own floor or below; every other import is refused.
 */
const GROUND = ['rulebook', 'addresses', 'pictures', 'styles'];
const GAME = ['rulebook', 'engine', 'languages'];
const ROOMS = {
  // Ground floor: pure, runs anywhere.
  rulebook: [],
  addresses: ['rulebook'],
  pictures: ['rulebook', 'styles'],
  styles: [],
  // First floor: the rules of the game, and its languages.
  engine: ['rulebook'],
  languages: ['engine', 'rulebook'],
  // Second floor: the content of the site.
  library: GAME,
  ingest: ['library', ...GAME],
  api: ['library', 'addresses', ...GAME],
  // Third floor: what a reader touches.
  search: ['library', 'addresses', 'pictures', 'styles', ...GAME],
  sandbox: ['library', ...GROUND, ...GAME],
  site: ['sandbox', 'search', 'library', ...GROUND, ...GAME],
  // For other people's pages and programs.
  link: ['api'],
  packages: ['api', 'library', 'search', 'sandbox', ...GAME],
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
    // Interface texts name what they are about by the types of the rooms that show them.
    ...(room === 'languages' ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

/** Folders of a room in order: each may import values only from itself and those before it. */
const ORDERED = {
  engine: [
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
  ],
  sandbox: [
    'model',
    'between',
    'board-view',
    'picture',
    'notation',
    'elements',
    'board',
    'timeline',
    'decision',
    'sheets',
    'player',
    'setup',
    'entry',
  ],
  search: ['words', 'index', 'rank', 'box'],
};

/** A folder refuses values of the folders after it. Only entry points stand beside the engine's folders. */
const order = Object.entries(ORDERED).flatMap(([room, folders]) =>
  folders.map((folder, place) => ({
    name: `${room}-${folder}-knows-only-${folders[place - 1] ?? 'itself'}-and-before`,
    severity: 'error',
    from: { path: `^src/${room}/${folder}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path:
        room === 'engine'
          ? `^src/engine/(?:(?:${folders.slice(place + 1).join('|') || 'none'})/|[^/]+\\.ts$)`
          : `^src/${room}/(?:${folders.slice(place + 1).join('|') || 'none'})/`,
      dependencyTypesNot: ['type-only'],
    },
  })),
);

export default {
  forbidden: [
    ...arrows,
    ...order,
    {
      name: 'no-circles',
      comment:
        'Types may not form one either: a type is in the module of the thing that it describes.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
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
      from: { path: RULES, pathNot: '\\.test\\.ts$|/testing/' },
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
