/** Names of options, in Italian. */

import type { PlayWords, Voice } from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { boundTo } from '../../say/told-apart.ts';
import { nameExpedition, nameRegion, nameSpot, playerName, withDi } from './play.ts';
import { COST, counterNoun, joinNames, statusWord, withPreposition } from './words.ts';

/** A card, with its place where that is known. */
function cardWithPlace(id: string | null, object: number, voice: Voice): string {
  const spot = voice.locate(object);
  const hidden = spot?.zone === 'hand' && spot.player !== null && !voice.isYou(spot.player);
  const name = (hidden ? voice.card(id, [spot.player!]) : voice.card(id)) ?? 'una carta';
  return spot ? `${name} (${nameSpot(spot, voice)})` : name;
}

export const options: PlayWords['options'] = {
  pass: () => 'passare',
  none: () => 'nulla',
  done: () => 'è tutto',
  yes: () => 'sì',
  no: () => 'no',
  play(what, voice) {
    const from = {
      hand: 'dalla mano',
      reserve: 'dalla Riserva',
      deck: 'dal mazzo',
      discard: 'dagli Scarti',
    };
    const into = what.into ? ` ${withPreposition('in', nameExpedition(what.into, voice))}` : '';
    const price = what.cost === null ? ' senza pagarne il costo' : ` per {mana:${what.cost}}`;
    const scout = what.scout ? ' con Esploratore' : '';
    const temple = what.temple ? ' come Tempio' : '';
    const paid = what.forHandCost ? ` per il suo ${COST.hand}` : '';
    return `giocare ${voice.card(what.card) ?? 'una carta'} ${from[what.from]}${into}${price}${paid}${scout}${temple}`;
  },
  'quick-action'(what, voice) {
    const price = what.cost > 0 ? ` per {mana:${what.cost}}` : '';
    return `azione rapida ${withDi(cardWithPlace(what.card, what.object, voice))}${price}`;
  },
  object: (what, voice) => cardWithPlace(what.card, what.object, voice),
  expedition: (what, voice) => nameExpedition(what.expedition, voice),
  player: (what, voice) => playerName(what.player, voice),
  region: (what) => nameRegion(what.region),
  marker: (what) => `l’indicatore terreno ${TERRAIN[what.terrain]}`,
  mode: (what) => `opzione ${what.mode + 1}`,
  number: (what) => String(what.number),
  status: (what) => statusWord(what.status),
  counter: (what) => counterNoun(what.counter, true),
  ability: (what, voice) => {
    const bearer = what.bearer ?? what.object;
    const name = what.card === '' ? 'un effetto' : cardWithPlace(what.card, bearer, voice);
    const about = boundTo(what, voice.detail, {
      object: ({ card, object }) => cardWithPlace(card, object, voice),
      expedition: (one) => nameExpedition(one, voice),
    });
    return about.length === 0 ? name : `${name} – ${joinNames(about)}`;
  },
};
