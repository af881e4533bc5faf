/** What the bundler knows of a module. */
interface Bundle {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A group of modules that the bundler writes into one script. */
interface ScriptGroup {
  readonly name: (id: string, bundle: Bundle) => string | null;
  readonly debugName: string;
}

/** Code that no other script of the site shares. */
const OWN = /\/src\/sandbox\/|\/node_modules\/preact\//;

/**
 * One script for what a module imports. The bundler would make several, by what other modules import
 * of it; each is compressed by itself, and together they are a tenth longer than the one.
 *
 * @param name the name of the script
 * @param entry the end of the module's path
 * @param before the end of the path of what loads it, and has a script already
 */
export function scriptGroup(name: string, entry: string, before: string): ScriptGroup {
  let grouped: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, bundle) => {
      if (!OWN.test(id)) return null;
      if (!grouped) {
        const root = id.slice(0, id.search(OWN));
        const loaded = reached(`${root}${before}`, bundle);
        grouped = new Set(
          [...reached(`${root}${entry}`, bundle)].filter((one) => !loaded.has(one)),
        );
      }
      return grouped.has(id) ? name : null;
    },
  };
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
