import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('nothing is loaded before a reader begins, then a question is asked and explained', async () => {
  const page = await open('/en/practice/');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const questions = async () => (await loaded()).filter((name) => name.endsWith('questions.json'));
  expect(await questions()).toEqual([]);
  await page.getByRole('button', { name: 'Ten questions' }).click();
  await page.locator('.practice-card:not([hidden])').waitFor();
  await expect.poll(questions).toHaveLength(1);
  expect(await page.locator('.question-place').textContent()).toBe('Question 1 of 10');
  const answers = page.locator('.question button.option-name');
  await expect.poll(() => answers.count()).toBeGreaterThan(1);
  await answers.first().click();
  await expect.poll(() => page.locator('.verdict').textContent()).toMatch(/^(?:Right|Wrong)/);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect.poll(() => page.locator('.question-place').textContent()).toBe('Question 2 of 10');
});

test('on a phone the ways to practise are below each other, as wide as the page', async () => {
  const page = await open('/de/practice/', { viewport: { width: 360, height: 740 } });
  const ways = await page.locator('.practice-way').evaluateAll((all) =>
    all.map((way) => {
      const { left, width } = way.getBoundingClientRect();
      return { left, width };
    }),
  );
  expect(ways).toHaveLength(2);
  expect(ways[1]).toEqual(ways[0]);
  expect(ways[0]!.width).toBeGreaterThan(300);
});

test('a day’s address leads to its question in the reader’s language, on a phone in one screen', async () => {
  const page = await open('/day/2026-11-30/', {
    viewport: { width: 360, height: 740 },
    locale: 'it-IT',
    alone: true,
  });
  await page.waitForURL('**/it/practice/#day=2026-11-30');
  const answers = page.locator('.question button.option-name');
  await expect.poll(() => answers.count()).toBeGreaterThan(1);
  expect(await page.locator('.question-place').textContent()).toBe(
    'Domanda del giorno · 30 novembre 2026',
  );
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  expect(await top('.question-asks')).toBeLessThan(await top('.question button.option-name'));
  const bottom = (await answers.last().boundingBox())!;
  expect(bottom.y + bottom.height).toBeLessThan(740);
  expect(bottom.y).toBeLessThan(await top('.practice .stage'));
  await answers.first().click();
  const verdict = page.locator('.verdict');
  await expect.poll(() => verdict.textContent()).toMatch(/^(?:Giusto|Sbagliato)/);
  await verdict.locator('.score').waitFor();
  const box = (await verdict.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y).toBeLessThan(740);
});

test('of much that is done, the last choices are told and those before them folded', async () => {
  const page = await open('/en/practice/');
  const all = (await page.evaluate(async () => {
    const { source, days } = document.querySelector<HTMLElement>('.practice')!.dataset;
    const [questions, dates] = await Promise.all(
      [source!, days!].map(async (file) => (await fetch(file)).json()),
    );
    return Object.entries(dates as Record<string, string>).map(([date, id]) => ({
      date,
      given: (questions as { id: string; given: string[] }[]).find((one) => one.id === id)!.given,
    }));
  })) as readonly { date: string; given: string[] }[];
  const { date, given } = all.find((one) => one.given.length > 3)!;
  await page.evaluate((day) => {
    location.hash = `day=${day}`;
  }, date);
  const told = page.locator('.practice-card > .question-given li');
  await expect.poll(() => told.count()).toBe(3);
  expect((await told.allTextContents()).slice(0, 2)).toEqual(given.slice(-2));
  await page.locator('.question-earlier > summary').click();
  const earlier = page.locator('.question-earlier li').filter({ visible: true });
  expect(await earlier.allTextContents()).toEqual(given.slice(0, -2));
});

test('the days answered are kept, shown as squares with the streak, and can be copied', async () => {
  const page = await open('/fr/practice/#day=2026-11-30', { alone: true });
  await page.evaluate(() =>
    localStorage.setItem(
      'altered-codex-days',
      JSON.stringify({ '2026-11-28': true, '2026-11-29': false }),
    ),
  );
  await page.locator('.question button.option-name').first().click();
  const score = page.locator('.verdict .score');
  await score.waitFor();
  expect(await score.textContent()).toMatch(/^⬜⬜⬜⬜🟦🟧[🟦🟧] 3 jours de suite$/u);
  await page.getByRole('button', { name: 'Copier le résultat' }).waitFor();
  const before = page.locator('.days-before a');
  expect(await before.allTextContents()).toEqual(['29 novembre, faux', '28 novembre, juste']);
  await before.last().click();
  await expect
    .poll(() => page.locator('.question-place').textContent())
    .toBe('Question du jour · 28 novembre 2026');
});

test('the button leads to the question of the reader’s day, and a day without one says so', async () => {
  const page = await open('/fr/practice/');
  await page.getByRole('button', { name: 'Question du jour' }).click();
  await page.waitForURL('**/fr/practice/#day');
  await page.evaluate(() => {
    location.hash = 'day=2020-01-01';
  });
  await expect
    .poll(() => page.locator('.practice-status').textContent())
    .toBe('Il n’y a pas de question pour ce jour.');
});

test('a day’s question reads in every language without scripts, and shows a picture of its own', async () => {
  const page = await open('/day/2026-11-30/', { javaScriptEnabled: false });
  expect(await page.locator('main section[lang] h2').count()).toBe(LANGUAGES.length);
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /\/og\/day\/2026-11-30\.png$/,
  );
});

test('all questions can be read without scripts, each with its answer', async () => {
  const page = await open('/it/practice/all/', { javaScriptEnabled: false });
  const questions = page.locator('.question-chapter details');
  expect(await questions.count()).toBeGreaterThanOrEqual(300);
  await questions.first().locator('summary').click();
  expect(await questions.first().textContent()).toContain('Giusto.');
});

test('filters leave only their questions, and two that fit none together say so', async () => {
  const page = await open('/en/practice/');
  const all = (await page.evaluate(async () => {
    const { source } = document.querySelector<HTMLElement>('.practice')!.dataset;
    return (await fetch(source!)).json();
  })) as { asks: string; chapter: string; cards: string[] }[];
  const [{ chapter, cards }] = all as [(typeof all)[number]];
  const card = cards[0]!;
  await page.locator('.practice-filters > summary').click();
  await page.locator('[name=card]').selectOption(card);
  const begin = page.getByRole('button', { name: 'Ten questions' });
  await begin.click();
  await page.locator('.practice-card:not([hidden])').waitFor();
  const fitting = all.filter((one) => one.cards.includes(card));
  expect(fitting.length).toBeLessThan(all.length);
  const asked = page.locator('.question-asks');
  expect(fitting.map(({ asks }) => asks)).toContain(await asked.textContent());
  const foreign = all.find(
    (one) => one.chapter !== chapter && !fitting.some((own) => own.chapter === one.chapter),
  )!;
  await page.locator('[name=chapter]').selectOption(foreign.chapter);
  await begin.click();
  await expect
    .poll(() => page.locator('.practice-status').textContent())
    .toBe(await page.locator('.practice').getAttribute('data-none'));
});
