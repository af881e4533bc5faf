import type { Page } from 'playwright-core';
import { KINDS } from '../../tests/e2e/kinds.ts';

/** The subject of a screenshot: a page, and the actions taken on it. */
export interface State {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
  /** Whether it shows the print style, in the width of a sheet. */
  readonly isPrinted?: boolean;
  /** Whether it shows only the window, because overlays are placed relative to it. */
  readonly isWindow?: boolean;
}

const pages: readonly State[] = Object.entries(KINDS).map(([kind, path]) => ({
  name: kind.replaceAll(' ', '-'),
  path,
  // A screenshot of the whole edition would be higher than a browser can draw.
  isWindow: kind === 'whole edition',
}));

const RULE = '/fr/5.0/6.1.e/';
const EXAMPLE = '/it/examples/open-the-gates/';
const TWO_TEAMS = '/en/examples/two-vs-two/';
const FOUR_PLAYERS = '/fr/examples/free-for-all/';

const dialogs: readonly State[] = [
  { name: 'menu', path: '/fr/', isWindow: true, act: openMenu },
  {
    name: 'search-dialog',
    path: RULE,
    isWindow: true,
    act: async (page) => {
      await page.keyboard.press('/');
      const dialog = page.locator('#search-dialog[open]');
      await dialog.locator('input').fill('sabotage');
      await dialog.locator('a[href]').first().waitFor();
    },
  },
  {
    name: 'search-suggestions',
    path: '/en/',
    isWindow: true,
    act: async (page) => {
      await page.locator('.hero input').pressSequentially('token');
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'preview', path: RULE, isWindow: true, act: (page) => openPreview(page, 'main .term') },
  {
    name: 'preview-in-a-preview',
    path: '/en/5.0/6.1.e/',
    isWindow: true,
    act: async (page) => {
      await openPreview(page, 'main .term');
      await page.locator('.preview-pin').click();
      await openPreview(page, '.preview .term', 2);
    },
  },
  {
    name: 'quotation-menu',
    path: RULE,
    isWindow: true,
    act: (page) => page.locator('[popovertarget="quote-menu"]').click(),
  },
  { name: 'filtered-terms', path: '/en/terms/?category=status' },
  { name: 'filtered-examples', path: '/it/examples/?chapter=3' },
];

const sandboxes: readonly State[] = [
  { name: 'sandbox-stepped', path: EXAMPLE, isWindow: true, act: (page) => goToStep(page, 4) },
  {
    name: 'sandbox-at-its-end',
    path: EXAMPLE,
    isWindow: true,
    act: (page) => goToStep(page, 'End'),
  },
  {
    name: 'sandbox-card',
    path: EXAMPLE,
    isWindow: true,
    act: async (page) => {
      await goToStep(page, 'End');
      await page.locator('.stage .card button, .stage button.card').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'sandbox-decision',
    path: '/en/examples/kelon-burst-targets/',
    isWindow: true,
    act: (page) => goToStep(page, 1),
  },
  {
    name: 'sandbox-in-both-editions',
    path: '/en/5.0/4.4.a/',
    act: async (page) => {
      await page.locator('.history .sandbox').scrollIntoViewIfNeeded();
      await page.locator('.history .sandbox[data-state="live"]').waitFor();
    },
  },
  {
    name: 'sandbox-of-two-teams',
    path: TWO_TEAMS,
    isWindow: true,
    act: (page) => goToStep(page, 2),
  },
  { name: 'sandbox-of-four', path: FOUR_PLAYERS, isWindow: true, act: (page) => goToStep(page, 2) },
  {
    name: 'free-play-set-up',
    path: '/fr/sandbox/',
    isWindow: true,
    act: async (page) => {
      await page.locator('.free-play[data-state="live"]').waitFor();
      await page.getByRole('button', { name: 'Mise en place' }).click();
    },
  },
  {
    name: 'free-play-start',
    path: '/en/sandbox/',
    isWindow: true,
    act: async (page) => {
      await page.locator('.start-search input').fill('rest');
      await page.locator('.start-search [role="option"]').first().waitFor();
    },
  },
  { name: 'embedded-example', path: '/embed/fr/open-the-gates/' },
];

const printed: readonly State[] = [
  { name: 'printed-rule', path: RULE, isPrinted: true },
  { name: 'printed-section', path: '/it/5.0/6.1/', isPrinted: true },
  { name: 'printed-term', path: '/en/terms/sabotage/', isPrinted: true },
  { name: 'printed-example', path: EXAMPLE, isPrinted: true },
];

/** All kinds of pages, and all states of a page. */
export const STATES: readonly State[] = [...pages, ...dialogs, ...sandboxes, ...printed];

/** Opens the menu; on wide windows there is none, because the header links every page. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('.menu-open');
  if (await button.isVisible()) await button.click();
}

async function openPreview(page: Page, links: string, count = 1): Promise<void> {
  await page.locator(links).first().hover();
  await page
    .locator('.preview')
    .nth(count - 1)
    .waitFor();
}

/** Hydrates the sandbox of a page, then goes to a step or presses a key. */
async function goToStep(page: Page, to: number | string): Promise<void> {
  await page.locator('.sandbox').first().scrollIntoViewIfNeeded();
  await page.locator('.sandbox[data-state="live"] .control.main').first().focus();
  const keys = typeof to === 'string' ? [to] : Array<string>(to).fill('ArrowRight');
  for (const key of keys) await page.keyboard.press(key);
}
