// A bot that answers rule numbers and terms: node rules-bot.mjs "6.1.e" "!sabotage"
// Without arguments it reads messages line by line from its input.
import { createInterface } from 'node:readline';
import { EDITIONS, meaningsElsewhere, openBook } from 'altered-codex-rules';

const [book, ...older] = await Promise.all(EDITIONS.map((edition) => openBook('en', edition)));
const describe = ({ number, text }) => `**${number}** ${text}`;
const describeOther = ({ edition, title, here }) =>
  `In ${edition}: ${title ?? 'another rule'}, ${here.length > 0 ? `now ${here}` : 'which is gone'}`;

export function reply(message) {
  const name = /^!(.+)/.exec(message.trim())?.[1];
  const term = name && book.term(name);
  if (term) return `**${term.name}** (${term.rules.join(', ')}) ${term.definition}`;
  if (name) return `There is no term “${name}”.`;
  const found = book.resolve(message);
  if (!found) return null;
  if (found.kind !== 'exact') return `Did you mean ${found.numbers.join(' or ')}?`;
  const rule = book.rules.get(found.number);
  const rules = rule ? [rule] : (book.sections.get(found.number)?.rules ?? []);
  const others = meaningsElsewhere(book, found.number, older).map(describeOther);
  const head = [`Edition ${book.edition}`, ...book.trail(found.number)].join(' › ');
  return [head, ...rules.map(describe), ...others].join('\n');
}

const messages = process.argv.length > 2 ? process.argv.slice(2) : createInterface(process.stdin);
for await (const message of messages) {
  const answer = reply(message);
  if (answer) console.log(answer);
}
