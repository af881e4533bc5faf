/** Tests the package for assistants: installed, and called through the client of the protocol's SDK. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePackages } from '../../scripts/pack/make.ts';

/** The timeout: making and installing the package may take long on a busy machine. */
const LONG = 1_800_000;

const project = mkdtempSync(join(tmpdir(), 'altered-codex-assistant-'));
const client = new Client({ name: 'test', version: '1.0.0' });
let installed: string;

beforeAll(async () => {
  const [tarball] = await makePackages(join(project, 'made'), ['altered-codex-mcp']);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball!], {
    cwd: project,
    shell: process.platform === 'win32',
    stdio: 'pipe',
  });
  installed = join(project, 'node_modules/altered-codex-mcp');
  const args = [join(installed, 'index.js')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
}, LONG);

afterAll(async () => {
  await client.close();
  rmSync(project, { recursive: true, force: true });
});

/** Calls a tool; returns its text, as `refused` if it cannot answer. */
async function ask(tool: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name: tool, arguments: args });
  const [said] = answer.content;
  const text = said?.type === 'text' ? said.text : '';
  return answer.isError ? { refused: text } : { text };
}

test('finds cards and rulings by a part of a name, and says where it could be several', async () => {
  expect((await ask('card', { name: 'magic sleigh' })).text).toContain('The Magic Sleigh (');
  expect((await ask('ruling', { about: 'Waru' })).text).toContain(
    'The text of waru-mack has changed since this answer (2025-02-01)',
  );
  expect((await ask('ruling', { about: 'siren' })).text).toContain(
    'a-gigantic-defects (unofficial, 2026-',
  );
  expect((await ask('card', { name: 'siren' })).text).toContain('a-gigantic-defects (unofficial)');
  const several = (await ask('card', { name: 'the' })).refused;
  expect(several).toMatch(/^\d+ cards have “the” in their name: .*; and \d+ more\.$/);
});

test('tells how two words interact, and how two cards do', async () => {
  const grid = await ask('grid', { terms: ['Endormi', 'fleeting'], language: 'fr' });
  expect(grid.text).toMatch(/^asleep and fleeting: .+ \(.*2\.4\.\d.*\) Played out: example /);
  expect((await ask('grid', { terms: ['Gigantic'] })).text?.split('\n')).toHaveLength(22);
  expect((await ask('grid', { terms: ['ruling', 'hand'] })).refused).toContain(
    'Its rows: anchored',
  );
  const between = await ask('between', { cards: ['Bugfix', 'Kelon Elemental'] });
  expect(between.text).toMatch(/Rules: \d/);
  expect((await ask('between', { cards: ['Bugfix', 'the'] })).refused).toContain(
    'cards have “the”',
  );
});

test('checks a deck by the book and by a format, and tells what is suspended', async () => {
  const list = '1 Sierra & Oddball\n4 Kelon Elemental\n1 Bugfix';
  const book = await ask('deck', { list });
  expect(book.text).toContain('4 cards have the name Kelon Elemental; at most 3 may');
  expect(book.text).toContain('suspended in constructed since 2025-10-03');
  const singleton = await ask('deck', { list, played: 'singleton', language: 'it' });
  expect(singleton.text).toContain('Singleton (association, 2026-09)');
  expect((await ask('deck', { list: '' })).refused).toBe('The list is empty.');
});

test('tells the record of a card, and what is suspended today', async () => {
  const { text } = await ask('record', { card: 'Bugfix' });
  expect(text).toContain('suspended in constructed since 2025-10-03, by publisher-history');
  expect(text).toContain('since before 2026-07-27, by draft-site');
  const jinn = await ask('record', { card: 'tiny jinn', language: 'fr' });
  expect(jinn.text).toContain('before, tiny-jinn: Lorsque je quitte la zone d’Expédition');
  const all = await ask('record', {});
  expect(all.text).toContain('bugfix, bugfix-rare');
  expect(all.text).not.toContain('helping-hand-shifted');
  expect(all.text).toContain('Singleton (by association, 2026-09)');
});

