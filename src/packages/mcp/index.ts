/**
 * The rules of Altered for assistants: a server of the Model Context Protocol that answers over the
 * standard streams. Everything that it says comes with the package; it opens no connection.
 */

import version from 'written:version';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { betweenAsked, tellBetween } from './between.ts';
import { tellCard, tellRulings } from './cards.ts';
import { CheckedInput } from './checked-input.ts';
import { deckAsked, tellDeck } from './deck.ts';
import { tellFound } from './found.ts';
import { tellGrid } from './grid.ts';
import { playAsked, tellPlay } from './played.ts';
import { tellRecord } from './record.ts';
import { editionIn, tellChanges, tellHistory, tellNumber, tellTerm } from './rules.ts';
import { answerWith, bookOf, edition, language, name, withShape } from './tool.ts';

const INSTRUCTIONS =
  'The rules of the trading card game Altered, restated by players: unofficial. Cite rules by edition and number. Look a number up before you quote it, and play a position rather than guess what comes of it.';

/** Every tool only reads, and the same question has the same answer. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const MOST_RESULTS = 20;

function createServer(): McpServer {
  const server = new McpServer(
    { name: 'altered-codex', version },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  registerBook(server);
  registerCards(server);
  server.registerTool(
    'play',
    {
      title: 'Play a position',
      description:
        'Plays a worked example, or any position with the players’ answers, by the rules of an edition. Tells each event with the rules that make it so, what is asked where it ends, and how things stand.',
      inputSchema: withShape(playAsked),
      annotations,
    },
    (asked) => answerWith(() => tellPlay(asked)),
  );
  server.registerTool(
    'between',
    {
      title: 'Between two cards',
      description:
        'Plays two cards together by the rules of an edition, and tells the situations in which one affects the other, the strongest first, with the rules at work.',
      inputSchema: betweenAsked,
      annotations,
    },
    (asked) => answerWith(() => tellBetween(asked)),
  );
  return server;
}

function registerBook(server: McpServer): void {
  server.registerTool(
    'rule',
    {
      title: 'Rule by number',
      description:
        'The text of a rule (6.1.e, in any spelling, also with an edition as in “6.1.e (4.0)”) with its notes, what it cites and its numbers in other editions; of a section (6.1) all rules; of a chapter (6) its sections.',
      inputSchema: z.strictObject({ number: name, edition, language }),
      annotations,
    },
    ({ number, edition, language }) =>
      answerWith(async () => {
        const book = await bookOf({ edition: editionIn(number, edition), language });
        return tellNumber(book, number);
      }),
  );
  server.registerTool(
    'search',
    {
      title: 'Search',
      description:
        'Finds rules, terms, rulings, cards and examples by words or by a question, in any of the five languages.',
      inputSchema: z.strictObject({
        query: name,
        most: z
          .int()
          .min(1)
          .max(MOST_RESULTS)
          .default(MOST_RESULTS / 2),
        language,
      }),
      annotations,
    },
    (asked) => answerWith(() => tellFound(asked.query, asked.most, asked.language)),
  );
  server.registerTool(
    'term',
    {
      title: 'Term',
      description: 'What a word of the game means, by its name in any language, and its rules.',
      inputSchema: z.strictObject({ name, edition, language }),
      annotations,
    },
    (asked) => answerWith(async () => tellTerm(await bookOf(asked), asked.name)),
  );
  server.registerTool(
    'grid',
    {
      title: 'Two words of the game',
      description:
        'How two statuses, keywords or zones interact, such as Fleeting and Asleep, with the rules that decide; of one, how it does with each other.',
      inputSchema: z.strictObject({ terms: z.array(name).min(1).max(2), edition, language }),
      annotations,
    },
    (asked) => answerWith(async () => tellGrid(await bookOf(asked), asked.terms)),
  );
  server.registerTool(
    'changes',
    {
      title: 'What changed',
      description:
        'What an edition changed in play; with a number, what became of that rule through the editions.',
      inputSchema: z.strictObject({ number: name.optional(), edition, language }),
      annotations,
    },
    (asked) =>
      answerWith(async () => {
        const { number } = asked;
        if (number === undefined) return tellChanges(await bookOf(asked));
        const edition = editionIn(number, asked.edition);
        return tellHistory(await bookOf({ ...asked, edition }), number);
      }),
  );
}

function registerCards(server: McpServer): void {
  server.registerTool(
    'card',
    {
      title: 'Card',
      description:
        'Every version of a card by its name in any language, a part of it, or its id: facts, what it says, and the ids of the rulings about it.',
      inputSchema: z.strictObject({ name, language }),
      annotations,
    },
    (asked) => answerWith(() => tellCard(asked.name, asked.language)),
  );
  server.registerTool(
    'ruling',
    {
      title: 'Ruling',
      description:
        'A ruling by its id, or all rulings about a card by its name or a part of it: question, answer, whether it holds in the edition, and the rules that decide it.',
      inputSchema: z.strictObject({ about: name, edition, language }),
      annotations,
    },
    (asked) => answerWith(() => tellRulings(asked.about, asked.edition, asked.language)),
  );
  server.registerTool(
    'deck',
    {
      title: 'Deck check',
      description:
        'Checks a deck list by the rules of an edition, and beside it by a format of the association; tells what is suspended.',
      inputSchema: deckAsked,
      annotations,
    },
    (asked) => answerWith(() => tellDeck(asked)),
  );
  server.registerTool(
    'record',
    {
      title: 'Record',
      description:
        'How the text of a card changed, and where it was suspended, with days and sources; without a card, what is suspended today and the numbers of the formats.',
      inputSchema: z.strictObject({ card: name.optional(), language }),
      annotations,
    },
    (asked) => answerWith(() => tellRecord(asked.card, asked.language)),
  );
}

const input = new CheckedInput((refusal) => process.stdout.write(`${JSON.stringify(refusal)}\n`));
serveStdio(createServer, { transport: new StdioServerTransport(process.stdin.pipe(input)) });
