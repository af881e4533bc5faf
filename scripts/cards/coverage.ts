/** `npm run cards -- coverage`. */

import { coverageOf } from '../../src/cardtext/coverage.ts';
import { CARD_LANGUAGES } from '../../src/cardtext/language.ts';
import { collection, printings, readers } from './printed.ts';

/** Prints a line for each set and language, and the texts that stop where they are asked for. */
export function coverage({ unread }: { readonly unread: boolean }): void {
  const all = coverageOf(printings(), readers(collection()));
  for (const language of CARD_LANGUAGES) {
    const sets = all.filter((one) => one.language === language);
    for (const { set, texts, unread: stopped } of sets) {
      line(`${language} ${set}`, texts, stopped.length);
      if (!unread) continue;
      for (const { ref, text, at } of stopped) {
        console.log(`    ${ref}: ${text.slice(0, at)} ▸ ${text.slice(at)}`);
      }
    }
    const texts = sets.reduce((sum, one) => sum + one.texts, 0);
    line(
      `${language} all`,
      texts,
      sets.reduce((sum, one) => sum + one.unread.length, 0),
    );
  }
}

function line(name: string, texts: number, unread: number): void {
  const share = (((texts - unread) / texts) * 100).toFixed(1);
  console.log(`${name.padEnd(12)} ${String(texts - unread).padStart(5)} of ${texts}  ${share} %`);
}
