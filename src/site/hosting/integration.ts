import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile } from './headers.ts';

/**
 * Writes `_headers` into the built site, for the hosts that read it.
 *
 * @param base the folder that the site is served from
 * @param address the address that the site is built for, if it is known
 */
export function hostingFiles(base: string, address?: string): AstroIntegration {
  return {
    name: 'hosting-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = base.replace(/\/?$/, '/');
        writeFileSync(join(fileURLToPath(dir), '_headers'), headersFile(folder, address));
      },
    },
  };
}
