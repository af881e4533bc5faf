import { changedIn, hasKeyword, keepTraits, workingOf } from '../board/characteristics.ts';
import { groundsOfMove, isGivenLandmark } from '../board/grounds.ts';
import { describeThing, spotOf, writeEntry } from '../board/tracing.ts';
import { isScoutReaction, SCOUT } from '../cards/scout.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import {
  countersOn,
  type GameObject,
  hidesFaces,
  inPlayZone,
  isHidden,
  NO_ABILITIES,
  NO_SUBTYPES,
  type PlayedFrom,
} from '../state/object.ts';
import type { MoveAction } from '../state/step.ts';
import type { Spot } from '../state/trace.ts';
import { keptCounters, nextTimestamp, putIn, takeOut, zoneOf } from '../state/zone.ts';

/**
 * Moves a card or token to a zone, where it becomes a new object (2.1.d). A token that leaves play does
 * not get there, or in edition 2024-09 ceases to exist as soon as it has.
 */
export function move(draft: Draft, action: MoveAction, object: GameObject): GameObject | null {
  const told = draft.entries
    ? { object, described: describeThing(draft, object), from: spotOf(draft, object) }
    : null;
  const seasoned =
    object.zone === 'expedition' &&
    action.to === 'reserve' &&
    hasKeyword(draft, object, 'seasoned');
  const traits = workingOf(draft).traits?.get(object.id);
  if (traits) keepTraits(draft, object.id, traits);
  takeOut(draft, object);
  changedIn(draft, object);
  const ceases = object.token && !isTokenKept(object, action);
  const joins = !ceases || draft.profile.tokensLeaving === 'after-joining';
  const after = joins ? arriveIn(draft, action, object, seasoned) : null;
  if (ceases && after) takeOut(draft, after);
  if (told) writeMove(draft, action, { ...told, after: ceases ? null : after });
  return after;
}

/**
 * Whether a token stays in the game as it moves: within play (2.1.e), and a Signature token from Reserve on
 * its way into play.
 */
function isTokenKept({ zone }: GameObject, { to }: MoveAction): boolean {
  if (inPlayZone(to)) return true;
  return zone === 'reserve' && to === 'limbo';
}

function arriveIn(
  draft: Draft,
  action: MoveAction,
  object: GameObject,
  seasoned: boolean,
): GameObject {
  const shared = action.to === 'expedition' || action.to === 'limbo' || isGivenLandmark(action);
  const after: GameObject = {
    id: nextTimestamp(draft),
    slot: object.slot,
    card: object.card,
    token: object.token,
    temple: isTempleAfter(action, object),
    owner: object.owner,
    zone: action.to,
    player: shared ? action.player : object.owner,
    expedition: action.to === 'expedition' ? action.expedition : -1,
    statuses: action.enters,
    counters: keptCounters(draft, object, action.to, seasoned),
    extra: action.scout ? SCOUT : NO_ABILITIES,
    subtypes: NO_SUBTYPES,
    playedFrom: playedFrom(action, object),
    emblem: null,
    scoutedFrom: isScouting(action, object) ? object.id : 0,
  };
  putIn(draft, after, action.position);
  changedIn(draft, after);
  return after;
}

/**
 * Whether an object is a Temple after a move: it is from Limbo on, as long as it stays in play (S.2.b,
 * S.2.f).
 */
function isTempleAfter({ to, temple }: MoveAction, object: GameObject): boolean {
  return to === 'limbo' ? temple === true : object.temple && inPlayZone(to);
}

/**
 * Returns the zone that a card was played from: on the way to Limbo the zone that it leaves, in play
 * the one that it remembers.
 */
function playedFrom(action: MoveAction, object: GameObject): PlayedFrom | null {
  if (action.to === 'limbo') return action.playedFrom ?? (object.zone as PlayedFrom);
  return action.why === 'play' ? object.playedFrom : null;
}

/** Whether a move is "Send me to Reserve" of a card that was played with Scout (7.4.5.e). */
function isScouting(action: MoveAction, object: GameObject): boolean {
  return action.why === 'send' && action.to === 'reserve' && object.extra.some(isScoutReaction);
}

interface Moved {
  readonly object: GameObject;
  readonly after: GameObject | null;
  readonly described: ReturnType<typeof describeThing>;
  readonly from: Spot;
}

function writeMove(draft: Draft, action: MoveAction, moved: Moved): void {
  const { object, after } = moved;
  const lost = Object.keys(object.counters).filter(
    (name) => (after?.counters[name] ?? 0) < countersOn(object, name),
  );
  const known = knownTo(object, action);
  const reveals = isHidden(object.zone) && known.length !== 0;
  writeEntry(
    draft,
    [
      ...groundsOfMove(action, object, after, draft.edition),
      ...(isBeyond(draft, action, after) ? BEYOND : []),
    ],
    {
      kind: 'action',
      action: 'move',
      object: moved.described,
      became: after?.id ?? null,
      from: moved.from,
      to: after
        ? { ...spotOf(draft, after), ...(action.position > 0 ? { position: action.position } : {}) }
        : { zone: action.to, player: object.owner },
      why: action.why,
      known,
      ...(lost.length > 0 ? { lost } : {}),
    },
    reveals ? 'reveal' : undefined,
  );
  if (reveals) draft.irreversible ??= 'reveal';
}

const BEYOND: readonly RuleNumber[] = ['3.2.2.f'];

/** Whether the Deck has too few cards for the position, so that the card goes to its end (3.2.2.f). */
function isBeyond(draft: Draft, { position }: MoveAction, after: GameObject | null): boolean {
  return after?.zone === 'deck' && position > zoneOf(draft, 'deck', after.player).length;
}

/** Returns the players who know which card moves (3.1.3, 3.2.9.b). */
function knownTo(object: GameObject, action: MoveAction): 'all' | readonly number[] {
  if (!hidesFaces(object.zone) || !hidesFaces(action.to)) return 'all';
  return object.zone === 'deck' && action.to === 'deck' ? [] : [object.owner];
}
