const asked = new Set<string>();

/**
 * Loads a script, and at the same time the scripts that it imports. The bundler's own function of this
 * name also loads style sheets; here, scripts carry their styles.
 *
 * @param load imports the script
 * @param imported the paths of what it imports, below the site's folder
 */
export function __vitePreload<Script>(
  load: () => Promise<Script>,
  imported: readonly string[] = [],
): Promise<Script> {
  for (const path of imported) {
    if (asked.has(path)) continue;
    asked.add(path);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = import.meta.env.BASE_URL + path;
    document.head.append(link);
  }
  return load();
}
