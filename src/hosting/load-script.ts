/**
 * Loads a script, and what that imports, without first reading the one to know of the others. Stands
 * in for the bundler's own, which can also wait for style sheets: scripts here carry theirs.
 *
 * @param load imports the script
 * @param imported the paths of what it imports, below the site's folder
 */
export function __vitePreload<Script>(
  load: () => Promise<Script>,
  imported: readonly string[] = [],
): Promise<Script> {
  for (const path of imported) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = import.meta.env.BASE_URL + path;
    document.head.append(link);
  }
  return load();
}
