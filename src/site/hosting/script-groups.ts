/** What the bundler knows of a module. */
export interface Bundle {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Modules that the bundler writes into one script. */
interface ScriptGroup {
  readonly name: string | ((id: string, bundle: Bundle) => string | null);
  readonly debugName: string;
  readonly test?: RegExp;
  readonly priority: number;
}

/** Only the scripts of the sandbox use this code. */
const OWN = /\/src\/sandbox\/|\/src\/engine\/cards\/(?:phase|terrain)\.ts|\/node_modules\/preact\//;

/** Other scripts use these too: each has a script of its own, so that nobody loads the group for it. */
const SHARED = [
  'src/site/hosting/load-script',
  'src/addresses/address',
  'src/styles/add-styles',
  'src/engine/rules/edition',
];

/**
 * One script for what a module imports. The bundler would make several, by what other modules import
 * of it; each is compressed by itself, and together they are a tenth longer than the one. What loads
 * the module has one too, and what other scripts use as well has scripts of its own.
 *
 * @param name the name of the script
 * @param entry the end of the module's path
 * @param before the end of the path of what loads it
 */
export function scriptGroups(name: string, entry: string, before: string): ScriptGroup[] {
  const reachedFrom = (path: string) => {
    let found: ReadonlySet<string> | undefined;
    return (id: string, bundle: Bundle) => {
      if (!OWN.test(id)) return false;
      const start = `${id.slice(0, id.search(OWN))}${path}`;
      // What renders pages is bundled before, without what runs in them.
      if (!found && bundle.getModuleInfo(start)) found = reached(start, bundle);
      return found?.has(id) ?? false;
    };
  };
  const isBefore = reachedFrom(before);
  const isGrouped = reachedFrom(entry);
  const first = `before-${name}`;
  const shared = SHARED.map((path) => {
    const own = path.split('/').at(-1)!;
    return { name: own, debugName: own, test: new RegExp(`${path}\\b`), priority: 3 };
  });
  return [
    ...shared,
    {
      debugName: first,
      name: (id, bundle) => (isBefore(id, bundle) ? first : null),
      priority: 3,
    },
    {
      debugName: name,
      name: (id, bundle) => (isGrouped(id, bundle) ? name : null),
      priority: 2,
    },
  ];
}

const WORDS =
  /\/(?:(?<lang>\w\w)\/(?:texts\/(?<later>later-)?sandbox|counters|(?<later>keywords)))\.ts$/;

/**
 * The words of the sandbox, in two scripts a language: those that it needs first, with the names of
 * counters, and those that it loads later, with the names of keywords. The engine's words need those
 * names too, and small scripts of their own compress badly.
 */
export const SANDBOX_WORDS: ScriptGroup = {
  name: (id) => {
    const { lang, later } = WORDS.exec(id)?.groups ?? {};
    if (lang === undefined) return null;
    return later === undefined ? `sandbox-${lang}` : `later-sandbox-${lang}`;
  },
  debugName: 'sandbox-words',
  priority: 3,
};

/**
 * Two scripts: one for a module that is loaded later, with what it imports; and one for those of its
 * imports that parts need too which are loaded without it. The bundler adds what a group's modules import.
 *
 * @param name the name of the script
 * @param entry the end of the module's path
 * @param from the end of the path of what loads it
 * @param withEntry the paths of parts that are loaded only together with it
 */
export function laterGroups(
  name: string,
  entry: string,
  from: string,
  withEntry: RegExp,
): ScriptGroup[] {
  let parts: ReadonlySet<string> | undefined;
  const isShared = (id: string, bundle: Bundle) => {
    const root = id.slice(0, id.search(SOURCES));
    if (!parts && bundle.getModuleInfo(root + entry) && bundle.getModuleInfo(root + from)) {
      const inside = reached(root + entry, bundle);
      parts = inside.intersection(loadedFrom(root + from, bundle, withEntry));
    }
    return parts?.has(id) ?? false;
  };
  const shared = 'shared-parts';
  return [
    {
      name: (id, bundle) => (isShared(id, bundle) ? shared : null),
      debugName: shared,
      priority: 1,
    },
    { name: (id) => (id.endsWith(entry) ? name : null), debugName: name, priority: 0 },
  ];
}

const SOURCES = /\/(?:src|node_modules)\//;

/** All that a module imports, at once or later, but for what is reached only through some paths. */
function loadedFrom(
  id: string,
  bundle: Bundle,
  without: RegExp,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(id) || without.test(id)) return found;
  found.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = bundle.getModuleInfo(id) ?? {};
  for (const one of [...importedIds, ...dynamicallyImportedIds]) {
    loadedFrom(one, bundle, without, found);
  }
  return found;
}

/** A module and all that it imports, directly or not, but for what it loads later. */
function reached(id: string, bundle: Bundle, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) {
    reached(imported, bundle, found);
  }
  return found;
}
