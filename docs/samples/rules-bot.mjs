// A bot that answers rule numbers and terms: node rules-bot.mjs "6.1.e" "!sabotage"
// Without arguments it reads messages line by line from its input.
import { createInterface } from 'node:readline';
import { openBook } from 'altered-codex-rules';

const book = await openBook('en');
const describe = ({ number, text }) => `**${number}** ${text}`;

export function reply(message) {
  const name = /^!(.+)/.exec(message.trim())?.[1];
  if (name) {
    const term = book.term(name);
    if (!term) return `There is no term “${name}”.`;
    return `**${term.name}** (${term.rules.join(', ')}) ${term.definition}`;
  }
  const found = book.resolve(message);
  if (!found) return null;
  if (found.kind !== 'exact') return `Did you mean ${found.numbers.join(' or ')}?`;
  const { number } = found;
  const rules = book.rules.has(number)
    ? [book.rules.get(number)]
    : book.sections.get(number)?.rules;
  return [book.trail(number).join(' › '), ...(rules ?? []).map(describe)].join('\n');
}

const messages = process.argv.length > 2 ? process.argv.slice(2) : createInterface(process.stdin);
for await (const message of messages) {
  const answer = reply(message);
  if (answer) console.log(answer);
}
