import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PlacedCard, PlayerPosition } from '../../src/engine/setup/position.ts';
import type { Mode } from '../../src/engine/state/mode.ts';
import { WHOLE_LANGUAGES } from '../../src/rulebook/language.ts';
import { toFragment } from '../../src/sandbox/model/link.ts';
import { useBrowser } from './browser.ts';
import { overflow } from './overflow.ts';
import { liveSandbox, pressKeys } from './sandbox.ts';

const { open } = useBrowser();

const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

const crowd: readonly PlacedCard[] = [
  { card: 'jian-assembly-overseer', counters: { boost: 2 }, statuses: ['anchored'] },
  { card: 'sunisa-dedicated-ensign', counters: { boost: 1 }, statuses: ['asleep', 'fleeting'] },
  { card: 'yong-su-verdant-weaver', statuses: ['fleeting'] },
  { card: 'dragon-shade', counters: { boost: 3 } },
];

const player: PlayerPosition = {
  hero: 'sigismar-wingspan',
  hand: [
    'jian-assembly-overseer',
    'meditation-training',
    'eat-me-energy-bars',
    'yong-su-verdant-weaver',
    'the-little-match-girl-rare',
    'armored-jammer',
  ],
  reserve: [
    'sunisa-dedicated-ensign',
    'mechanical-training',
    'vaike-energy-pioneer',
    'the-magic-sleigh',
  ],
  landmarks: ['frozen-reprocessor', 'armored-jammer', 'the-foundry-axiom-bastion'],
  mana: { ready: 4, exhausted: 3 },
  expeditions: { hero: crowd, companion: ['ordis-recruit'] },
};

/** The cards of a player in the middle of a game. */
const inTheMiddle: PlayerPosition = {
  ...player,
  reserve: player.reserve!.slice(0, 2),
  landmarks: player.landmarks!.slice(0, 1),
  expeditions: { hero: crowd.slice(0, 2), companion: ['ordis-recruit'] },
};

/** The cards of a player late in a game: nine, six in hand. */
const late: PlayerPosition = {
  ...player,
  reserve: player.reserve!.slice(0, 3),
  landmarks: player.landmarks!.slice(0, 2),
  expeditions: { hero: crowd.slice(0, 3), companion: ['ordis-recruit'] },
};

/** The heavy position of the design: 17 cards on the board of two, six in each hand, 8 Mana. */
const heavy = [3, 2].map(
  (heroes): PlayerPosition => ({
    ...inTheMiddle,
    mana: { ready: 5, exhausted: 3 },
    landmarks: player.landmarks!.slice(0, 2),
    expeditions: {
      hero: crowd.slice(0, heroes),
      companion: ['ordis-recruit', 'dragon-shade'],
    },
  }),
);

/** Returns a moment of free play in which every player has as many cards as in a long game. */
async function crowded(lang: string, mode: Mode = 'duel', each = player): Promise<string> {
  return placed(lang, mode, Array(mode === 'duel' ? 2 : 4).fill(each));
}

/** Returns the address of free play at a position. */
async function placed(
  lang: string,
  mode: Mode,
  players: readonly PlayerPosition[],
): Promise<string> {
  const fragment = await toFragment({
    example: null,
    edition: '2024-09',
    seed: 7,
    position: { mode, players },
    answers: [],
    stop: 1,
  });
  return `/${lang}/sandbox/#${fragment}`;
}

/** Returns the names on the board that are truncated or broken. */
function cutNames(sandbox: Locator): Promise<string[]> {
  return sandbox.evaluate((root) =>
    [...root.querySelectorAll('.table .title')]
      .filter(
        (title) =>
          title.scrollWidth > title.clientWidth + 1 ||
          (getComputedStyle(title).overflowY === 'hidden' &&
            title.scrollHeight > title.clientHeight + 1),
      )
      .map((title) => title.textContent ?? ''),
  );
}

