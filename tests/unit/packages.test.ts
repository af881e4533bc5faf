import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonWithout } from '../../scripts/browser.mjs';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { makePackages } from '../../scripts/pack/make.ts';

/** Making and installing both takes a while on a busy machine. */
const LONG = 1_800_000;

const project = mkdtempSync(join(tmpdir(), 'altered-codex-packages-'));
const samples = readdirSync('docs/samples');

function node(file: string, args: readonly string[] = [], input = ''): string {
  const streams = { cwd: project, encoding: 'utf8', input } as const;
  return execFileSync(process.execPath, [file, ...args], streams);
}

beforeAll(async () => {
  const tarballs = await makePackages(join(project, 'made'), [
    'altered-codex-rules',
    'altered-codex-engine',
  ]);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], {
    cwd: project,
    shell: process.platform === 'win32',
    stdio: 'pipe',
  });
  for (const sample of samples) copyFileSync(join('docs/samples', sample), join(project, sample));
}, LONG);

afterAll(() => rmSync(project, { recursive: true, force: true }));

it('installs two packages and nothing else', () => {
  const installed = readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.');
  expect(installed).toEqual(['altered-codex-engine', 'altered-codex-rules']);
  for (const name of installed) {
    const files = readdirSync(join(project, 'node_modules', name));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.js', 'types']));
  }
  const others = join(project, 'node_modules/altered-codex-engine/LICENSES-OF-OTHERS');
  expect(readFileSync(others, 'utf8')).toMatch(/^zod \d[\s\S]*MIT/m);
});

