import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { address } from '../../addresses/address.ts';

const ENTRY = 'virtual:plain';

/**
 * Bundles one plain script with all its imports, for places where modules do not work: a frame without
 * an origin, a service worker.
 *
 * @param code the source of the script, as a module that imports by `quotedSource`
 * @param format `es` for a module, which keeps the exports of the code
 */
export async function plainScript(code: string, format: 'iife' | 'es' = 'iife'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.BASE_URL': JSON.stringify(address.root()) },
    plugins: [entryPlugin(code)],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { format } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('A plain script came out empty.');
  return result.output[0].code;
}

/** Writes the path of a file of src/ as a string of JavaScript, with its quotes, for an import. */
export function quotedSource(path: string): string {
  return JSON.stringify(resolve('src', path).replaceAll('\\', '/'));
}

function entryPlugin(code: string): Plugin {
  return {
    name: 'plain-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? code : null),
  };
}
