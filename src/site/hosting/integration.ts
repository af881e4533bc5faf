import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile } from './headers.ts';
import { type SecurityContact, securityText } from './security-contact.ts';

/**
 * Writes `_headers` into the built site, for the hosts that read it, and `security.txt` where there is
 * a contact and the site is at the host's root, the only place where that file is looked for.
 *
 * @param base the folder that the site is served from
 * @param address the address that the site is built for, if it is known
 * @param contact where security faults are reported
 */
export function hostingFiles(
  base: string,
  address: string | undefined,
  contact: SecurityContact | null,
): AstroIntegration {
  return {
    name: 'hosting-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = base.replace(/\/?$/, '/');
        const site = fileURLToPath(dir);
        writeFileSync(join(site, '_headers'), headersFile(folder, address));
        if (!contact || folder !== '/') return;
        mkdirSync(join(site, '.well-known'), { recursive: true });
        writeFileSync(join(site, '.well-known', 'security.txt'), securityText(contact, address));
      },
    },
  };
}
