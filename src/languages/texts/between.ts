import type { MeetingObstacle } from '../../sandbox/between/obstacle.ts';
import type { between } from '../en/texts/between.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page that shows what happens between two cards. */
export type BetweenTexts = TextsLike<typeof between>;

/** Says why a card cannot be met, or why the text of one does not matter to the other. */
export function sayObstacle(
  { bound, obstacles }: BetweenTexts,
  obstacle: MeetingObstacle,
  nameOf: (which: 'a' | 'b') => string,
): string {
  if (obstacle.why === 'place') return bound[obstacle.is](nameOf(obstacle.card));
  const say = obstacles[obstacle.why] as (
    speaker: string,
    other: string,
    obstacle: MeetingObstacle,
  ) => string;
  return say(nameOf(obstacle.speaker), nameOf(obstacle.speaker === 'a' ? 'b' : 'a'), obstacle);
}
