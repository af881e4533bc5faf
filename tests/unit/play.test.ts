/** The commands `play` and `fuzz`, as they are called. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/dependencies.mjs';
import { runPlayCommand } from '../../scripts/play/command.ts';
import { tellMoment } from '../../scripts/play/tell-moment.ts';
import { readCards } from '../../src/library/examples/folder.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { type Shared, toFragment } from '../../src/sandbox/model/link.ts';

async function play(args: string[], typed: string[] = []) {
  let out = '';
  let err = '';
  const status = await runPlayCommand(args, {
    input: Readable.from(typed.map((line) => `${line}\n`)),
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  });
  return { status, out, err };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'altered-codex-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const words = { fr: 'un', en: 'one', it: 'uno' };
const own = {
  id: 'own',
  title: words,
  story: words,
  position: { players: [{ hand: ['harvest'], deck: ['kappa'], mana: { ready: 1 } }, {}] },
  script: [{ choose: 'Harvest' }],
  expect: [{ object: 'kappa', zone: 'reserve' }],
};

describe('play card', () => {
  const bear = 'Bear\nCharacter, Animal, 2/1, 1/1/1\n{J} Draw a card.';

  test('prints the tree of a card in words and its text in the language asked for', async () => {
    const { status, out, err } = await play(['card', bear, '--lang', 'it']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('"kind": "reaction"');
    expect(out).toContain('Pesca una carta.');
  });

  test('says in three languages that a written card has no name', async () => {
    const said = { en: 'has no name', fr: 'pas de nom', it: 'non ha nome' };
    for (const [lang, words] of Object.entries(said)) {
      const { status, err } = await play(['card', '{J} I gain 2 boosts.', '--lang', lang]);
      expect([status, err]).toEqual([1, expect.stringContaining(words)]);
    }
  });

  test('reads a file, and says where a word is not understood', async () => {
    const { status, err } = await play(['card', file('bear.txt', bear.replace('card', 'frog'))]);
    expect(status).toBe(1);
    expect(err).toContain('line 3, column 12: “frog” is not understood');
  });
});

describe('play LINK', () => {
  /** Alma plays Harvest, who draws Kappa; the reader stands at the end. */
  const shared: Shared = {
    example: null,
    edition: '5.0',
    seed: 1,
    position: own.position,
    answers: [],
    stop: 99,
  };
  const linkTo = async (moment: Partial<Shared>) =>
    `https://codex.example/en/sandbox/#${await toFragment({ ...shared, ...moment })}`;
  const choices = async () => {
    const { out } = await play([await linkTo({}), '--json']);
    const { trace } = JSON.parse(out);
    return trace.find(({ kind }: { kind: string }) => kind === 'decision');
  };

  test('plays a step of an example, and marks it', async () => {
    const { status, out } = await play([
      'https://codex.example/fr/examples/spy-craft/#step=4&edition=4.0',
      '--lang',
      'fr',
    ]);
    expect(status).toBe(0);
    expect(out).toMatch(/▶ le moment est ici\u00a0: étape 4 sur \d+\n/u);
    expect(out).toContain('· 4.0');
  });

  test('plays what a reader did, as a link holds it', async () => {
    const { options } = await choices();
    const [harvest] = options;
    const { status, out, err } = await play([await linkTo({ answers: [[harvest.id]] })]);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('Alma plays a card.');
    expect(out).toContain('▶ here is the moment');
  });

  test('writes a moment down as an example that is sound and plays', async () => {
    const { options } = await choices();
    const data = join(folder, 'data');
    mkdirSync(join(data, 'examples', 'rules'), { recursive: true });
    const link = await linkTo({ answers: [[options[0].id]] });
    const said = { out: '', err: '' };
    const streams = {
      input: Readable.from([]),
      out: { write: (text: string) => (said.out += text) },
      err: { write: (text: string) => (said.err += text) },
    };
    const cards = readCards(join(root, 'data'));
    const write = () => tellMoment(link, data, cards, { lang: 'en', write: 'reported' }, streams);
    expect([await write(), said.err]).toEqual([0, '']);
    const written = join(data, 'examples', 'rules', 'reported.json');
    expect(said.out).toContain(written);
    expect(await play([written])).toMatchObject({ status: 0, err: '' });
    expect([await write(), said.err]).toEqual([1, 'There is an example reported already.\n']);
  });

  test.each([
    ['cut off', '#play=1q1ZKrUjM', 'cut off or changed'],
    ['of a later version', '#play=9abc', 'later version'],
    ['of an example that is not there', '/en/examples/nowhere/#step=1', 'no example “nowhere”'],
    ['of no edition', '/en/examples/spy-craft/#step=1&edition=9', 'There is no edition 9'],
    ['of no example', '/en/#step=1', 'names no example'],
  ])('refuses a link %s in words', async (_, link, message) => {
    expect(await play([`https://codex.example${link}`])).toMatchObject({
      status: 1,
      err: expect.stringContaining(message),
    });
  });

  test('says why the engine refuses what a link holds', async () => {
    const refused = await play([await linkTo({ answers: [['no-such-option']] })]);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).not.toBe('');
    const crowded = {
      players: Array.from({ length: 4 }, () => ({
        deck: Array(200).fill('kappa'),
        hand: Array(200).fill('kappa'),
      })),
    };
    const full = await play([
      await linkTo({ position: { ...crowded, mode: 'free-for-all' } as never }),
    ]);
    expect(full.status).toBe(1);
  });

  test('a link names its edition, and only its moment is written', async () => {
    expect(await play([await linkTo({}), '--edition', '4.0'])).toMatchObject({ status: 2 });
    expect(await play(['spy-craft', '--write', 'x'])).toMatchObject({ status: 2 });
  });
});

