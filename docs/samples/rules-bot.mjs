// A bot for numbers and terms: node rules-bot.mjs "6.1.e" "!sabotage", or messages as its input.
import { createInterface } from 'node:readline';
import { EDITIONS, meaningsElsewhere, openBook } from 'altered-codex-rules';

/** Messages of chats have at most so many UTF-16 units. */
const MOST = 2000;
const SITE = process.env.SITE ?? 'https://codex.example';

const books = await Promise.all(EDITIONS.map((edition) => openBook('en', edition)));
const describe = ({ number, text }) => `**${number}** ${text}`;
const describeOther = ({ edition, title, here }, asked) =>
  `In ${edition}: ${title ?? 'another rule'}, ${here.length > 0 ? here : 'not'} in ${asked}`;

/** As many whole lines as a message of a chat can have, then a link to all of them. */
function cutLines(lines, link) {
  const end = (count) => lines.slice(0, count).join('\n').length;
  if (end(lines.length) <= MOST) return lines.join('\n');
  const most = lines.findIndex((_, i) => end(i + 1) + link.length + 3 > MOST);
  return [...lines.slice(0, most), `… ${link}`].join('\n');
}

export function reply(message) {
  const name = /^!(.+)/.exec(message.trim())?.[1];
  const term = name && books[0].term(name);
  if (term) return `**${term.name}** (${term.rules.join(', ')}) ${term.definition}`;
  if (name) return `There is no term “${name}”.`;
  const asked = books[0].resolve(message)?.edition ?? EDITIONS[0];
  const book = books.find(({ edition }) => edition === asked);
  if (!book) return `There is no edition ${asked}.`;
  const { kind, number, numbers } = book.resolve(message) ?? {};
  if (kind !== 'exact') return numbers && `Did you mean ${numbers.join(' or ')}?`;
  const rules = [book.rules.get(number) ?? book.sections.get(number)?.rules ?? []].flat();
  const others = meaningsElsewhere(book, number, books).map((one) => describeOther(one, asked));
  const head = [`Edition ${asked}`, ...book.trail(number)].join(' › ');
  const lines = [head, ...rules.map(describe), ...others];
  return cutLines(lines, `${SITE}/en/${asked}/${number}/`);
}

const messages = process.argv.length > 2 ? process.argv.slice(2) : createInterface(process.stdin);
for await (const message of messages) {
  const answer = reply(message);
  if (answer) console.log(answer);
}