describe('a bot of 45 lines', () => {
  it('is that short', () => {
    const lines = readFileSync('docs/samples/rules-bot.mjs', 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(45);
  });

  it('replies to a number in any spelling, to a term, and to nothing else', () => {
    const [trail, rule, term, ...more] = node('rules-bot.mjs', ['61e', 'hello', '!sabotage'])
      .trimEnd()
      .split('\n');
    expect(trail).toMatch(/^Edition 5\.0 › /);
    expect(rule).toMatch(/^\*\*6\.1\.e\*\* If one step affects several objects/);
    expect(term).toMatch(/^\*\*Sabotage\*\* \(7\.3\.\d+/i);
    expect(more).toEqual([]);
  });

  it('says what the number is in other editions, older and newer', () => {
    const others = (number: string) =>
      node('rules-bot.mjs', [number])
        .split('\n')
        .filter((line) => line.startsWith('In '));
    expect(others('7.3.26.a')).toEqual(['In 4.0: Resupply, 7.3.31.a in 5.0']);
    expect(others('1.1.4.f (4.0)')).toContain('In 5.0: another rule, not in 4.0');
    expect(others('7.3.26.a (4.0)')).toEqual(['In 5.0: Play for free, 7.3.23.a in 4.0']);
  });

  it('answers from the edition that a number names', () => {
    expect(node('rules-bot.mjs', ['7.3.26.a (4.0)'])).toMatch(/^Edition 4\.0 › /);
    expect(node('rules-bot.mjs', ['7.3.26.a (3.0)'])).toBe('There is no edition 3.0.\n');
  });

  it('cuts a long answer after a whole rule, and links the rest', () => {
    const said = node('rules-bot.mjs', ['7.4.4']).trimEnd();
    expect(said.length).toBeLessThanOrEqual(2000);
    expect(said).toMatch(
      /\n\*\*7\.4\.4\.\w\*\* .*[.)]\n… https:\/\/codex\.example\/en\/5\.0\/7\.4\.4\/$/,
    );
  });

  it('names the nearest numbers for one that there is not', () => {
    expect(node('rules-bot.mjs', [], '6.1.z\n')).toMatch(/^Did you mean 6\.1\./);
  });
});

it('plays a whole game in fewer than 20 lines', () => {
  const lines = readFileSync('docs/samples/short-game.mjs', 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThan(20);
  expect(node('short-game.mjs')).toMatch(/^Day \d+: \{/);
});

it('has an opponent that plays by chance to the end', () => {
  const output = node('random-opponent.mjs');
  // At the end of a day, or in the Arena.
  expect(output).toMatch(/^ {2}result 4\.(?:2\.5\.d|3\.e)/m);
  expect(output).toMatch(/^Result: \{/m);
});

it('compiles printed texts, and says where it stops', () => {
  writeFileSync(
    join(project, 'compile.mjs'),
    `import { CARDS } from 'altered-codex-engine/cards';
import { compilerOf } from 'altered-codex-engine/compiler';
const { compile, print } = compilerOf('en', CARDS);
const { abilities } = compile('{J} Draw a card.', 'character');
console.log(print({ ...CARDS[0], abilities })[0]);
console.log(compile('{J} Drawn a card.', 'character').stop.word);`,
  );
  expect(node('compile.mjs')).toBe('{join} Draw a card.\ndrawn\n');
});

it('brings types that need no other package', { timeout: LONG }, () => {
  writeFileSync(
    join(project, 'typed.ts'),
    `import { advance, type Card, createGame, type Decision, type View, view } from 'altered-codex-engine';
import { CARDS, deckOf } from 'altered-codex-engine/cards';
import { compilerOf } from 'altered-codex-engine/compiler';
import { crosswalk, openBook, type Rule } from 'altered-codex-rules';
const cards: readonly Card[] = CARDS;
const game = createGame({ players: [deckOf('axiom'), deckOf('lyra')], cards }, { edition: '4.0' });
const decision: Decision | null | undefined = advance(game).decision;
const seen: View = view(game, 0);
const rule: Rule | undefined = (await openBook('fr')).rule('6.1.e');
for (const ability of cards[0]!.abilities) {
  if (ability.kind === 'reaction') console.log(ability.trigger.on satisfies string);
}
console.log(decision?.options[0]?.id, seen.day, rule?.text, crosswalk.counterparts('4.0', '6.1.e'));
console.log(compilerOf('it', cards).compile('x', 'spell').stop?.expected[0]?.length);
// @ts-expect-error: no such edition
createGame({ players: [], cards: [] }, { edition: '3.0' });
`,
  );
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--noEmit'];
  const tsc = join(process.cwd(), 'node_modules/@typescript/native/bin/tsc');
  expect(() => node(tsc, [...options, '--noUncheckedIndexedAccess', 'typed.ts'])).not.toThrow();
});

const NO_BROWSER = reasonWithout('Chromium');
if (NO_BROWSER !== null) console.log(`skipped: the packages in a page: ${NO_BROWSER}`);

describe.skipIf(NO_BROWSER !== null)('in a page without a bundler', () => {
  let server: Server;

  beforeAll(() => {
    const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };
    server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://localhost').pathname;
      if (!path.startsWith('/altered-codex-')) {
        response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>page</title>');
        return;
      }
      response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
      response.end(readFileSync(join(project, 'node_modules', path)));
    }).listen(0);
  });

  afterAll(() => void server.close());

  it('runs both packages', { timeout: LONG }, async () => {
    const chromium = await launchBrowser();
    const page = await chromium.newPage();
    page.setDefaultTimeout(LONG);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const script = `(async () => {
      const { openBook } = await import('/altered-codex-rules/index.js');
      const { createGame, playOut } = await import('/altered-codex-engine/index.js');
      const { CARDS, deckOf } = await import('/altered-codex-engine/cards.js');
      const players = [deckOf('axiom'), deckOf('lyra')];
      const first = ({ options, min, max }) =>
        options.slice(0, Math.max(min, Math.min(1, max))).map(({ id }) => id);
      const { result } = playOut(createGame({ players, cards: CARDS }, { seed: 7 }), first);
      return [(await openBook('it')).rule('6.1.e').number, typeof result];
    })()`;
    expect(await page.evaluate(script)).toEqual(['6.1.e', 'object']);
    await chromium.close();
  });
});
