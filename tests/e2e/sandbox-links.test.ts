import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { toFragment } from '../../src/sandbox/model/link.ts';
import { embedSnippet } from '../../src/site/example/snippet.ts';
import { useBrowser } from './browser.ts';
import { cardsIn, chooseCard, liveSandbox, pressKeys, textOf, whereIs } from './sandbox.ts';

const { open } = useBrowser();

const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

test('a shared moment opens in a fresh profile exactly as it was', async () => {
  const page = await open('/en/examples/spy-craft/', withClipboard);
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, ...Array<string>(4).fill('ArrowRight'));
  await chooseCard(sandbox, 'Harvest');
  await expect
    .poll(() => sandbox.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'))
    .toBeNull();
  await pressKeys(page, sandbox, 'End', 'ArrowLeft');
  await sandbox.getByRole('button', { name: 'Copy link' }).click();
  await sandbox.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await textOf(sandbox.locator('.stage'));
  const at = await whereIs(sandbox);

  const fresh = await open(link.replace(inject('site'), ''));
  const opened = await liveSandbox(fresh);
  await expect.poll(() => whereIs(opened)).toEqual(at);
  await expect.poll(() => textOf(opened.locator('.stage'))).toBe(shown);
});

test.each([360, 1280])(
  'a moment of an example played as it is told has an address to read, at %i pixels',
  async (width) => {
    const page = await open('/en/examples/open-the-gates/', {
      ...withClipboard,
      viewport: { width, height: 740 },
    });
    const sandbox = await liveSandbox(page);
    await pressKeys(page, sandbox, ...Array<string>(4).fill('ArrowRight'));
    await sandbox.getByRole('button', { name: 'Copy link' }).click();
    await sandbox.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(
      /\/en\/examples\/open-the-gates\/#step=4&edition=[\d.]+&outcomes=[a-z\d]+$/,
    );

    const path = link.replace(inject('site'), '');
    const fresh = await open(path);
    await expect.poll(async () => (await whereIs(await liveSandbox(fresh)))[0]).toBe(4);
    expect(await fresh.getByText('outcome has changed').count()).toBe(0);
    const older = await open(path.replace(/outcomes=.../, 'outcomes=zzz'));
    await (await liveSandbox(older)).getByText('outcome has changed').first().waitFor();
  },
);

test('a step of an older edition is opened in it, and one that is not there says so', async () => {
  const older = await open('/en/examples/open-the-gates/#step=3&edition=4.0');
  const sandbox = await liveSandbox(older);
  await expect.poll(() => whereIs(sandbox)).toContain(3);
  await expect.poll(() => textOf(sandbox.locator('.switch [aria-pressed="true"]'))).toBe('4.0');
  const none = await open('/en/examples/open-the-gates/#step=3&edition=9.0');
  await expect
    .poll(async () => textOf((await liveSandbox(none)).locator('.notice').first()))
    .not.toBe('');
});

test('the language switch keeps the moment', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  const at = await whereIs(sandbox);
  await page.locator('a[data-language="it"]').first().click();
  await page.waitForURL('**/it/examples/spy-craft/**');
  const translated = await liveSandbox(page);
  await expect.poll(() => whereIs(translated)).toEqual(at);
  await expect.poll(() => textOf(translated.locator('.phases [aria-current]'))).toBe('Pomeriggio');
});

test('back at the start, the language switch leads to the start', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight');
  await pressKeys(page, sandbox, 'Home');
  await page.locator('a[data-language="fr"]').first().click();
  await page.waitForURL('**/fr/examples/spy-craft/**');
  await expect.poll(async () => (await whereIs(await liveSandbox(page)))[0]).toBe(0);
});

