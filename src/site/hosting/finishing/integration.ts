import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishPage } from './finished-page.ts';

/**
 * Finishes each page of a build before it is written (see `finishPage`), and writes the styles
 * that pages share.
 *
 * @param base the folder that the site is served from, with its final slash
 * @param current the edition that short addresses lead to
 */
export function finishedPages(base: string, current: () => Promise<string>): AstroIntegration {
  const files = new Map<string, string>();
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:start': async ({ setPrerenderer }) => {
        const site = { base, edition: await current() };
        setPrerenderer((astro) => ({
          ...astro,
          async render(request, options) {
            const rendered = await astro.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
            const { pathname } = new URL(request.url);
            return new Response(finishPage(await response.text(), pathname, site, files), response);
          },
        }));
      },
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        for (const [css, path] of files) {
          mkdirSync(dirname(join(site, path)), { recursive: true });
          writeFileSync(join(site, path), css);
        }
        logger.info(`${files.size} files for the styles that pages share`);
      },
    },
  };
}
