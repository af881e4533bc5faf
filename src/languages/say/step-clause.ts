/** Builds the clause of each step from the verbs and the grammar of a language. */

import type { Effect, ObjectReference, PlayerReference, Step } from '../../engine/cards/ability.ts';
import { speakOfRevealed } from './context.ts';
import {
  type ChangeStep,
  isOfHand,
  type StepOf,
  sacrificedObject,
  speakOfSacrificed,
} from './step.ts';
import type { Mood, WordingContext } from './wording.ts';

/** Verbs that a player does to an object. */
type VerbOfObject =
  | 'augment'
  | 'complete'
  | 'discard'
  | 'draw'
  | 'exhaust'
  | 'look'
  | 'ready'
  | 'reveal'
  | 'sacrifice';

/** Verbs as a language names them, each as it stands in a list of words; some are terms. */
export type StepVerbs = Readonly<
  Record<
    | VerbOfObject
    | 'exhausted-resupply'
    | 'pass'
    | 'receive-gift'
    | 'resupply'
    | 'roll'
    | 'sabotage'
    | 'shuffle'
    | 'spend',
    string
  >
>;

type Clause<Said> = (step: Said, mood: Mood, context: WordingContext) => string;

export interface StepWords {
  readonly verbs: StepVerbs;
  /** An action of a player, with more words behind the verb: "each player draws", "roll a die". */
  readonly doing: (
    who: PlayerReference | undefined,
    verb: string,
    more: string,
    mood: Mood,
    context: WordingContext,
  ) => string;
  /** An action of a player on an object: "discard it". */
  readonly doingTo: (
    who: PlayerReference | undefined,
    verb: VerbOfObject,
    of: ObjectReference,
    mood: Mood,
    context: WordingContext,
  ) => string;
  /** An object or an Expedition is the subject. */
  readonly happens: Clause<ChangeStep>;
  readonly activate: Clause<StepOf<'activate'>>;
  readonly activateAction: Clause<StepOf<'activate-action'>>;
  readonly raiseResult: Clause<StepOf<'raise-result'>>;
  /** "the next time … this turn". */
  readonly nextTime: (step: StepOf<'next-time'>, context: WordingContext) => string;
  readonly becomeFirstPlayer: Clause<StepOf<'become-first-player'>>;
  readonly create: Clause<StepOf<'create'>>;
  readonly createAgain: Clause<StepOf<'create-again'>>;
  readonly anotherTurn: (mood: Mood, context: WordingContext) => string;
  readonly distribute: Clause<StepOf<'distribute-counters'>>;
  readonly double: Clause<StepOf<'double'>>;
  readonly exchange: Clause<StepOf<'exchange'>>;
  readonly exchangeBoosts: Clause<StepOf<'exchange-boosts'>>;
  readonly move: Clause<StepOf<'put' | 'return' | 'send'>>;
  readonly moveExpedition: Clause<StepOf<'move-forward' | 'move-backward'>>;
  readonly moveMarker: Clause<StepOf<'move-marker'>>;
  readonly placeMarker: Clause<StepOf<'place-marker'>>;
  readonly play: Clause<StepOf<'play' | 'rush'>>;
  readonly takeControl: Clause<StepOf<'take-control'>>;
  readonly win: Clause<StepOf<'win'>>;
  readonly next: (step: StepOf<'next'>, context: WordingContext) => string;
  readonly ongoing: (step: StepOf<'ongoing'>, context: WordingContext) => string;
  /** One card of the kind that is sabotaged. */
  readonly oneOf: (
    what: NonNullable<StepOf<'sabotage'>['what']>,
    context: WordingContext,
  ) => string;
  /** "two cards". */
  readonly cards: (count: NonNullable<StepOf<'draw'>['count']>, context: WordingContext) => string;
  /** Until so many cards are left in hand, or in Reserve. */
  readonly downTo: (
    count: NonNullable<StepOf<'discard'>['downTo']>,
    isHand: boolean,
    context: WordingContext,
  ) => string;
  readonly spent: (step: StepOf<'spend'>, context: WordingContext) => string;
  readonly afterYou: string;
  readonly theSame: string;
  readonly die: string;
  readonly deck: (isOwn: boolean) => string;
  /** Between steps of an Emblem's text, and before a daily effect: "and then", "after Rest". */
  readonly andThen: string;
  readonly after: (daily: StepOf<'after'>['daily']) => string;
}

