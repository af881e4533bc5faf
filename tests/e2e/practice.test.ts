import { expect, test } from 'vitest';
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

test('the question of the day is one, and its result can be copied', async () => {
  const page = await open('/fr/practice/');
  await page.getByRole('button', { name: 'Question du jour' }).click();
  await page.locator('.practice-card:not([hidden])').waitFor();
  const answers = page.locator('.question button.option-name');
  await expect.poll(() => answers.count()).toBeGreaterThan(1);
  await answers.first().click();
  await page.getByRole('button', { name: 'Copier le résultat' }).waitFor();
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
