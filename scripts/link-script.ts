/**
 * Writes a new version of the script for the pages of others into `public/`, where it differs from the
 * newest. Those that were released stay: pages name them with their hash.
 */
import { writeFileSync } from 'node:fs';
import { linkScript, newestLinkRelease } from '../src/site/layout/link-script.ts';

const newest = newestLinkRelease();
const text = await linkScript();
if (newest?.text === text) console.log(`public/${newest.file} is up to date.`);
else {
  const file = `public/link-${(newest?.version ?? 0) + 1}.js`;
  writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