/** Makes the clause of each step. */
export function createStep(words: StepWords): Clause<Step> {
  const { verbs, doing, doingTo } = words;
  const steps = (effect: Effect, mood: Mood, context: WordingContext) =>
    effect.map((one) => sayStep(one as Step, mood, context)).join(words.andThen);
  function sayStep(value: Step, mood: Mood, context: WordingContext): string {
    const who = 'who' in value ? value.who : undefined;
    const verb = (word: keyof StepVerbs, more = '') => doing(who, verbs[word], more, mood, context);
    switch (value.do) {
      case 'ascend':
      case 'defect':
      case 'gain':
      case 'gain-counters':
      case 'gain-subtypes':
      case 'gain-ability':
      case 'lose':
      case 'lose-counters':
      case 'switch':
        return words.happens(value, mood, context);
      case 'activate':
        return words.activate(value, mood, context);
      case 'activate-action':
        return words.activateAction(value, mood, context);
      case 'raise-result':
        return words.raiseResult(value, mood, context);
      case 'next-time': {
        const when = words.nextTime(value, context);
        return `${when}, ${steps(value.steps, 'order', context)}`;
      }
      case 'augment':
      case 'complete':
      case 'exhaust':
      case 'look':
      case 'ready':
        return doingTo(who, value.do, value.of, mood, context);
      case 'discard':
        if (value.downTo === undefined) return doingTo(who, 'discard', value.of, mood, context);
        return verb('discard', words.downTo(value.downTo, isOfHand(value.of), context));
      case 'reveal': {
        const said = doingTo(who, 'reveal', value.of, mood, context);
        speakOfRevealed(value.of, context);
        return said;
      }
      case 'sacrifice': {
        const said = doingTo(who, 'sacrifice', sacrificedObject(value.of), mood, context);
        speakOfSacrificed(value, context);
        return said;
      }
      case 'exhausted-resupply':
      case 'pass':
      case 'resupply':
        return verb(value.do);
      case 'sabotage':
        return verb('sabotage', value.what && words.oneOf(value.what, context));
      case 'after-you':
        return words.afterYou;
      case 'create':
        return words.create(value, mood, context);
      case 'create-again':
        return words.createAgain(value, mood, context);
      case 'another-turn':
        return words.anotherTurn(mood, context);
      case 'double':
        return words.double(value, mood, context);
      case 'draw':
        if (value.of !== undefined) return doingTo(who, 'draw', value.of, mood, context);
        return verb('draw', words.cards(value.count ?? 1, context));
      case 'exchange-boosts':
        return words.exchangeBoosts(value, mood, context);
      case 'exchange':
        return words.exchange(value, mood, context);
      case 'distribute-counters':
        return words.distribute(value, mood, context);
      case 'spend':
        return `${verb('spend')} ${words.spent(value, context)}`;
      case 'place-marker':
        return words.placeMarker(value, mood, context);
      case 'move-marker':
        return words.moveMarker(value, mood, context);
      case 'move-forward':
      case 'move-backward':
        return words.moveExpedition(value, mood, context);
      case 'play':
      case 'rush':
        return words.play(value, mood, context);
      case 'put':
      case 'return':
      case 'send':
        return words.move(value, mood, context);
      case 'receive-gift':
        return `${verb('receive-gift')} ${words.theSame}`;
      case 'roll':
        return `${verb('roll')} ${words.die}`;
      case 'shuffle':
        return `${verb('shuffle')} ${words.deck(who === undefined || who === 'you')}`;
      case 'take-control':
        return words.takeControl(value, mood, context);
      case 'become-first-player':
        return words.becomeFirstPlayer(value, mood, context);
      case 'win':
        return words.win(value, mood, context);
      case 'next':
        return words.next(value, context);
      case 'ongoing':
        return words.ongoing(value, context);
      case 'after':
        return `${steps(value.steps, mood, context)} ${words.after(value.daily)}`;
    }
  }
  return sayStep;
}
