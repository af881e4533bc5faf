import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import fc from '../../../tests/property.ts';
import { linkOf } from './fragment.ts';
import { type Shared, toFragment } from './link.ts';
import { fromLink, MAX_CONTENT, MAX_LINK } from './open-link.ts';

const SPY: Shared = {
  example: 'spy-craft',
  edition: '2024-09',
  seed: 1,
  position: null,
  answers: null,
  stop: 4,
};

const FREE: Shared = {
  example: null,
  edition: '4.0',
  seed: 77,
  position: { mode: 'duel', players: [{ hand: ['spy-craft'] }, { reserve: ['kelon-burst'] }] },
  answers: [['play:hand:1'], [], ['target:2', 'target:3']],
  stop: 12,
};

async function linkTo(shared: Shared): Promise<string> {
  return linkOf(`#${await toFragment(shared)}`)!;
}

/** A link with any content, as a stranger could make one. */
function forged(content: string | Uint8Array): string {
  return `1${deflateRawSync(content).toString('base64url')}`;
}

describe('a shared link', () => {
  test.each([SPY, FREE])('opens to what was shared', async (shared) => {
    expect(await fromLink(await linkTo(shared))).toEqual({ ok: true, shared });
  });

  test('stays readable: a link made when the form was new', async () => {
    const link =
      '1NclBCoAgEAXQu_z1CCZumttITiCYimNURHdvU8vHuyFn2FoWMLRdZulhHSBITCPVAoazzhs7g6AiETwRWtVvy54zIRQ9pOtPHbWB_fMC';
    const opened = await fromLink(link);
    expect(opened).toEqual({ ok: true, shared: SPY });
  });

  test('is short for an example that was not changed', async () => {
    expect((await linkTo(SPY)).length).toBeLessThan(160);
  });

  test('is found only in a fragment that holds one', () => {
    expect(linkOf('#6.1.e')).toBeNull();
    expect(linkOf('')).toBeNull();
    expect(linkOf('#play=1abc')).toBe('1abc');
  });
});

describe('a link that cannot be opened says why', () => {
  test.each([
    ['nothing at all', '', 'damaged'],
    ['a later version', '2abc', 'version'],
    ['letters that no link has', '1%%%', 'damaged'],
    ['one cut off', forged(JSON.stringify(FREE)).slice(0, -9), 'damaged'],
    ['too many letters', `1${'A'.repeat(MAX_LINK)}`, 'size'],
    ['text that is not JSON', forged('{"example":'), 'damaged'],
    ['bytes that are no text', forged(Uint8Array.of(0xff, 0xfe, 0x80)), 'damaged'],
    ['another content', forged('[1,2,3]'), 'content'],
    ['nothing to play', forged(JSON.stringify({ ...SPY, example: null })), 'content'],
    ['a path for an example', forged(JSON.stringify({ ...SPY, example: '../../x' })), 'content'],
    ['an unknown edition', forged(JSON.stringify({ ...SPY, edition: '1.0' })), 'content'],
    ['more than is known', forged(JSON.stringify({ ...SPY, script: 'alert(1)' })), 'content'],
    ['a stop before the first', forged(JSON.stringify({ ...SPY, stop: -1 })), 'content'],
  ])('%s', async (_, link, why) => {
    expect(await fromLink(link)).toEqual({ ok: false, why });
  });

  test('one that unfolds to far more than it is', async () => {
    const bomb = forged(' '.repeat(MAX_CONTENT * 50));
    expect(bomb.length).toBeLessThan(MAX_LINK);
    expect(await fromLink(bomb)).toEqual({ ok: false, why: 'size' });
  });
});

describe('whatever stands in a link', () => {
  test('opening it never throws', async () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.base64String().map((text) => `1${text}`),
      fc.json().map(forged),
      fc.uint8Array().map(forged),
      fc.object().map((value) => forged(JSON.stringify({ ...FREE, ...value }))),
      fc.jsonValue().map((position) => forged(JSON.stringify({ ...FREE, position }))),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (link) => {
        const opened = await fromLink(link);
        expect(typeof opened.ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });

  test('a link with one letter changed is refused or opens to a whole session', async () => {
    const link = await linkTo(FREE);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(link.length - 1),
        fc.base64String({ minLength: 4 }),
        async (at, by) => {
          const opened = await fromLink(link.slice(0, at) + by[0] + link.slice(at + 1));
          if (opened.ok) expect(Object.keys(opened.shared)).toEqual(Object.keys(FREE));
        },
      ),
    );
  });
});
