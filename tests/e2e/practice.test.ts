import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { open } = useBrowser();

test('nothing is loaded before a reader begins, then a question is asked and explained', async () => {
  const page = await open('/en/practice/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(asked.filter((path) => path.endsWith('questions.json'))).toEqual([]);
  await page.getByRole('button', { name: 'Ten questions' }).click();
  await page.locator('.practice-card:not([hidden])').waitFor();
  expect(await page.locator('.question-place').textContent()).toBe('Question 1 of 10');
  const answers = page.locator('.question button.option-name');
  await expect.poll(() => answers.count()).toBeGreaterThan(1);
  await answers.first().click();
  await expect
    .poll(() => page.locator('.verdict').textContent())
    .toMatch(/^(?:Right|That is what)/);
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
