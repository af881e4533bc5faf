/** Writes a play for a terminal: its title and story, the trace as an indented tree, the verdict. */

import type { Card, TraceEntry } from '../../src/engine/index.ts';
import { painterFor } from '../../src/ingest/painter.ts';
import { PLAY_WORDS, TEXTS } from '../../src/languages/all-languages.ts';
import { createTeller, type Teller } from '../../src/languages/say/teller.ts';
import { type Span, spansOf } from '../../src/languages/say/text.ts';
import type { Play } from '../../src/library/examples/play.ts';
import type { PlayRun } from '../../src/library/examples/run.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { lineOf } from './icon-text.ts';

/** The width of a line in characters. */
const WIDTH = 100;

export interface Telling {
  readonly teller: Teller;
  /** Writes pieces from the teller as a line of text. */
  say(pieces: readonly Span[]): string;
  heading(): string;
  /** Entries as lines; those in which nothing happens are left out unless `all` is set. */
  entries(trace: readonly TraceEntry[], all?: boolean): string;
  verdict(run: PlayRun): string;
}

/** Returns a writer for a play in a language. Each call of `entries` continues after the last one. */
export function createTelling(
  play: Play,
  cards: readonly Card[],
  language: Language,
  isTerminal: boolean | undefined,
): Telling {
  const paint = painterFor(isTerminal);
  const names = new Map([...cards, ...play.invented].map(({ id, name }) => [id, name]));
  const known = new Map<number, TraceEntry>();
  const depths = new Map<number, number>();
  const teller = createTeller(PLAY_WORDS[language], {
    viewer: null,
    players: play.position.players.map(({ name }) => name ?? ''),
    card: (id) => names.get(id),
    entry: (id) => known.get(id),
  });
  const say = (pieces: readonly Span[]) => lineOf(pieces, language);
  const line = (entry: TraceEntry) => {
    const depth = entry.parent === null ? 0 : (depths.get(entry.parent) ?? -1) + 1;
    depths.set(entry.id, depth);
    const cites = entry.cites.length > 0 ? paint('dim', ` (${entry.cites.join(', ')})`) : '';
    const { timeline } = TEXTS[language].sandbox;
    const together =
      entry.kind === 'step' && entry.actions > 1 ? ` [${timeline.actions(entry.actions)}]` : '';
    const idle = isIdle(entry) ? ` [${timeline.idle}]` : '';
    return `${'  '.repeat(depth)}${say(teller.entry(entry))}${together}${idle}${cites}\n`;
  };
  return {
    teller,
    say,
    heading: () => {
      const title = paint('bold', say(spansOf(play.title[language])));
      const story = wrapText(say(spansOf(play.story[language])));
      return `${title} · ${play.edition}\n\n${story}\n\n`;
    },
    entries: (trace, all = false) => {
      for (const entry of trace) known.set(entry.id, entry);
      return trace
        .filter((entry) => all || hasSubstance(entry, trace))
        .map(line)
        .join('');
    },
    verdict: ({ ok }) => {
      const { expectations, rules, failed } = TEXTS[language].commands.terminal;
      const count = `${expectations(play.expect.length)}, ${rules(play.illustrates.length)}`;
      const sign = ok ? paint('green', 'ok') : paint('red', failed);
      return `\n${play.id} (${play.edition}): ${sign}, ${count}\n`;
    },
  };
}

/** Whether an entry is a step of an effect in which nothing could be done (6.5.h). */
function isIdle(entry: TraceEntry): boolean {
  return entry.kind === 'step' && entry.actions === 0 && entry.source !== null;
}

/**
 * Whether an entry has content of its own: it is not an empty check, a process without steps of its own
 * or an answered question.
 */
function hasSubstance(entry: TraceEntry, trace: readonly TraceEntry[]): boolean {
  switch (entry.kind) {
    case 'reactions-checked':
      return entry.waiting.length > 0;
    case 'step':
      return entry.actions > 0 || isIdle(entry) || trace.some(({ parent }) => parent === entry.id);
    case 'decision':
      return !trace.some((one) => one.kind === 'answer' && one.decision === entry.decision);
    default:
      return true;
  }
}

/** Breaks paragraphs into lines that fit a terminal. */
function wrapText(text: string): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const lines = [''];
      for (const word of paragraph.split(' ')) {
        const last = lines.at(-1)!;
        if (last.length + word.length + 1 > WIDTH) lines.push(word);
        else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');
}
