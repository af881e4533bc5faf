import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FinishingThread } from './thread.ts';

/**
 * Finishes each page of a build before it is written (see `finishPage`), in a thread of its own, and
 * writes the styles that pages share.
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
        setPrerenderer((astro) => {
          const thread = new FinishingThread(site);
          return {
            ...astro,
            async render(request, options) {
              const rendered = await astro.render(request, options);
              const response = rendered instanceof Response ? rendered : rendered.response;
              if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
              const address = new URL(request.url).pathname;
              const html = new Uint8Array(await response.arrayBuffer());
              const finished = await thread.finishPage({ address, html });
              for (const [path, css] of finished.styles) files.set(path, css);
              return new Response(finished.html, response);
            },
            async teardown() {
              await thread.close();
              await astro.teardown?.();
            },
          };
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        for (const [path, css] of files) {
          mkdirSync(dirname(join(site, path)), { recursive: true });
          writeFileSync(join(site, path), css);
        }
        logger.info(`${files.size} files for the styles that pages share`);
      },
    },
  };
}