test('another link in the address of an open sandbox is followed, and Back too', async () => {
  const page = await open('/en/sandbox/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('combobox', { name: 'Start from' }).fill('spy craft');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await whereIs(await liveSandbox(page)))[1]).toBeGreaterThan(3);
  await page.goBack();
  await expect.poll(async () => (await whereIs(await liveSandbox(page)))[1]).toBeLessThan(3);
});

test('free play takes the moment over', async () => {
  const page = await open('/en/examples/spy-craft/');
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'End');
  const at = await whereIs(sandbox);
  await sandbox.getByRole('button', { name: 'Open in free play' }).click();
  await page.waitForURL('**/en/sandbox/**');
  const free = await liveSandbox(page);
  await expect.poll(() => whereIs(free)).toEqual(at);
  await expect.poll(() => cardsIn(free, 'reserve:0')).toEqual(['Ratatoskr']);
});

test.each([360, 1280])(
  'a moment that looks wrong is reported with all that it takes to see it again, at %i pixels',
  async (width) => {
    const page = await open('/en/examples/spy-craft/', {
      ...withClipboard,
      viewport: { width, height: 740 },
    });
    const sandbox = await liveSandbox(page);
    await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight');
    const at = await whereIs(sandbox);
    await sandbox.getByRole('button', { name: 'Something is wrong here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Something is wrong here' });
    await sheet.getByLabel('What should have happened?').fill('She draws a card.');
    await sheet.getByRole('button', { name: 'Copy the report' }).click();
    await sheet.getByText('Report copied').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(/^Expected: She draws a card\.\n/);
    expect(report).toMatch(
      /- Edition: 5\.0\n- Step: 2\n- Version: \d[\d.]* \(\w+\)\n- Rules cited: \d/,
    );
    expect(report).toContain('"hand":["spy-craft"]');
    // No tracker is named where this site is built.
    expect(await sheet.getByRole('link').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);

    const [, link] = /- Moment: <(.*)>/.exec(report)!;
    const fresh = await open(link!.replace(inject('site'), ''));
    await expect.poll(async () => whereIs(await liveSandbox(fresh))).toEqual(at);
  },
);

test('a moment of free play and one of a lesson are reported too', async () => {
  for (const path of ['/fr/sandbox/', '/fr/learn/2-from-hand/']) {
    const page = await open(path);
    const sandbox = path.includes('learn')
      ? page.locator('.lesson-board')
      : await liveSandbox(page);
    await page.locator('[data-state=live]').first().waitFor();
    await sandbox.getByRole('button', { name: 'Quelque chose ne va pas ici' }).click();
    const report = page.getByRole('dialog').getByLabel('Le rapport');
    await expect.poll(() => report.inputValue()).toContain('Position de départ');
  }
});

