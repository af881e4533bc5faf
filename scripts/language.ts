/** `npm run language -- de`: says what a language lacks; fails while it lacks what is asked for. */
import { styleText } from 'node:util';
import { gapsOf } from '../src/ingest/language-gaps.ts';
import { isLanguage, isPartial } from '../src/rulebook/language.ts';
import { root } from './dependencies.mjs';

const [code = ''] = process.argv.slice(2);

if (!/^[a-z]{2}$/.test(code)) {
  console.error('npm run language -- CODE: says what a language lacks. CODE is one such as de.');
  process.exit(2);
}

const gaps = gapsOf(root, code);
for (const isAsked of [true, false]) {
  const some = gaps.filter((gap) => gap.isAsked === isAsked);
  if (some.length === 0) continue;
  console.log(styleText('bold', isAsked ? 'Asked for:' : 'May be lacking (English is shown):'));
  for (const { file, units, words, first } of some) {
    console.log(`  ${file}: ${units} units, ${words} words; first ${first}`);
  }
}
/** What even a whole language may lack: names of cards that were not printed in it, published documents. */
const NEVER_ASKED = /^data\/(?:cards\/|editions\/[^/]+\/edition\.json)/;
const isWhole = isLanguage(code) && !isPartial(code);
const asked = gaps.filter(({ file, isAsked }) => (isWhole ? !NEVER_ASKED.test(file) : isAsked));
const totalOf = (key: 'units' | 'words') => gaps.reduce((sum, gap) => sum + gap[key], 0);
if (!isLanguage(code)) {
  console.log(
    `${code} is named neither in src/rulebook/language.ts nor in src/languages/all-languages.ts.`,
  );
}
console.log(`${code} lacks ${totalOf('units')} units, ${totalOf('words')} words of English.`);
if (asked.length > 0) {
  console.error(
    `${asked.length} files lack what the site needs of ${code}: write it, and run this again.`,
  );
  process.exit(1);
}
