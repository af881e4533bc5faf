import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PlacedCard, PlayerPosition } from '../../src/engine/setup/position.ts';
import type { Mode } from '../../src/engine/state/mode.ts';
import { WHOLE_LANGUAGES } from '../../src/rulebook/language.ts';
import { toFragment } from '../../src/sandbox/model/link.ts';
import { useBrowser } from './browser.ts';
import { overflow } from './overflow.ts';
import { bottomOf, hiddenHeight, liveSandbox, VIEWPORTS } from './sandbox.ts';

const { open } = useBrowser();

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

/** Opens a page in a window of this size, and returns its board once it is live. */
async function openBoard(address: string, width: number, height: number): Promise<Locator> {
  return liveSandbox(await open(address, { viewport: { width, height } }));
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
        // A small card is a tile: its name is there for screen readers only.
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
  await expect.poll(() => hiddenHeight(sandbox.locator('.stage-room'))).toBeLessThanOrEqual(0);
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
    const sandbox = await openBoard(await crowded('fr', mode), width, height);
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
  const sandbox = await openBoard(await placed('en', 'duel', heavy), width, height);
  await expectWhole(sandbox, 15);
  await sandbox.locator('.play').evaluate((play) => play.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => outOfReach(sandbox)).toEqual([]);
  const pass = sandbox.getByRole('button', { name: 'Pass', exact: true });
  expect((await pass.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(await bottomOf(pass)).toBeLessThanOrEqual(height);
});

test('the choices over a crowded board can be pulled away', async () => {
  const sandbox = await openBoard(await placed('en', 'duel', heavy), 360, 740);
  await sandbox.locator('.answers').waitFor();
  await sandbox.locator('.unfold').click();
  await sandbox.locator('.answers').waitFor({ state: 'hidden' });
});

test.each([
  [1280, 800],
  [1024, 768],
])('nothing of a long game is cut on a low laptop, %i by %i', async (width, height) => {
  const sandbox = await openBoard(await crowded('fr'), width, height);
  await expectWhole(sandbox, 20);
  expect(await cutNames(sandbox)).toEqual([]);
  const zones = await sandbox
    .locator('.zone .cards')
    .evaluateAll((each) => each.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...zones)).toBeLessThanOrEqual(1);
});

test('a board of four is whole in the middle of a game on a low laptop', async () => {
  const address = await crowded('it', 'two-vs-two', inTheMiddle);
  await expectWhole(await openBoard(address, 1280, 720), 25);
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

test('a crowded board on a phone held sideways opens at what can be pressed', async () => {
  const sandbox = await openBoard(await crowded('en', 'duel', late), 740, 360);
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
  const sandbox = await openBoard(await crowded('en', 'duel', late), width, height);
  const sheet = (await sandbox.locator('.answers').boundingBox())!;
  const expedition = (await sandbox.locator('.expedition.upper').first().boundingBox())!;
  expect(sheet.y).toBeGreaterThan((await sandbox.locator('.day').boundingBox())!.y);
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(expedition.y + 8);
  expect(await sandbox.locator('.answers .last').isVisible()).toBe(true);
  const card = sandbox.locator('.seat.seat-0 .hand .face').first();
  const strip = (await sandbox.locator('.desk').boundingBox())!;
  expect(await bottomOf(card)).toBeLessThanOrEqual(strip.y);
});

test('beside a board cards to play have all the room that the trace can spare', async () => {
  const sandbox = await openBoard(await crowded('en'), 1280, 800);
  const trace = (await sandbox.locator('.timeline').boundingBox())!;
  expect(trace.y - (await bottomOf(sandbox.locator('.answers')))).toBeLessThan(40);
  expect(trace.height).toBeLessThan(140);
});
