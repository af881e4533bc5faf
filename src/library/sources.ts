import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Sources, sourcesFile } from '../rulebook/content.ts';
import { memo } from './memo.ts';

/** The sources that the ingest loaded. Throws zod's error for a file of another shape. */
export const sources = memo(async (): Promise<Sources> => {
  const file = join(process.env.CONTENT_DIR ?? 'content', 'sources.json');
  return sourcesFile.parse(JSON.parse(await readFile(file, 'utf8')));
});
