import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { address } from '../../i18n/address.ts';
import type { Language } from '../../rulebook/language.ts';

/** What comes to life at once, and what is loaded when the reader leaves the script. */
export const PARTS = ['view', 'engine'] as const;
type Part = (typeof PARTS)[number];

const ENTRY = 'virtual:embedded';

/** One plain script with all that a part of an embedded example needs in a language. */
export async function embeddedScript(lang: Language, part: Part): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.BASE_URL': JSON.stringify(address.root()) },
    plugins: [entry(part === 'view' ? viewEntry(lang) : engineEntry(lang))],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`The script "${lang}-${part}" is empty.`);
  return result.output[0].code;
}

function viewEntry(lang: Language): string {
  return `
    import { words } from '${source(`sandbox/words/${lang}.ts`)}';
    import { liveInFrame } from '${source('sandbox/embedded.tsx')}';
    liveInFrame(words, '${lang}', '${address.file(`embed/${lang}-engine.js`)}');`;
}

function engineEntry(lang: Language): string {
  return `
    import { playWords } from '${source(`wording/${lang}/play-words.ts`)}';
    import { openBehind } from '${source('sandbox/workings.ts')}';
    globalThis.alteredCodexEngine = { playWords, openBehind };`;
}

function source(path: string): string {
  return resolve('src', path).replaceAll('\\', '/');
}

function entry(code: string): Plugin {
  return {
    name: 'embedded-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? code : null),
  };
}