describe('play', () => {
  test.each(LANGUAGES)('tells an example in %s, each event with its rules', async (lang) => {
    const { status, out, err } = await play(['open-the-gates', '--lang', lang]);
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toMatch(/^ +.*\(.*6\.1\.e, 6\.1\.f.*\)$/mu);
    expect(out).toContain('open-the-gates (5.0): ok');
  });

  test('an entry stands under what it belongs to', async () => {
    const { out } = await play(['open-the-gates', '--lang', 'en']);
    const lines = out.split('\n').filter((line) => /^ .*Ordis Recruit/u.test(line));
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^ {10}\S/u);
  });

  test('as data: the trace with its citations, and the end', async () => {
    const { status, out } = await play(['open-the-gates', '--edition', '2024-09', '--json']);
    expect(status).toBe(0);
    const data = JSON.parse(out);
    expect(data).toMatchObject({ id: 'open-the-gates', edition: '2024-09', ok: true });
    expect(data.trace[0]).toMatchObject({ id: 1, parent: null, kind: 'turn-began' });
    for (const { cites } of data.trace) expect(cites.length).toBeGreaterThan(0);
    expect(data.final.players[0].expeditions.hero.objects).toHaveLength(2);
  });

  test.each([
    ['en', 'for 2 mana'],
    ['fr', 'pour 2 mana'],
    ['it', '2 mana'],
  ])('says icons in words of the language: %s', async (lang, words) => {
    const { out } = await play(['spy-craft', '--lang', lang]);
    expect(out).toContain(words);
    expect(out).not.toMatch(/\{[a-z-]+(?::(?:\d+|X))?\}/u);
  });

  test('says icons of the story in words too', async () => {
    const { out } = await play(['ratatoskr/from-hand', '--lang', 'en']);
    expect(out).toContain('“When I am played from Reserve”');
  });

  test('both editions, one after the other; as data, a list', async () => {
    const { status, out } = await play(['spy-craft', '--edition', 'both']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /spy-craft \(2024-09\): ok[\s\S]+spy-craft \(4\.0\): ok[\s\S]+spy-craft \(5\.0\): ok/u,
    );
    const both = await play(['spy-craft', '--edition', 'both', '--json']);
    const editions = (JSON.parse(both.out) as { edition: string }[]).map(({ edition }) => edition);
    expect(editions).toEqual(['2024-09', '4.0', '5.0']);
    const byHand = await play(['spy-craft', '--edition', 'both', '--interactive']);
    expect(byHand.status).toBe(2);
  });

  test('a variant', async () => {
    const { status, out } = await play(['spy-craft/no-target']);
    expect(status).toBe(0);
    expect(out).toContain('spy-craft/no-target (5.0): ok');
  });

  test("the reader's own file", async () => {
    const { status, out } = await play([file('own.json', own), '--edition', '2024-09']);
    expect(status).toBe(0);
    expect(out).toContain('own (2024-09): ok');
  });

  test('a failed expectation ends with 1 and says what was found', async () => {
    const wrong = { ...own, expect: [{ object: 'kappa', zone: 'hand' }] };
    const { status, err } = await play([file('wrong.json', wrong)]);
    expect(status).toBe(1);
    expect(err).toMatch(/expect\[0\]: expected .*"hand".*\n {2}found .*"reserve"/u);
  });

  test('an unknown card is told with its place once, and with what may be meant', async () => {
    const wrong = { ...own, position: { players: [{ hand: ['kapa'] }, {}] } };
    const { status, err } = await play([file('card.json', wrong)]);
    expect(status).toBe(1);
    expect(err).toMatch(/^position\.players\[0\]\.hand\[0\]: no card is called “kapa”\n .*kappa/u);
  });

  test('an unknown rule is called one', async () => {
    const wrong = { ...own, illustrates: ['6.1.q'] };
    const { status, err } = await play([file('rule.json', wrong)]);
    expect(status).toBe(1);
    expect(err).toMatch(
      /rule\.json:\d+ illustrates\[0\]: .*rule 6\.1\.q, which edition 4\.0 lacks/u,
    );
  });

  test('a script that does not fit ends with 1 and says what was asked', async () => {
    const wrong = { ...own, script: [{ choose: 'Kappa' }] };
    const { status, err } = await play([file('script.json', wrong)]);
    expect(status).toBe(1);
    expect(err).toContain('script[0]: this is not offered');
    expect(err).toContain('{"card":"Harvest","from":"hand"}');
  });

  test.each([
    ['text.json', '{', /text\.json:1: .*breaks off/u],
    ['empty.json', '', /empty\.json:1: the file is empty/u],
    ['shape.json', { ...own, title: 'one' }, /shape\.json:\d+ title: .+/u],
  ])('a bad file ends with 1: %s', async (name, content, message) => {
    const { status, err } = await play([file(name, content)]);
    expect(status).toBe(1);
    expect(err).toMatch(message);
  });

  test.each([
    [['spycraft'], 'Did you mean spy-craft'],
    [['spy-craft/no-targets'], 'spy-craft/no-target'],
    [['no-such-file.json'], 'no file'],
    [['spy-craft', '--edition', '9.9'], 'Known editions'],
    [['spy-craft', '--lang', 'xx'], 'fr, en, it'],
    [['ruling-hive-first', '--edition', '2024-09'], 'is not played in 2024-09, but in 4.0'],
    [[], 'missing required argument'],
    [['spy-craft', '--loud'], 'unknown option'],
  ])('%j is wrong usage and ends with 2', async (args, message) => {
    const { status, out, err } = await play(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  test('by hand: asks again after what is no answer, and stops with the input', async () => {
    const { status, out, err } = await play(['spy-craft', '--interactive'], ['9', '1', '1']);
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toContain('  1  Play Spy Craft from hand');
    expect(out).toContain('[1] > [1] > ');
    expect(out).toContain('Alma discards Kelon Burst');
  });
});

describe('fuzz', () => {
  const fuzz = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/fuzz.ts'), ...args], { encoding: 'utf8' });

  test('plays the games asked for', () => {
    const { status, stdout } = fuzz('--games', '6', '--seed', '7');
    expect(stdout).toMatch(/6 games, \d+ decisions in .* nothing wrong/u);
    expect(status).toBe(0);
  });

  test('a broken rule ends with 1 and a line that plays the same game again', () => {
    const { status, stderr } = fuzz('--games', '9', '--canary', 'sleeping-hands');
    expect(status).toBe(1);
    const [, line] = /npm run fuzz -- (.*)/u.exec(stderr)!;
    const again = fuzz(...line!.split(' '));
    expect(again.status).toBe(1);
    expect(again.stderr).toBe(stderr);
  });

  test('a wrong number is wrong usage', () => {
    expect(fuzz('--games', 'many').status).toBe(2);
    expect(fuzz('--mode', 'chess').status).toBe(2);
  });
});
