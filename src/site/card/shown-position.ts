/** A position on a card's page: in words, and as a link to the board. */

import { address } from '../../addresses/address.ts';
import { once } from '../../engine/rules/once.ts';
import type { ExpeditionPosition, PlacedCard } from '../../engine/setup/position.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { type ShownWay, WATCHED_EDITION } from '../../library/both-ways-file.ts';
import { printedCard } from '../../library/cards.ts';
import { withNames } from '../../library/examples/play.ts';
import type { Language } from '../../rulebook/language.ts';
import { toFragment } from '../../sandbox/model/link.ts';

/** More than any play has stops: a link to it opens at the last one. */
const LAST_STOP = 100_000;

const fragmentOf = once(({ seed, position, answers }: ShownWay) =>
  toFragment({
    example: null,
    edition: WATCHED_EDITION,
    seed,
    position: withNames(position),
    answers,
    stop: LAST_STOP,
  }),
);

/** Returns the address of the board in this position, after its answers. */
export async function playedLink(shown: ShownWay, lang: Language): Promise<string> {
  return `${address.sandbox(lang)}#${await fragmentOf(shown)}`;
}

/** Returns the cards of a position by player and zone: "Alma · Hand (Simurgh) · Mana (7) / Bo · Reserve (Kappa)". */
export function describeSides({ position }: ShownWay, words: Words, lang: Language): string {
  return withNames(position)
    .players.map(({ name, hero, hand, deck, discard, reserve, landmarks, mana, expeditions }) => {
      const { zones, sides } = words;
      const places = [
        [zones.hero, hero ? [hero] : []],
        [zones.hand, hand],
        [zones.deck, deck],
        [zones.discard, discard],
        [zones.reserve, reserve],
        [zones.landmarks, landmarks],
      ] as const;
      const there = (['hero', 'companion'] as const).flatMap((side) =>
        describeExpedition(sides[side], expeditions?.[side], words, lang),
      );
      const said = places.flatMap(([place, cards = []]) =>
        cards.length > 0
          ? [`${place} (${cards.map((one) => nameOf(one, words, lang)).join(', ')})`]
          : [],
      );
      const orbs = mana?.ready ? [`${zones.mana} (${mana.ready})`] : [];
      return [name, ...said, ...there, ...orbs].join(' · ');
    })
    .join(' / ');
}

function describeExpedition(
  side: string,
  expedition: ExpeditionPosition = [],
  words: Words,
  lang: Language,
): readonly string[] {
  const { cards = [], ascended = false } =
    'length' in expedition ? { cards: expedition } : expedition;
  const said = [
    ...(ascended ? [words.statuses.ascended] : []),
    ...cards.map((one) => nameOf(one, words, lang)),
  ];
  return said.length > 0 ? [`${side} (${said.join(', ')})`] : [];
}

function nameOf(placed: PlacedCard, words: Words, lang: Language): string {
  if (typeof placed === 'string') return printedCard(placed, lang).name;
  const marks = [
    ...(placed.statuses ?? []).map((status) => words.statuses[status]),
    ...Object.entries(placed.counters ?? {}).map(([name, count]) =>
      name === 'boost' ? words.board.boosts(count) : `${count} ${words.counters[name] ?? name}`,
    ),
  ];
  const { name } = printedCard(placed.card, lang);
  return marks.length > 0 ? `${name} [${marks.join(', ')}]` : name;
}
