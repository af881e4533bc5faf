/** What the bundler knows of a module. */
interface Bundle {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules that the bundler writes into one script. */
interface ScriptGroup {
  readonly name: string | ((id: string, bundle: Bundle) => string | null);
  readonly debugName: string;
  readonly test?: RegExp;
  readonly priority: number;
}

/** Code that no script has a use for but those of the sandbox. */
const OWN = /\/src\/sandbox\/|\/node_modules\/preact\//;

/** Code that other scripts of the site use too: each in its own, or they would load all of the group. */
const SHARED = [
  'vite/preload-helper',
  'src/i18n/address',
  'src/styles/add-styles',
  'src/engine/cards/vocabulary',
];

/**
 * One script for what a module imports. The bundler would make several, by what other modules import
 * of it; each is compressed by itself, and together they are a tenth longer than the one.
 *
 * @param name the name of the script
 * @param entry the end of the module's path
 * @param before the end of the path of what loads it, and has a script already
 */
export function scriptGroups(name: string, entry: string, before: string): ScriptGroup[] {
  let grouped: ReadonlySet<string> | undefined;
  const isGrouped = (id: string, bundle: Bundle) => {
    if (!grouped) {
      const root = id.slice(0, id.search(OWN));
      const loaded = reached(`${root}${before}`, bundle);
      grouped = new Set([...reached(`${root}${entry}`, bundle)].filter((one) => !loaded.has(one)));
    }
    return grouped.has(id);
  };
  const shared = SHARED.map((path) => {
    const own = path.split('/').at(-1)!;
    return { name: own, debugName: own, test: new RegExp(`${path}\\b`), priority: 2 };
  });
  return [
    ...shared,
    {
      debugName: name,
      name: (id, bundle) => (OWN.test(id) && isGrouped(id, bundle) ? name : null),
      priority: 1,
    },
  ];
}

/** A module and all that it imports at once. */
function reached(id: string, bundle: Bundle, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) {
    reached(imported, bundle, found);
  }
  return found;
}
