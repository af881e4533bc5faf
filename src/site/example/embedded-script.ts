import { address } from '../../addresses/address.ts';
import type { Language } from '../../rulebook/language.ts';
import { plainScript, quotedSource } from '../layout/plain-script.ts';

/** The scripts of an embedded example: the second is loaded when the reader leaves the script. */
export const PARTS = ['view', 'engine'] as const;
type Part = (typeof PARTS)[number];

/** Returns one plain script with all that a part of an embedded example needs in a language. */
export function embeddedScript(lang: Language, part: Part): Promise<string> {
  return plainScript(part === 'view' ? viewEntry(lang) : engineEntry(lang));
}

function viewEntry(lang: Language): string {
  return `
    import { words } from ${quotedSource(`languages/${lang}/texts/sandbox.ts`)};
    import { liveInFrame } from ${quotedSource('sandbox/entry/embed.tsx')};
    void liveInFrame(words, '${lang}', '${address.file(`embed/${lang}-engine.js`)}');`;
}

function engineEntry(lang: Language): string {
  return `
    import { playWords } from ${quotedSource(`languages/${lang}/say/play-words.ts`)};
    import { openBehind, withShow } from ${quotedSource('sandbox/board-view/placed-session.ts')};
    globalThis.alteredCodexEngine = { playWords, openBehind, withShow };`;
}