test('installs alone, as a program, and imports nothing that reaches a network', () => {
  const all = readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.');
  expect(all).toEqual(['altered-codex-mcp']);
  expect(readdirSync(join(project, 'node_modules/.bin'))).toContain('altered-codex-mcp');
  const program = readFileSync(join(installed, 'index.js'), 'utf8');
  expect(program).toMatch(/^#!\/usr\/bin\/env node\n/);
  const imported = Array.from(
    program.matchAll(/^import .*? from ["'](?!\.)([^"']+)["'];$/gm),
    ([, name]) => name,
  );
  expect(imported.sort()).toEqual([
    'node:module',
    'node:path',
    'node:process',
    'node:stream',
    'node:string_decoder',
    'node:url',
  ]);
  expect(program).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket)\(/);
  const licences = readFileSync(join(installed, 'LICENSES-OF-OTHERS'), 'utf8');
  expect(licences).toMatch(/^@modelcontextprotocol\/server \d/m);
});

test('offers tools that only read, each with the shape of its question', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'between',
    'card',
    'changes',
    'deck',
    'grid',
    'play',
    'record',
    'rule',
    'ruling',
    'search',
    'term',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(inputSchema.additionalProperties).toBe(false);
    expect(inputSchema.properties).toHaveProperty('language');
  }
  expect(client.getInstructions()).toContain('unofficial');
});

test('answers what is wrong, whatever its size, and goes on', async () => {
  const child = spawn(process.execPath, [join(installed, 'index.js')], { stdio: 'pipe' });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answerTo = async (line: string) => {
    child.stdin.write(`${line}\n`);
    return JSON.parse((await answers.next()).value ?? 'null');
  };
  const start = {
    protocolVersion: '1999-01-01',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const started = { jsonrpc: '2.0', id: 1, method: 'initialize', params: start };
  const { result } = await answerTo(JSON.stringify(started));
  expect(result.protocolVersion).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(result.capabilities.tools.listChanged).toBe(false);
  const query = 'x'.repeat(11_000_000);
  const search = { name: 'search', arguments: { query } };
  const large = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: search };
  expect((await answerTo(JSON.stringify(large))).error.code).toBe(-32600);
  expect((await answerTo('{')).error.code).toBe(-32700);
  expect(await answerTo('{"jsonrpc":"2.0","id":3,"method":"ping"}')).toMatchObject({
    id: 3,
    result: {},
  });
  const ended = once(child, 'close');
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});

describe('a rule', () => {
  test('is told by its number in any spelling, with its numbers elsewhere', async () => {
    const { text } = await ask('rule', { number: 'rule 61e' });
    expect(text).toContain('6.1.e If one step affects several objects');
    expect(text).toMatch(/In other editions: .*4\.0: /);
    expect((await ask('rule', { number: '6.1.e', language: 'it', edition: '4.0' })).text).toMatch(
      /^Edition 4\.0 › /,
    );
  });

  test('is told from the edition that its number names, with its item', async () => {
    const { text } = await ask('rule', { number: 'what does 6.1.e say in 4.0?' });
    expect(text).toMatch(/^Edition 4\.0 › /);
    const item = await ask('rule', { number: 'CR 5.1.2.d.2' });
    expect(item.text).toMatch(/^Edition 5\.0 › .* › 5\.1\.2\.d \(asked for: 5\.1\.2\.d\.2\)$/m);
    const none = await ask('rule', { number: '6.1.e (3.0)' });
    expect(none.refused).toMatch(/^There is no edition 3\.0\./);
    const changes = await ask('changes', { number: '6.1.e (3.0)' });
    expect(changes.refused).toMatch(/^There is no edition 3\.0\./);
  });

  test('a section has its rules, a chapter its sections', async () => {
    expect((await ask('rule', { number: '6.1' })).text).toContain('6.1.b ');
    expect((await ask('rule', { number: '6' })).text).toMatch(/^6\.1 /m);
  });

  test('that is not there has others near it', async () => {
    expect((await ask('rule', { number: '6.1.z' })).refused).toContain('6.1.');
    expect((await ask('rule', { number: 'sabotage' })).refused).toContain('no number');
  });
});

