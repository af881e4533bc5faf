import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Sources, sourcesFile } from '../rulebook/content.ts';
import { memo } from './memo.ts';

/** What the ingest loaded. Refuses, as zod does, a file of another shape. */
export const sources = memo(async (): Promise<Sources> => {
  const file = join(process.env.CONTENT_DIR ?? 'content', 'sources.json');
  return sourcesFile.parse(JSON.parse(await readFile(file, 'utf8')));
});
