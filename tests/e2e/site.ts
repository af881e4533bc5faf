import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the served site, without a final slash. */
    site: string;
    /** The folder of the built site. */
    folder: string;
  }
}

/** Serves the built site (`SITE_DIR`, else `dist`) while the tests run. */
export default async function serveSite({ provide }: TestProject): Promise<() => void> {
  const folder = resolve(process.env.SITE_DIR ?? 'dist');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}; "npm run build" makes one.`);
  }
  const { server, url } = await serve(folder);
  provide('site', url);
  provide('folder', folder);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
