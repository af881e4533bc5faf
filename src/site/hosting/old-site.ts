import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Deletes the site of the last build while the next one is made: Astro would wait for it, ten seconds
 * on a slow disk.
 */
export function clearOldSite(): AstroIntegration {
  let gone: Promise<void> | undefined;
  let site = '';
  let scratch = '';
  return {
    name: 'old-site',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
        scratch = fileURLToPath(config.cacheDir);
      },
      'astro:build:start': async () => {
        gone = rm(await setAside(site, scratch), { recursive: true, force: true });
      },
      'astro:build:done': () => gone,
    },
  };
}

/** Moves a folder into a new one; where there is none, or it cannot be moved, it is left to Astro. */
export async function setAside(site: string, scratch: string): Promise<string> {
  await mkdir(scratch, { recursive: true });
  const aside = await mkdtemp(join(scratch, 'old-site-'));
  await rename(site, join(aside, 'site')).catch(() => {});
  return aside;
}
