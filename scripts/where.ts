/**
 * `npm run where -- 6.1.e [--edition 2024-09]`: a rule's text, the lines of the engine that carry it
 * out, its tests and its examples.
 */
import { Command, Option } from 'commander';
import { CANONICAL, EDITIONS, type EditionId } from '../src/engine/index.ts';
import { painterFor } from '../src/ingest/painter.ts';
import { type SourceLine, whereIs } from '../src/library/examples/where.ts';
import { LANGUAGES, type Language } from '../src/rulebook/language.ts';
import { readNumber } from '../src/rulebook/resolve.ts';
import { root } from './dependencies.mjs';

const paint = painterFor(process.stdout.isTTY);

const command = new Command('where')
  .description('Shows a rule, the code that carries it out, its tests and its examples.')
  .argument('<number>', 'a rule, such as 6.1.e')
  .addOption(
    new Option('--edition <id>', 'whose number it is').choices(EDITIONS).default(CANONICAL),
  )
  .addOption(new Option('--lang <code>', 'of the text').choices(LANGUAGES).default('en'))
  .parse();
const { edition, lang } = command.opts<{ edition: EditionId; lang: Language }>();

const read = readNumber(command.args[0]!);
const found = (read.length > 0 ? read : [command.args[0]!])
  .map((number) => whereIs(root, number, edition, lang))
  .find(({ text }) => text !== null);

if (!found) {
  console.error(`Edition ${edition} has no rule ${command.args[0]}.`);
  process.exit(1);
}
const { number, canonical, text, code, tests, switches, examples } = found;
const same = canonical.length === 1 && canonical[0] === number;
console.log(
  paint(
    'bold',
    `${number} in edition ${edition}${same ? '' : `, in code ${canonical.join(', ') || 'not cited'}`}`,
  ),
);
console.log(text);
printList('Carried out in', code);
printList('Tested in', tests);
printList('Switched off in', switches);
console.log(paint('bold', `\nExamples: ${examples.length === 0 ? 'none' : ''}`));
for (const id of examples) console.log(`  npm run -s play -- ${id} --edition ${edition}`);

function printList(title: string, lines: readonly SourceLine[]) {
  console.log(paint('bold', `\n${title}: ${lines.length === 0 ? 'nothing' : ''}`));
  for (const { file, line, text } of lines) console.log(`  ${file}:${line}  ${paint('dim', text)}`);
}
