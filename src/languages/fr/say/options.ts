/** Names of options, in French. */

import type { PlayWords, Voice } from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { boundTo } from '../../say/told-apart.ts';
import { dePlain, nameExpedition, nameRegion, nameSpot, playerName } from './play.ts';
import { counterNoun, joinNames, statusWord } from './words.ts';

/** A card, with its place where that is known. */
function cardWithPlace(id: string | null, object: number, voice: Voice): string {
  const spot = voice.locate(object);
  const hidden = spot?.zone === 'hand' && spot.player !== null && !voice.isYou(spot.player);
  const name = (hidden ? voice.card(id, [spot.player!]) : voice.card(id)) ?? 'une carte';
  return spot ? `${name} (${nameSpot(spot, voice)})` : name;
}

export const options: PlayWords['options'] = {
  pass: () => 'passer',
  none: () => 'rien',
  done: () => 'c’est tout',
  yes: () => 'oui',
  no: () => 'non',
  play(what, voice) {
    const from = {
      hand: 'depuis la main',
      reserve: 'depuis la Réserve',
      deck: 'depuis le deck',
      discard: 'depuis la Défausse',
    };
    const into = what.into ? ` dans ${nameExpedition(what.into, voice)}` : '';
    const price = what.cost === null ? ' gratuitement' : ` pour {mana:${what.cost}}`;
    const scout = what.scout ? ' avec Repérage' : '';
    const temple = what.temple ? ' comme Temple' : '';
    const paid = what.forHandCost ? ' pour son Coût de Main' : '';
    return `jouer ${voice.card(what.card) ?? 'une carte'} ${from[what.from]}${into}${price}${paid}${scout}${temple}`;
  },
  'quick-action'(what, voice) {
    const price = what.cost > 0 ? ` pour {mana:${what.cost}}` : '';
    return `action rapide ${dePlain(cardWithPlace(what.card, what.object, voice))}${price}`;
  },
  object: (what, voice) => cardWithPlace(what.card, what.object, voice),
  expedition: (what, voice) => nameExpedition(what.expedition, voice),
  player: (what, voice) => playerName(what.player, voice),
  region: (what) => nameRegion(what.region),
  marker: (what) => `le marqueur Terrain ${TERRAIN[what.terrain]}`,
  mode: (what) => `mode ${what.mode + 1}`,
  number: (what) => String(what.number),
  status: (what) => statusWord(what.status),
  counter: (what) => counterNoun(what.counter, true),
  ability: (what, voice) => {
    const bearer = what.bearer ?? what.object;
    const name = what.card === '' ? 'un effet' : cardWithPlace(what.card, bearer, voice);
    const about = boundTo(what, voice.detail, {
      object: ({ card, object }) => cardWithPlace(card, object, voice),
      expedition: (one) => nameExpedition(one, voice),
    });
    return about.length === 0 ? name : `${name} – ${joinNames(about)}`;
  },
};
