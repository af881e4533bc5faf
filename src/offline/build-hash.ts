import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** What a build is made of: another version of the site is built where one of these files is another. */
const SOURCES = ['content/**/*', 'data/**/*', 'src/**/*', 'public/**/*', 'package-lock.json'];

/** Names the version of the site that is being built: 16 hexadecimal digits, the same for the same files. */
export function buildHash(): string {
  const hash = createHash('sha256').update(process.env.CONTENT_DIR ?? '');
  for (const pattern of SOURCES) {
    const files = globSync(pattern, { withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort();
    for (const path of paths) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