/** Returns names of cards that overflow their zone, or whose text overlaps other parts or the edge. */
function spilt(sandbox: Locator): Promise<string[]> {
  return sandbox.evaluate((root) => {
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const within = (a: DOMRect, b: DOMRect) => a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    return [...root.querySelectorAll('.table .card:not(.emblem)')]
      .filter((card) => card.checkVisibility())
      .filter((card) => {
        const title = card.querySelector('.title')!;
        // A small card is a tile, with its name for those who hear it.
        const isNamed = title.checkVisibility();
        const text = new Range();
        text.selectNodeContents(title);
        const lines = [...text.getClientRects()];
        const facts = [...card.querySelectorAll('.slip .costs, .statistic, .badge')].map((fact) =>
          fact.getBoundingClientRect(),
        );
        const room = card.closest('.expedition, .seat, .limbo')!.getBoundingClientRect();
        const face = card.querySelector('.face')!.getBoundingClientRect();
        return (
          !within(card.getBoundingClientRect(), room) ||
          (isNamed && !within(title.getBoundingClientRect(), face)) ||
          facts.some((fact) => !within(fact, face) || lines.some((line) => meet(line, fact)))
        );
      })
      .map((card) => `${card.querySelector('.title')!.textContent}`);
  });
}

/** Expects that the board and all names on it fit, for every size of the window. */
async function expectRoomAtAllSizes(page: Page, sandbox: Locator): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    // The board is laid out for its new size in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const size = `${viewport.width} by ${viewport.height} pixels`;
    expect.soft(await cutNames(sandbox), size).toEqual([]);
    expect.soft(await spilt(sandbox), size).toEqual([]);
    expect.soft(await overflow(page), size).toBeLessThanOrEqual(0);
  }
}

/** Waits until the board has more than so many cards and is completely in view. */
async function expectWhole(sandbox: Locator, cards: number): Promise<void> {
  await expect.poll(() => sandbox.locator('.table .title').count()).toBeGreaterThan(cards);
  const hidden = () =>
    sandbox
      .locator('.stage-room')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
}

test.each([
  ['duel', 20, 1280, 900],
  ['free-for-all', 40, 1280, 900],
  // In these sizes the bar is below the board, which may be higher than the screen.
  ['duel', 20, 360, 740],
  ['free-for-all', 40, 360, 640],
] as const)(
  'a crowded board is whole (%s, %i cards), %i by %i pixels',
  async (mode, cards, width, height) => {
    const page = await open(await crowded('fr', mode), { viewport: { width, height } });
    const sandbox = await liveSandbox(page);
    await expectWhole(sandbox, cards);
  },
);

/** Returns what a finger cannot reach of the own seat: cut by its zone, covered, or out of the window. */
function outOfReach(sandbox: Locator): Promise<string[]> {
  return sandbox.evaluate((root) =>
    [...root.querySelectorAll('.seat-0.seat .card .face, .lower .card .face, .region .press')]
      .filter((face) => {
        const { left, top, width, height } = face.getBoundingClientRect();
        const points = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.85].map((y) => [x, y] as const));
        return points.some(([x, y]) => {
          const met = document.elementFromPoint(left + width * x, top + height * y);
          return !met || !(face.contains(met) || met.closest('.expedition-counters'));
        });
      })
      .map((face) => face.getAttribute('aria-label') ?? ''),
  );
}

test.each([
  [360, 740],
  [740, 360],
])('a heavy position is whole on a phone, %i by %i', async (width, height) => {
  const page = await open(await placed('en', 'duel', heavy), { viewport: { width, height } });
  const sandbox = await liveSandbox(page);
  await expectWhole(sandbox, 15);
  await sandbox.locator('.play').evaluate((play) => play.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => outOfReach(sandbox)).toEqual([]);
  const pass = (await sandbox.getByRole('button', { name: 'Pass', exact: true }).boundingBox())!;
  expect(pass.y).toBeGreaterThanOrEqual(0);
  expect(pass.y + pass.height).toBeLessThanOrEqual(height);
});

test('the choices over a crowded board can be pulled away', async () => {
  const page = await open(await placed('en', 'duel', heavy), {
    viewport: { width: 360, height: 740 },
  });
  const sandbox = await liveSandbox(page);
  await sandbox.locator('.answers').waitFor();
  await sandbox.locator('.unfold').click();
  await sandbox.locator('.answers').waitFor({ state: 'hidden' });
});

test.each([
  [1280, 800],
  [1024, 768],
])('nothing of a long game is cut on a low laptop, %i by %i', async (width, height) => {
  const page = await open(await crowded('fr'), { viewport: { width, height } });
  const sandbox = await liveSandbox(page);
  await expectWhole(sandbox, 20);
  expect(await cutNames(sandbox)).toEqual([]);
  const zones = await sandbox
    .locator('.zone .cards')
    .evaluateAll((each) => each.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...zones)).toBeLessThanOrEqual(1);
});

