/** Names of options, in English. */

import type { PlayWords, Voice } from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { boundTo } from '../../say/told-apart.ts';
import { nameExpedition, nameRegion, nameSpot, playerName } from './play.ts';
import { counterPhrase, joinNames, STATUS } from './words.ts';

/** A card, with its place where that is known. */
function cardWithPlace(id: string | null, object: number, voice: Voice): string {
  const spot = voice.locate(object);
  const hidden = spot?.zone === 'hand' && spot.player !== null && !voice.isYou(spot.player);
  const name = (hidden ? voice.card(id, [spot.player!]) : voice.card(id)) ?? 'a card';
  return spot ? `${name} (${nameSpot(spot, voice)})` : name;
}

export const options: PlayWords['options'] = {
  pass: () => 'pass',
  none: () => 'nothing',
  done: () => 'that is all',
  yes: () => 'yes',
  no: () => 'no',
  play(what, voice) {
    const from = {
      hand: 'hand',
      reserve: 'Reserve',
      deck: 'the deck',
      discard: 'the discard pile',
    };
    const into = what.into ? ` in ${nameExpedition(what.into, voice)}` : '';
    const price = what.cost === null ? ' for free' : ` for {mana:${what.cost}}`;
    const scout = what.scout ? ' with Scout' : '';
    const temple = what.temple ? ' as a Temple' : '';
    const paid = what.forHandCost ? ' for its Hand Cost' : '';
    return `play ${voice.card(what.card) ?? 'a card'} from ${from[what.from]}${into}${price}${paid}${scout}${temple}`;
  },
  'quick-action'(what, voice) {
    const price = what.cost > 0 ? ` for {mana:${what.cost}}` : '';
    return `quick action of ${cardWithPlace(what.card, what.object, voice)}${price}`;
  },
  object: (what, voice) => cardWithPlace(what.card, what.object, voice),
  expedition: (what, voice) => nameExpedition(what.expedition, voice),
  player: (what, voice) => playerName(what.player, voice),
  region: (what) => nameRegion(what.region),
  marker: (what) => `the ${TERRAIN[what.terrain]} Terrain Marker`,
  mode: (what) => `mode ${what.mode + 1}`,
  number: (what) => String(what.number),
  status: (what) => STATUS[what.status],
  counter: (what) => counterPhrase(what.counter, '', true).trim(),
  ability: (what, voice) => {
    const bearer = what.bearer ?? what.object;
    const name = what.card === '' ? 'an effect' : cardWithPlace(what.card, bearer, voice);
    const about = boundTo(what, voice.detail, {
      object: ({ card, object }) => cardWithPlace(card, object, voice),
      expedition: (one) => nameExpedition(one, voice),
    });
    return about.length === 0 ? name : `${name} – ${joinNames(about)}`;
  },
};
