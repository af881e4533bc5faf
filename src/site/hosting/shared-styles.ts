import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policySource } from './policy-source.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Shorter styles are not worth a file. */
const LEAST = 1000;

/**
 * Moves the styles of the built pages into files that they share. Rules of the edition in force keep
 * theirs in the page, so that nothing stands between a reader who follows a link and the rule; in
 * thousands of other pages the same styles would be most of the site.
 *
 * @param base the folder that the site is served from, with its final slash
 * @param current the edition that short addresses lead to
 */
export function sharedStyles(base: string, current: () => Promise<string>): AstroIntegration {
  return {
    name: 'shared-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const edition = await current();
        const files = new Map<string, string>();
        const pages = globSync('**/*.html', { cwd: site });
        for (const path of pages) {
          const page = path.replaceAll('\\', '/');
          if (isRule(page, edition)) continue;
          const html = readFileSync(join(site, page), 'utf8');
          const linked = linkStyles(html, base, files);
          if (linked !== html) writeFileSync(join(site, page), linked);
        }
        for (const [file, css] of files) {
          mkdirSync(dirname(join(site, file)), { recursive: true });
          writeFileSync(join(site, file), css);
        }
        logger.info(`${files.size} files for the styles of ${pages.length} pages`);
      },
    },
  };
}

/** Whether a page is that of a rule with a letter in an edition. */
function isRule(page: string, edition: string): boolean {
  const [, folder, number = '', ...rest] = page.split('/');
  return folder === edition && /\.[a-z]$/.test(number) && rest.length === 1;
}

/**
 * A page with links in place of its styles, one for each. The values that are the page's own (see
 * `withHashedStyles`) have another mark and stay.
 *
 * @param files the files that the links name, by their paths below the site's folder
 */
export function linkStyles(html: string, base: string, files: Map<string, string>): string {
  const moved = new Set<string>();
  const linked = html.replace(STYLE, (element, css: string) => {
    if (css.length < LEAST) return element;
    moved.add(policySource(css));
    const file = `_astro/styles.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    files.set(file, css);
    return `<link rel="stylesheet" href="${base}${file}">`;
  });
  // The policy names the styles that stand in the page, and no others.
  return [...moved].reduce((page, hash) => page.replace(` ${hash}`, ''), linked);
}
