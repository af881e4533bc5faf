/** `npm run cards -- texts`. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../dependencies.mjs';
import { collectionOfData } from './printed.ts';
import { changedLanguages, hashesOf, type TextHashes, type Texts, textsOf } from './text-hashes.ts';

/** The file with the hashes of the texts that a person has reviewed. */
export const READ = join(root, 'src/languages/say/fixtures/texts.json');
/** The file with the texts when they were last accepted on this machine. */
const LAST = join(root, 'node_modules/.cache/card-texts.json');

/**
 * Prints each text that differs from the reviewed one, below the text that it replaces if this machine
 * has that. With `keep`, accepts the current texts as reviewed.
 */
export function texts({ keep }: { readonly keep: boolean }): void {
  const now = textsOf(collectionOfData());
  const hashes = hashesOf(now);
  const kept = readJson<TextHashes>(READ);
  const last = existsSync(LAST) ? readJson<Readonly<Record<string, Texts>>>(LAST) : {};
  let changed = 0;
  for (const [id, hash] of Object.entries(hashes)) {
    for (const language of changedLanguages(kept[id], hash)) {
      changed += 1;
      const before = last[id]?.[language];
      console.info(`${id} (${language})`);
      if (before !== undefined) console.info(`- ${before.replaceAll('\n', '\n  ')}`);
      console.info(`+ ${now.get(id)![language].replaceAll('\n', '\n  ')}`);
    }
  }
  console.info(`${changed} texts are not as they were read.`);
  if (keep) writeFileSync(READ, `${JSON.stringify(hashes, null, 2)}\n`);
  if (keep || !existsSync(LAST)) {
    mkdirSync(dirname(LAST), { recursive: true });
    writeFileSync(LAST, JSON.stringify(Object.fromEntries(now)));
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
