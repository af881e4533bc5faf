/** Names options and asks for them: the sentences are built here, from the words of a language. */

import type { Terrain } from '../../engine/cards/ability.ts';
import type { DecisionKind } from '../../engine/state/decision.ts';
import { describePlay, type PlayerDoes, type PlayNames } from './play-names.ts';
import type { PlayWords, Voice, What } from './teller.ts';
import { TERRAIN } from './text.ts';
import { boundTo } from './told-apart.ts';

type Plain = 'pass' | 'none' | 'done' | 'yes' | 'no';

export interface OptionWords extends Readonly<Record<Plain, string>> {
  /** What a player is asked for: "a target". */
  readonly asked: Readonly<Record<DecisionKind, string>>;
  /** "You choose a target". */
  readonly asks: (does: PlayerDoes, what: string) => string;
  readonly aCard: string;
  readonly from: Readonly<Record<What<'play'>['from'], string>>;
  /** A card that is played, and from where and how. */
  readonly play: (card: string, how: string) => string;
  readonly forHandCost: string;
  readonly quickAction: (card: string) => string;
  readonly marker: (terrain: (typeof TERRAIN)[Terrain]) => string;
  readonly mode: (number: number) => string;
}

/** Writes what is asked and the options, in the words of a language. */
export function createOptions(
  words: OptionWords,
  names: PlayNames,
): Pick<PlayWords, 'decision' | 'options'> {
  const { pass, none, done, yes, no, aCard } = words;
  const { expedition, playedAs } = names;

  /** A card, with its place where that is known. */
  function cardWithPlace(id: string | null, object: number, voice: Voice): string {
    const spot = voice.locate(object);
    const hidden = spot?.zone === 'hand' && spot.player !== null && !voice.isYou(spot.player);
    const name = (hidden ? voice.card(id, [spot.player!]) : voice.card(id)) ?? aCard;
    return spot ? `${name} (${names.spot(spot, voice)})` : name;
  }

  return {
    decision(kind, player, voice) {
      const what = words.asked[kind];
      if (kind === 'turn') return names.turn(player, voice) + names.colon + what;
      return words.asks((forms) => names.does(player, forms, voice), what);
    },
    options: {
      pass: () => pass,
      none: () => none,
      done: () => done,
      yes: () => yes,
      no: () => no,
      play(what, voice) {
        const paid = what.forHandCost ? words.forHandCost : '';
        const how = words.from[what.from] + describePlay(what, playedAs, voice) + paid;
        return words.play(voice.card(what.card) ?? aCard, how);
      },
      'quick-action': ({ card, object, cost }, voice) =>
        words.quickAction(cardWithPlace(card, object, voice)) +
        (cost > 0 ? playedAs.forMana(`{mana:${cost}}`) : ''),
      object: (what, voice) => cardWithPlace(what.card, what.object, voice),
      expedition: (what, voice) => expedition(what.expedition, voice),
      player: (what, voice) => names.player(what.player, voice),
      region: (what) => names.region(what.region),
      marker: (what) => words.marker(TERRAIN[what.terrain]),
      mode: (what) => words.mode(what.mode + 1),
      number: (what) => String(what.number),
      status: (what) => names.status(what.status),
      counter: (what) => names.counterName(what.counter),
      ability(what, voice) {
        const bearer = what.bearer ?? what.object;
        const name = what.card === '' ? names.anEffect : cardWithPlace(what.card, bearer, voice);
        const about = boundTo(what, voice.detail, {
          object: ({ card, object }) => cardWithPlace(card, object, voice),
          expedition: (one) => expedition(one, voice),
        });
        return about.length === 0 ? name : `${name} – ${names.listOfNames(about)}`;
      },
    },
  };
}
