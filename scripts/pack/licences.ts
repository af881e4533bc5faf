import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licences of packages of which something was bundled, one after the other; empty for none.
 *
 * @throws Error where a package has no licence text, as its code may then not be passed on
 */
export function licencesOf(packages: Iterable<string>): string {
  return [...packages]
    .sort()
    .map((name) => {
      const folder = join('node_modules', name);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder });
      if (!file) throw new Error(`${name} has no file with its licence.`);
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    })
    .join('\n');
}
