import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { runIngest } from '../../src/ingest/command.ts';
import { TEXTS } from '../../src/languages/all-languages.ts';
import { collection } from '../../src/library/collection.ts';
import { runPlay } from '../../src/library/examples/run.ts';
import { playNamed } from '../../src/library/plays.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { rulingSchema } from '../../src/rulebook/ruling.ts';
import { toFragment } from '../../src/sandbox/model/link.ts';
import {
  type ProposedMoment,
  proposalFile,
  proposalId,
  proposalText,
} from '../../src/sandbox/model/proposal.ts';

/** A ruling that a reader proposes from a moment of a play is one that the project takes over. */

let room: string;
let moment: ProposedMoment;

beforeAll(async () => {
  room = mkdtempSync(join(tmpdir(), 'proposal-'));
  cpSync(join(root, 'data'), join(room, 'data'), { recursive: true });
  const play = playNamed('ruling-two-foundries', '5.0');
  const { trace, answers } = runPlay(play, [...collection.values()]);
  const shared = {
    example: play.id,
    edition: '5.0',
    seed: 1,
    position: play.position,
    answers: answers.map(({ options }) => options),
    stop: 9,
  } as const;
  moment = {
    link: `https://codex.example/en/examples/ruling-two-foundries/#${await toFragment(shared)}`,
    shared,
    cites: trace.find(({ kind }) => kind === 'activation')!.cites,
    version: '0.2.0',
    said: 'A Reaction of Ratatoskr activates.',
    cards: ['ratatoskr'],
  };
});
afterAll(() => rmSync(room, { recursive: true }));

const DAY = '2026-11-29';
const proposalOf = (question: string, answer = moment.said) => ({
  question,
  answer,
  rules: moment.cites,
});

/** What readers write, in their own typography, some of it to break the page that shows it. */
const WRITTEN = [
  ['Does “Ratatoskr” activate twice with two Foundries?', 'No: once.'],
  ['Is The Foundry, Axiom Bastion on the board?', 'Put the top card of The Foundry on it.'],
  ["L'abilità si attiva due volte : sì o no ?", "No... un'abilità sola !"],
  ['Est-ce que ça s’active deux fois?', 'Non: une fois; « une » seule.'],
  ['# <b>Two</b> [[reserve]] {exhaust} `x` | *y* ~z~', '1. [No](javascript:alert(1))\n\n> x'],
] as const;

describe('a proposal', () => {
  test('passes the ingest where an editor puts its file', () => {
    for (const [question, answer] of WRITTEN) {
      const file = join(room, 'data', 'rulings', `${proposalId(question)}.json`);
      writeFileSync(file, proposalFile(moment, proposalOf(question, answer), DAY));
    }
    let said = '';
    const stream = { write: (words: string) => (said += words) };
    const folders = ['--data', join(room, 'data'), '--out', join(root, 'content')];
    const status = runIngest([...folders, '--check'], { out: stream, err: stream });
    expect({ status, said }).toMatchObject({ status: 0 });
  });

  test('is marked as one, and holds the question, the answer, the rules and the moment', () => {
    const question = 'Does it activate twice?';
    const ruling = rulingSchema.parse(JSON.parse(proposalFile(moment, proposalOf(question), DAY)));
    expect(ruling).toMatchObject({
      id: 'does-it-activate-twice',
      state: 'proposed',
      unofficial: true,
      dates: [DAY],
      cards: ['ratatoskr'],
      rules: { '5.0': moment.cites },
      moment: new URL(moment.link).hash.slice(1),
    });
    expect(ruling.question.fr).toBe('Does it activate twice\u00a0?');
  });

  test.each(LANGUAGES)('makes a text for the tracker with its file, in %s', (language) => {
    const words = TEXTS[language].report;
    const text = proposalText(moment, proposalOf('Is it so?'), DAY, words);
    expect(text).toContain(`<${moment.link}>`);
    expect(text).toContain('data/rulings/is-it-so.json');
    const block = text.split('\n').filter((line) => line.startsWith('    '));
    expect(JSON.parse(block.join('\n'))).toMatchObject({ state: 'proposed' });
  });

  test('has an id that a file can have, whatever is asked', () => {
    expect(proposalId('¿?')).toBe('proposal');
    expect(proposalId('Épuisé ! '.repeat(40))).toMatch(/^epuise(?:-epuise)+$/);
  });
});
