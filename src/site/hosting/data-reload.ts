import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Reloads pages in development when a file of `data/` changes: modules read them without Vite. */
export function dataReload(data: string): AstroIntegration {
  return {
    name: 'data-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(resolve(data));
        server.watcher.on('all', (_, file) => {
          if (!resolve(file).startsWith(resolve(data) + sep)) return;
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
        });
      },
    },
  };
}
