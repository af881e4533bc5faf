import type { Card } from '../../engine/cards/card.ts';
import { cardNamed } from '../../library/cards.ts';
import { memo } from '../../library/memo.ts';
import { editionOfNewGames } from '../../library/played-edition.ts';
import { toFragment } from '../../sandbox/model/link.ts';
import { tableFor } from './table.ts';

const fragmentOf = memo(async (id: string) =>
  toFragment({
    example: null,
    edition: await editionOfNewGames(),
    seed: 1,
    position: tableFor(cardNamed(id)),
    answers: null,
    stop: 0,
  }),
);

/** The fragment of free play in which a card can be tried out. */
export function triedOut({ id }: Card): Promise<string> {
  return fragmentOf(id);
}
