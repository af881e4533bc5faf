/**
 * Writes the script for the pages of others into `public/`, where it differs from the newest version
 * there: in its place if that is not released, else as a new version. Those that were released stay,
 * since pages name them with their hash.
 */
import { writeFileSync } from 'node:fs';
import { linkScript, newestLinkRelease } from '../src/site/layout/link-script.ts';
import released from '../src/site/layout/released-links.json' with { type: 'json' };

const newest = newestLinkRelease();
const text = await linkScript();
if (newest?.text === text) console.log(`public/${newest.file} is up to date.`);
else {
  const isOpen = newest && !Object.hasOwn(released, newest.file);
  const file = `public/link-${(newest?.version ?? 0) + (isOpen ? 0 : 1)}.js`;
  writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