test.each([
  [360, 640],
  [600, 520],
])('an embed of %i by %i has board and controls in view', async (width, height) => {
  const page = await open('/embed/en/open-the-gates/', { viewport: { width, height } });
  const sandbox = await liveSandbox(page);
  for (const part of ['.stage-room', '.steps', '.desk']) {
    const box = (await sandbox.locator(part).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

test('a board of four is whole in the middle of a game on a low laptop', async () => {
  const address = await crowded('it', 'two-vs-two', inTheMiddle);
  const page = await open(address, { viewport: { width: 1280, height: 720 } });
  const sandbox = await liveSandbox(page);
  await expectWhole(sandbox, 25);
});

test.each(
  (['two-vs-two', 'free-for-all'] as const).flatMap((mode) =>
    WHOLE_LANGUAGES.map((lang) => [mode, lang] as const),
  ),
)('a crowded board of four is whole on tablets and laptops (%s, %s)', async (mode, lang) => {
  const page = await open(await crowded(lang, mode));
  const sandbox = await liveSandbox(page);
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWhole(sandbox, 40);
    const size = `${width} by ${height} pixels`;
    expect.soft(await cutNames(sandbox), size).toEqual([]);
    expect.soft(await spilt(sandbox), size).toEqual([]);
  }
});

test('each seat of four lies on the side of its Expeditions', async () => {
  const page = await open(await crowded('en', 'two-vs-two', inTheMiddle));
  const sandbox = await liveSandbox(page);
  await expectWhole(sandbox, 25);
  const top = async (selector: string) => (await sandbox.locator(selector).boundingBox())!.y;
  const middle = await top('.fronts');
  for (const player of [1, 3]) expect(await top(`.seat.seat-${player}`)).toBeLessThan(middle);
  for (const player of [0, 2]) expect(await top(`.seat.seat-${player}`)).toBeGreaterThan(middle);
});

describe.each(VIEWPORTS)('$width by $height pixels', (viewport) => {
  test('the board and the controls are in view together, and stepping scrolls nothing', async () => {
    const page = await open('/en/examples/open-the-gates/', { viewport, reducedMotion: 'reduce' });
    const sandbox = await liveSandbox(page);
    await sandbox
      .locator('.play')
      .evaluate((play) => play.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const board = (await sandbox.locator('.stage-room').boundingBox())!;
    const controls = (await sandbox.locator('.steps').boundingBox())!;
    expect(board.y + board.height).toBeLessThanOrEqual(viewport.height + 1);
    expect(controls.y + controls.height).toBeLessThanOrEqual(viewport.height + 1);
    const before = await page.evaluate(() => scrollY);
    await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.each(['fr', 'it'])('no name is broken on a crowded board, however wide (%s)', async (lang) => {
  const page = await open(await crowded(lang));
  const sandbox = await liveSandbox(page);
  await expect.poll(() => sandbox.locator('.table .title').count()).toBeGreaterThan(20);
  await expectRoomAtAllSizes(page, sandbox);
  await page.locator('.set-up').click();
  await sandbox.locator('.add-here').first().waitFor();
  await expectRoomAtAllSizes(page, sandbox);
});

test.each(['free-for-all', 'two-vs-two'] as const)(
  'nothing lies over anything on a crowded board of four, however wide (%s)',
  async (mode) => {
    const page = await open(await crowded('it', mode));
    const sandbox = await liveSandbox(page);
    await expect.poll(() => sandbox.locator('.table .title').count()).toBeGreaterThan(40);
    await expectRoomAtAllSizes(page, sandbox);
  },
);

test.each([
  [740, 360],
  [844, 390],
  [915, 412],
])('on a phone held sideways, %i by %i, the board has the whole height', async (width, height) => {
  const page = await open('/en/examples/coppelia/', {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const sandbox = await liveSandbox(page);
  await sandbox.locator('.play').evaluate((play) => play.scrollIntoView());
  await pressKeys(page, sandbox, 'ArrowRight', 'ArrowRight');
  const room = sandbox.locator('.stage-room');
  const board = (await room.boundingBox())!;
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(board.y + board.height).toBeLessThanOrEqual(height);
  const hidden = await room.evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  const controls = (await sandbox.locator('.desk').boundingBox())!;
  expect(controls.x).toBeGreaterThanOrEqual(board.x + board.width);
});

test('the sheet of a decision leaves the half of the player who is asked in view', async () => {
  const page = await open('/en/examples/coppelia/', { viewport: { width: 360, height: 740 } });
  const sandbox = await liveSandbox(page);
  await pressKeys(page, sandbox, 'ArrowRight');
  const sheet = (await sandbox.locator('.answers').boundingBox())!;
  for (const own of ['.lower', '.seat.seat-0']) {
    const { y } = (await sandbox.locator(own).first().boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(sheet.y + sheet.height - 24);
  }
});

test('a crowded board on a phone held sideways opens at what can be pressed', async () => {
  const address = await crowded('en', 'duel', late);
  const page = await open(address, { viewport: { width: 740, height: 360 } });
  const sandbox = await liveSandbox(page);
  const below = () =>
    sandbox.locator('.stage-room').evaluate((room) => {
      const edge = room.getBoundingClientRect().bottom;
      const options = [...room.querySelectorAll('.option')];
      return options.map((option) => option.getBoundingClientRect().bottom - edge);
    });
  await expect.poll(async () => (await below()).length).toBeGreaterThan(3);
  expect(Math.max(...(await below()))).toBeLessThanOrEqual(0);
});

test.each([
  [360, 740],
  [768, 1024],
])('cards to play lie over no Expedition of a crowded board, %i by %i', async (width, height) => {
  const address = await crowded('en', 'duel', late);
  const page = await open(address, { viewport: { width, height } });
  const sandbox = await liveSandbox(page);
  const sheet = (await sandbox.locator('.answers').boundingBox())!;
  const expedition = (await sandbox.locator('.expedition.upper').first().boundingBox())!;
  expect(sheet.y).toBeGreaterThan((await sandbox.locator('.day').boundingBox())!.y);
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(expedition.y + 8);
  expect(await sandbox.locator('.answers .last').isVisible()).toBe(true);
  const card = (await sandbox.locator('.seat.seat-0 .hand .face').first().boundingBox())!;
  const strip = (await sandbox.locator('.desk').boundingBox())!;
  expect(card.y + card.height).toBeLessThanOrEqual(strip.y);
});

test('beside a board cards to play have all the room that the trace can spare', async () => {
  const page = await open(await crowded('en'), { viewport: { width: 1280, height: 800 } });
  const sandbox = await liveSandbox(page);
  const bottom = (await sandbox.locator('.answers').boundingBox())!;
  const trace = (await sandbox.locator('.timeline').boundingBox())!;
  expect(trace.y - bottom.y - bottom.height).toBeLessThan(40);
  expect(trace.height).toBeLessThan(140);
});

test('on the page of a rule one press shows it at work', async () => {
  const page = await open('/en/5.0/6.1.e/');
  const sandbox = await liveSandbox(page);
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await sandbox.locator('.caption', { hasText: 'This rule at work' }).waitFor();
  // At the step that the example states, not at the payment before it.
  expect(await sandbox.locator('.caption').textContent()).toContain('4 actions');
  await expect.poll(() => sandbox.locator('.ticks i').count()).toBeGreaterThan(0);
});

test('two editions have one slider, and what differs is marked', async () => {
  const page = await open('/en/examples/banishing-gate/');
  const sandbox = await liveSandbox(page);
  await sandbox.getByRole('button', { name: 'Side by side' }).click();
  await expect.poll(() => sandbox.locator('.stage').count()).toBe(2);
  await expect.poll(() => sandbox.getByRole('slider').count()).toBe(1);
  await expect.poll(() => sandbox.locator('.line.differs').count()).toBeGreaterThan(0);
  await sandbox.getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(() => sandbox.locator('[aria-current="step"]').count()).toBeGreaterThan(1);
});

test.each([
  ['/en/5.0/2.2.7.b/', 360, 740],
  ['/it/examples/banishing-gate/', 1024, 768],
])('the boards of two editions hold all that is on them: %s', async (path, width, height) => {
  const page = await open(path, { viewport: { width, height } });
  const beside = page.getByRole('button', { name: /Side by side|Fianco a fianco/ });
  await page.locator('.sandbox').last().scrollIntoViewIfNeeded();
  if (path.includes('examples')) await beside.click();
  const both = page.locator('.side-by-side');
  await both.getByRole('slider').press('End');
  await both.locator('.limbo .card').first().waitFor();
  const overlaps = () =>
    both
      .locator('.stage-room')
      .evaluateAll((rooms) => rooms.map((room) => room.scrollHeight - room.clientHeight));
  await expect.poll(overlaps).toEqual([0, 0]);
});

test('on a phone the board of a rule with a crowded example is whole', async () => {
  const page = await open('/it/5.0/2.2.7.b/', { viewport: { width: 360, height: 740 } });
  const sandbox = await liveSandbox(page);
  const room = sandbox.locator('.stage-room');
  expect(await room.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
});
