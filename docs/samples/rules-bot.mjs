// A bot that answers rule numbers and terms: node rules-bot.mjs "6.1.e" "!sabotage"
// Without arguments it reads messages line by line from its input.
import { createInterface } from 'node:readline';
import { openBook } from 'altered-codex-rules';

const book = await openBook(process.env.LANGUAGE === 'fr' ? 'fr' : 'en');

function describe({ number, text, lead }) {
  return `**${number}** ${lead ? `${lead}: ` : ''}${text}`;
}

export function reply(message) {
  const named = /^!(.+)/.exec(message.trim())?.[1];
  if (named) {
    const term = book.term(named);
    return term
      ? `**${term.name}** (${term.rules.join(', ')}) ${term.definition}`
      : `No term “${named}”.`;
  }
  const found = book.resolve(message);
  if (!found) return null;
  if (found.kind !== 'exact') return `Did you mean ${(found.numbers).join(' or ')}?`;
  const rules = [
    book.rules.get(found.number) ?? book.sections.get(found.number)?.rules ?? [],
  ].flat();
  return [book.trail(found.number).join(' › '), ...rules.map(describe)].join('\n');
}

const messages = process.argv.length > 2 ? process.argv.slice(2) : createInterface(process.stdin);
for await (const message of messages) {
  const answer = reply(message);
  if (answer) console.log(answer);
}
