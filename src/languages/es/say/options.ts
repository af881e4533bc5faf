/** Names of options, in Spanish. */

import type { PlayWords, Voice } from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { boundTo } from '../../say/told-apart.ts';
import { nameExpedition, nameRegion, nameSpot, playerName, withDe } from './play.ts';
import { COST, counterNoun, joinNames, statusWord } from './words.ts';

/** A card, with its place where that is known. */
function cardWithPlace(id: string | null, object: number, voice: Voice): string {
  const spot = voice.locate(object);
  const hidden = spot?.zone === 'hand' && spot.player !== null && !voice.isYou(spot.player);
  const name = (hidden ? voice.card(id, [spot.player!]) : voice.card(id)) ?? 'una carta';
  return spot ? `${name} (${nameSpot(spot, voice)})` : name;
}

export const options: PlayWords['options'] = {
  pass: () => 'pasar',
  none: () => 'nada',
  done: () => 'eso es todo',
  yes: () => 'sí',
  no: () => 'no',
  play(what, voice) {
    const from = {
      hand: 'desde la mano',
      reserve: 'desde la reserva',
      deck: 'desde el mazo',
      discard: 'desde la pila de descartes',
    };
    const into = what.into ? ` en ${nameExpedition(what.into, voice)}` : '';
    const price = what.cost === null ? ' sin coste' : ` por {mana:${what.cost}}`;
    const scout = what.scout ? ' con Explorar' : '';
    const temple = what.temple ? ' como Templo' : '';
    const paid = what.forHandCost ? ` por su ${COST.hand}` : '';
    return `jugar ${voice.card(what.card) ?? 'una carta'} ${from[what.from]}${into}${price}${paid}${scout}${temple}`;
  },
  'quick-action'(what, voice) {
    const price = what.cost > 0 ? ` por {mana:${what.cost}}` : '';
    return `acción rápida ${withDe(cardWithPlace(what.card, what.object, voice))}${price}`;
  },
  object: (what, voice) => cardWithPlace(what.card, what.object, voice),
  expedition: (what, voice) => nameExpedition(what.expedition, voice),
  player: (what, voice) => playerName(what.player, voice),
  region: (what) => nameRegion(what.region),
  marker: (what) => `el marcador de terreno ${TERRAIN[what.terrain]}`,
  mode: (what) => `opción ${what.mode + 1}`,
  number: (what) => String(what.number),
  status: (what) => statusWord(what.status),
  counter: (what) => counterNoun(what.counter, true),
  ability: (what, voice) => {
    const bearer = what.bearer ?? what.object;
    const name = what.card === '' ? 'un efecto' : cardWithPlace(what.card, bearer, voice);
    const about = boundTo(what, voice.detail, {
      object: ({ card, object }) => cardWithPlace(card, object, voice),
      expedition: (one) => nameExpedition(one, voice),
    });
    return about.length === 0 ? name : `${name} – ${joinNames(about)}`;
  },
};
