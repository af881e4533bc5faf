/** Says why a card or a place cannot be chosen, in the words of a language. */

import type { Bounds, Unoffered, UnofferedReason } from '../../engine/unoffered.ts';
import type { PlaceObstacle } from '../../engine/unoffered-places.ts';
import type { PlayNames } from './play-names.ts';
import type { PlayWords } from './teller.ts';

type Wanted<Why extends 'place' | 'type'> = Extract<
  UnofferedReason,
  { why: Why }
>['wanted'][number];

/** `x` is the card or the place, `asks` the card or the text that asks for another. */
export interface UnofferedWords {
  /** What asks, where it is no card. */
  readonly theText: string;
  readonly in: Readonly<Record<Wanted<'place'> | Unoffered['object']['zone'], string>>;
  readonly a: Readonly<Record<Wanted<'type'>, string>>;
  readonly either: (items: readonly string[]) => string;
  readonly exactly: (number: number) => string;
  readonly between: (least: number, most: number) => string;
  readonly atMost: (number: number) => string;
  readonly atLeast: (number: number) => string;
  readonly anotherNumber: string;
  readonly place: (x: string, at: string, wanted: string) => string;
  readonly type: (x: string, wanted: readonly string[]) => string;
  readonly status: (x: string, wanted: string) => string;
  readonly without: (x: string, unwanted: string) => string;
  readonly cost: (
    x: string,
    cost: Extract<UnofferedReason, { why: 'cost' }>['of'],
    found: number,
    asks: string,
    range: string,
  ) => string;
  readonly controller: (x: string, asks: string) => string;
  readonly itself: (x: string) => string;
  readonly token: (x: string, asks: string) => string;
  readonly notPlayedFrom: (x: string, at: string) => string;
  readonly noQuickAction: (x: string) => string;
  readonly yourTurn: string;
  readonly theirTurn: (turn: string) => string;
  readonly other: (x: string, asks: string) => string;
  readonly atPlace: Readonly<
    Record<PlaceObstacle | 'landmarks', (x: string, asks: string) => string>
  >;
}

function rangeText({ atLeast, atMost, exactly }: Bounds, words: UnofferedWords): string {
  if (exactly !== undefined) return words.exactly(exactly);
  if (atMost !== undefined && atLeast !== undefined) return words.between(atLeast, atMost);
  if (atMost !== undefined) return words.atMost(atMost);
  return atLeast === undefined ? words.anotherNumber : words.atLeast(atLeast);
}

export function createUnoffered(
  words: UnofferedWords,
  names: PlayNames,
): Pick<PlayWords, 'unoffered' | 'unofferedPlace'> {
  return {
    unoffered({ object, source, obstacle }, voice) {
      const x = names.thing(object, voice);
      const at = words.in[object.zone];
      const asks = source?.card ? names.thing(source, voice) : words.theText;
      switch (obstacle.why) {
        case 'place':
          return words.place(x, at, words.either(obstacle.wanted.map((one) => words.in[one])));
        case 'type':
          return words.type(
            x,
            obstacle.wanted.map((one) => words.a[one]),
          );
        case 'status':
        case 'without':
          return words[obstacle.why](x, words.either(obstacle.wanted.map(names.status)));
        case 'cost': {
          const range = rangeText(obstacle.bounds, words);
          return words.cost(x, obstacle.of, obstacle.found, asks, range);
        }
        case 'itself':
          return words.itself(x);
        case 'controller':
        case 'token':
        case 'other':
          return words[obstacle.why](x, asks);
        case 'not-played-from-there':
          return words.notPlayedFrom(x, at);
        case 'no-quick-action':
          return words.noQuickAction(x);
        case 'not-your-turn':
          return voice.isYou(obstacle.player)
            ? words.yourTurn
            : words.theirTurn(names.turn(obstacle.player, voice));
        default:
          return obstacle satisfies never;
      }
    },
    unofferedPlace({ spot, source, why }, voice) {
      const asks = source?.card ? names.thing(source, voice) : words.theText;
      const obstacle = why === 'not-yours' && spot.zone === 'landmark' ? 'landmarks' : why;
      return words.atPlace[obstacle](names.spot(spot, voice), asks);
    },
  };
}