test.each([360, 1280])(
  'a ruling is proposed from a moment with the keyboard alone, without a network, at %i pixels',
  async (width) => {
    const page = await open('/en/examples/ruling-two-foundries/', {
      ...withClipboard,
      viewport: { width, height: 740 },
    });
    const sandbox = await liveSandbox(page);
    await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    const at = await whereIs(sandbox);
    await sandbox.getByRole('button', { name: 'Propose a ruling' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Propose a ruling' });
    const question = sheet.getByLabel('The question, in one sentence');
    const proposal = sheet.getByLabel('The proposal');
    await question.waitFor();
    await page.context().setOffline(true);
    await sheet.getByRole('button', { name: 'Save the file' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByText('A proposal needs a question').waitFor();
    expect(await proposal.inputValue()).toBe('');
    await question.focus();
    await page.keyboard.type('Does one Foundry do?');
    const answer = await sheet.getByLabel('The answer that the engine gives').inputValue();
    expect(answer).not.toBe('');
    const saving = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save the file' }).focus();
    await page.keyboard.press('Enter');
    expect((await saving).suggestedFilename()).toBe('does-one-foundry-do.json');
    await sheet.getByRole('button', { name: 'Copy the proposal' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByText('Proposal copied').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [, file] = /\n\n {4}(\{[\s\S]*\})/.exec(text)!;
    const ruling = JSON.parse(file!) as { moment: string; rules: Record<string, string[]> };
    expect(ruling).toMatchObject({
      state: 'proposed',
      question: { en: 'Does one Foundry do?' },
      answer: { en: answer },
    });
    expect(ruling.rules['5.0']).not.toEqual([]);
    await page.context().setOffline(false);
    const fresh = await open(`/en/sandbox/#${ruling.moment}`);
    await expect.poll(async () => whereIs(await liveSandbox(fresh))).toEqual(at);
  },
);

test.each([
  ['fr', 'Proposer une réponse', 'La question, en une phrase'],
  ['it', 'Proponi una risposta', 'La domanda, in una frase'],
])('a ruling is proposed in %s from free play', async (language, name, label) => {
  const page = await open(`/${language}/sandbox/`);
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByLabel(label).waitFor();
});

describe('a link that cannot be opened', () => {
  test.each([
    ['cut off', '#play=1q1ZKrUjMLchJVbJSK', 'cut off or changed'],
    ['hostile', '#play=1%3Cscript%3Ealert(1)%3C/script%3E', 'cut off or changed'],
    ['of a later version', '#play=9abc', 'later version'],
    ['huge', `#play=1${'A'.repeat(40_000)}`, 'longer than any position'],
  ])('%s: says so beside an empty table', async (_, fragment, message) => {
    const page = await open(`/en/sandbox/${fragment}`);
    const sandbox = await liveSandbox(page);
    await expect.poll(() => textOf(sandbox.getByRole('status').first())).toContain(message);
    await expect.poll(() => sandbox.locator('.card').count()).toBe(0);
  });

  test('with a position that cannot be: says what cannot be, by which rule', async () => {
    const fragment = await toFragment({
      example: null,
      edition: '4.0',
      seed: 1,
      position: { players: [{ discard: ['ordis-recruit'] }, {}] },
      answers: [],
      stop: 0,
    });
    const page = await open(`/en/sandbox/#${fragment}`);
    const sandbox = await liveSandbox(page);
    const message = sandbox.getByRole('status').first();
    await expect.poll(() => textOf(message)).toContain('Nothing in this link can be played');
    const refused = sandbox.locator('.refused').first();
    await expect.poll(() => textOf(refused)).toMatch(/^This cannot be: .*Discard.* 2\.1\.e/);
  });
});

test('what shows an example elsewhere names this site, though the build does not know it', async () => {
  const page = await open('/en/examples/spy-craft/');
  const code = page.locator('.embedding code');
  await expect
    .poll(() => code.textContent())
    .toContain(`src="${inject('site')}/embed/en/spy-craft/"`);
});

describe('embedded in a foreign page', () => {
  let forum: Server;
  let address: string;

  beforeAll(async () => {
    const snippet = embedSnippet(`${inject('site')}/embed/fr/open-the-gates/`, 'Ouvrez les Portes');
    forum = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="fr"><title>Forum</title><body>${snippet}</body></html>`,
      );
    });
    await new Promise<void>((done) => forum.listen(0, done));
    address = `http://localhost:${(forum.address() as AddressInfo).port}`;
  });
  afterAll(() => forum.close());

  const foreign = useBrowser(() => 'http://localhost');

  test('it plays without an origin of its own, and the frame is as high as it ever needs', async () => {
    const page = await foreign.open(address);
    const frame = page.frameLocator('iframe');
    await frame.locator('.sandbox[data-state="live"]').waitFor();
    const needed = async () => (await frame.locator('body').boundingBox())!.height;
    const given = async () => (await page.locator('iframe').boundingBox())!.height;
    await expect.poll(async () => Math.abs((await needed()) - (await given()))).toBeLessThan(4);
    const atFirst = await given();
    await frame.getByRole('button', { name: 'Avancer' }).click();
    await frame.getByRole('button', { name: 'Passer', exact: false }).first().click();
    await frame.locator('.line', { hasText: 'Alma passe' }).first().waitFor();
    await expect
      .poll(() => given())
      .toBeGreaterThanOrEqual(Math.max(atFirst, (await needed()) - 4));
  });
});
