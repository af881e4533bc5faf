/** Explains decisions in the words of the cards: which Reaction an option is, what "it" is. */

import type { Card } from '../../engine/cards/card.ts';
import { printedPlace } from '../../engine/cards/printed-place.ts';
import type { Decision, Option, OptionWhat } from '../../engine/state/decision.ts';
import type { EffectFrame, Frame } from '../../engine/state/frame.ts';
import type { Game } from '../../engine/state/game.ts';
import type { Span } from '../../languages/say/text.ts';
import type { PrintedCards } from '../model/printed.ts';
import { beginningOf, joinParagraphs, shortenedSpans } from './shortened.ts';

/** The most letters of an ability to quote: enough for a reader to know what is asked. */
const ASKED_LETTERS = 120;

const DASH: Span = { text: ' – ' };

/** Returns the card that asks and the start of its text; null where the question says enough. */
export function askedAbout(
  { kind, source }: Decision,
  game: Game,
  library: PrintedCards,
): readonly Span[] | null {
  const asking = source === null ? null : game.objects[source];
  const card = asking && game.library[asking.card];
  const printed = card && library[card.id];
  if (kind !== 'may' || !printed) return null;
  const shown = { text: printed.name, card: card.id };
  const text = shortenedSpans(
    joinParagraphs(paragraphsAsking(card, game, source!, library)),
    ASKED_LETTERS,
  );
  return text.length > 0 ? [shown, DASH, ...text] : [shown];
}

/** Returns the lines of a card that the effect being resolved comes from. */
function paragraphsAsking(card: Card, game: Game, source: number, library: PrintedCards) {
  const resolved = game.agenda.findLast((frame) => frame.kind === 'effect');
  if (resolved?.kind !== 'effect' || resolved.source !== source) return [];
  const places = placesResolved(resolved, card, game);
  return library[card.id]!.text.filter(({ ability }) => places.includes(ability));
}

/** Returns the places of the abilities that an effect resolves: for a Spell, its whole text. */
function placesResolved(frame: EffectFrame, card: Card, game: Game): readonly number[] {
  if (frame.of === 'spell') {
    return card.abilities.flatMap(({ kind }, place) => (kind === 'effect' ? [place] : []));
  }
  const key = frame.of === 'reaction' ? reactionOf(frame, game) : quickActionOf(game.agenda, frame);
  const place = key === null ? null : printedPlace(card, key);
  return place === null ? [] : [place];
}

function reactionOf({ emblem }: EffectFrame, game: Game): string | null {
  const says = game.objects[emblem]?.emblem;
  return says?.type === 'reaction' ? says.ability : null;
}

function quickActionOf(agenda: readonly Frame[], { of, source }: EffectFrame): string | null {
  const frame = agenda.findLast((each) => each.kind === 'quick-action');
  const isIt = of === 'quick-action' && frame?.kind === 'quick-action' && frame.object === source;
  return isIt ? frame.key : null;
}

/**
 * Returns the beginnings of the texts by which abilities of cards of one name, and quick actions of
 * one card whatever they cost, are told apart; nothing for other options.
 */
export function abilityTexts(
  options: readonly Option[],
  game: Game,
  library: PrintedCards,
): readonly (readonly Span[])[] {
  const name = (id: string) => library[id]?.name ?? id;
  return options.map(({ what }) => {
    if (!isAbility(what)) return [];
    const isAnother = options.some(
      ({ what: other }) =>
        isAbility(other) &&
        other.is === what.is &&
        (other.ability !== what.ability || other.card !== what.card) &&
        (what.is === 'quick-action'
          ? other.object === what.object
          : name(other.card) === name(what.card)),
    );
    return isAnother ? textOf(what.card, what.ability, game, library) : [];
  });
}

function isAbility(what: OptionWhat) {
  return what.is === 'ability' || what.is === 'quick-action';
}

/** The beginning of an ability's text; empty where its card does not print it. */
function textOf(id: string, key: string, game: Game, library: PrintedCards): readonly Span[] {
  const card = game.library.find((each) => each.id === id);
  const place = card ? printedPlace(card, key) : null;
  return beginningOf(library[id]?.text ?? [], place);
}
