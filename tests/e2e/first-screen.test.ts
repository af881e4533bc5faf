import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

test.each([
  '/en/5.0/6.1.e/',
  '/en/5.0/2.4.4/',
  '/fr/5.0/6.1.c/',
  '/it/5.0/6.1.f/',
  '/en/5.0/7.3.31.a/',
])('%s: a phone shows the rule, Watch and the beginning of what follows', async (path) => {
  const page = await open(path, PHONE);
  const bottom = async (selector: string) => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return box.y + box.height;
  };
  expect(await bottom('.quote-tools .watch')).toBeLessThan(740 - 24);
  const text = await bottom('.rule-body > :last-child');
  const tools = (await page.locator('.quote-tools').boundingBox())!;
  expect(tools.y - text).toBeLessThan(40);
  // All tools are in one row.
  expect(tools.height).toBeLessThan(60);
});

test.each([
  '/en/5.0/2.2.11.d/',
  '/it/5.0/7.4.4.g/',
  '/fr/5.0/2.4.2/',
  '/en/5.0/5.3.b/',
  '/it/5.0/6.3.c/',
  '/fr/5.0/2.4.4/',
  '/de/5.0/7.3.19.b/',
  '/en/5.0/s.3.b/',
])('%s: the first sentence below the rule is above the bar of a phone', async (path) => {
  const page = await open(path, PHONE);
  const sentence = (await page
    .locator('.rule-notes > * :is(p:not(.note-label), .first-sentence)')
    .filter({ visible: true })
    .first()
    .boundingBox())!;
  const bar = (await page.locator('.site-ways').boundingBox())!;
  expect(sentence.y + sentence.height).toBeLessThanOrEqual(bar.y);
});

test('what is unofficial is folded behind its first sentence, below what is official', async () => {
  const page = await open('/en/5.0/2.4.4/', PHONE);
  const note = page.locator('.remarks .note.unofficial');
  const sentence = page.locator('.first-sentence');
  expect(await note.isVisible()).toBe(false);
  expect(await sentence.textContent()).toMatch(/^\s*Asleep keeps a Character in play .*\w/);
  const official = (await page.locator('.note.official').boundingBox())!;
  expect((await sentence.boundingBox())!.y).toBeGreaterThan(official.y + official.height - 1);
  await page.locator('.remarks > summary').click();
  expect(await note.isVisible()).toBe(true);
  expect(await sentence.isVisible()).toBe(false);
});

test.each([360, 1280])('a section folds what is unofficial, at %i pixels', async (width) => {
  const page = await open('/fr/5.0/6.1/', { viewport: { width, height: 800 } });
  expect(await page.locator('.note.official').first().isVisible()).toBe(true);
  const folded = page.locator('.rule-block .remarks').first();
  expect(await folded.locator('.note').first().isVisible()).toBe(false);
  const [text, line] = await folded.evaluate((remarks) =>
    [remarks.closest('.rule-block')!.querySelector('.prose')!, remarks].map(
      (part) => part.getBoundingClientRect().x,
    ),
  );
  expect(line).toBe(text);
  await folded.locator('summary').click();
  expect(await folded.locator('.note').first().isVisible()).toBe(true);
});

test.each(['/en/5.0/2.4.2/', '/fr/5.0/2.4.3/', '/it/5.0/2.4.4/', '/en/5.0/6.1.e/'])(
  '%s: every link of the outline says something',
  async (path) => {
    const page = await open(path);
    const links = await page.locator('.outline a').allTextContents();
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((words) => words.trim() === '')).toEqual([]);
  },
);

test.each([
  ['/en/cards/', '.card-item'],
  ['/fr/rulings/', '.rulings > li'],
  ['/it/examples/', '[data-item]'],
  ['/en/terms/', '[data-item]'],
])('%s: a phone shows the first of a long list below one row of filters', async (path, item) => {
  const page = await open(path, PHONE);
  const first = (await page.locator(item).first().boundingBox())!;
  expect(first.y).toBeLessThan(560);
});