test('words find rules, in each language', async () => {
  const english = await ask('search', { query: 'token leaves the expedition', most: 5 });
  expect(english.text?.split('\n').length).toBeLessThanOrEqual(6);
  expect(english.text).toMatch(/^rule \d/m);
  expect((await ask('search', { query: 'réserve', language: 'fr' })).text).toContain('Réserve');
  expect((await ask('search', { query: 'xqzzzkw' })).refused).toBeDefined();
});

test('a term is told by its name in any language', async () => {
  const { text } = await ask('term', { name: 'sabotage', language: 'fr' });
  expect(text).toMatch(/^sabot/i);
  expect(text).toMatch(/5\.0: 7\.3\.35/);
  expect((await ask('term', { name: 'nothing like it' })).refused).toContain('Search');
});

test('a card has its versions, its text and its rulings', async () => {
  const { text } = await ask('card', { name: 'ouvrez les portes', language: 'fr' });
  expect(text).toContain('Ouvrez les Portes (open-the-gates');
  expect((await ask('card', { name: 'Opne the Gates' })).refused).toContain('open the gates');
});

test('a ruling is told by its id, and by a card', async () => {
  const { text } = await ask('ruling', { about: 'council-and-activate' });
  expect(text).toMatch(/^council-and-activate \(/);
  expect(text).toContain('A: ');
  const [, card] = /about ([a-z0-9-]+)/.exec(text!)!;
  expect((await ask('ruling', { about: card! })).text).toContain('council-and-activate');
});

test('an edition tells what it changed, and a rule its history', async () => {
  expect((await ask('changes', {})).text).toMatch(/^4\.0 to 5\.0, what differs in play:\n/);
  expect((await ask('changes', { number: '7.3.31.a' })).text).toContain('4.0 to 5.0: ');
  expect((await ask('changes', { edition: '2024-09' })).refused).toContain('oldest');
});

describe('play', () => {
  const position = {
    players: [{ hand: ['harvest'], deck: ['kappa'], mana: { ready: 1 } }, {}],
  };

  test('tells a worked example with the rules of each event', async () => {
    const { text } = await ask('play', { example: 'spy-craft', language: 'fr' });
    expect(text).toMatch(/\(.*7\.3\.35\.a.*\)/);
    expect((await ask('play', { example: 'spy-crat' })).refused).toContain('spy-craft');
  });

  test('tells what is asked, and goes on as it is answered', async () => {
    const first = await ask('play', { position });
    expect(first.text).toMatch(/^- .*Harvest/m);
    const second = await ask('play', { position, script: [{ choose: 'Harvest' }] });
    expect(second.text).toContain('"reserve":[{"card":"kappa"},{"card":"harvest"}]');
    const wrong = await ask('play', { position, script: [{ choose: 'Mowgli' }] });
    expect(wrong.text).toContain('script[0]');
  });

  test('says why a position cannot be', async () => {
    const refused = await ask('play', { position: { players: [{ hand: ['no-such-card'] }, {}] } });
    expect(refused.refused).toContain('players[0].hand[0]');
  });
});

test.each([
  ['rule', { number: 'x'.repeat(201) }],
  ['rule', { number: '6.1.e', edition: '3.0' }],
  ['rule', { number: '6.1.e', language: 'xx' }],
  ['rule', { number: '6.1.e', more: 1 }],
  ['search', { query: 'token', most: 10_000 }],
  ['play', {}],
  ['play', { example: 'spy-craft', position: { players: [{}, {}] } }],
  ['play', { position: { players: [{ deck: Array(500).fill('kappa') }, {}] } }],
  ['play', { example: 'spy-craft', script: Array(101).fill({ choose: 'pass' }) }],
])('%s refuses what is not as it must be: %#', async (tool, args) => {
  const answer = await ask(tool, args).catch((error: Error) => ({ refused: error.message }));
  expect(answer.refused).toBeTruthy();
});
