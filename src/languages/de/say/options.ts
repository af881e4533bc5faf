/** Names of options, in German. */

import type { PlayWords, Voice } from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { boundTo } from '../../say/told-apart.ts';
import { nameExpedition, nameRegion, nameSpot, ofName, playerName } from './play.ts';
import { COST, counterNoun, joinNames, statusWord } from './words.ts';

/** A card, with its place where that is known. */
function cardWithPlace(id: string | null, object: number, voice: Voice): string {
  const spot = voice.locate(object);
  const hidden = spot?.zone === 'hand' && spot.player !== null && !voice.isYou(spot.player);
  const name = (hidden ? voice.card(id, [spot.player!]) : voice.card(id)) ?? 'eine Karte';
  return spot ? `${name} (${nameSpot(spot, voice)})` : name;
}

export const options: PlayWords['options'] = {
  pass: () => 'passen',
  none: () => 'nichts',
  done: () => 'fertig',
  yes: () => 'ja',
  no: () => 'nein',
  play(what, voice) {
    const from = {
      hand: 'aus der Hand',
      reserve: 'aus der Reserve',
      deck: 'aus dem Deck',
      discard: 'vom Ablagestapel',
    };
    const into = what.into ? ` in ${nameExpedition(what.into, voice, 'dat')}` : '';
    const price = what.cost === null ? ' kostenlos' : ` für {mana:${what.cost}}`;
    const scout = what.scout ? ' mit Spähen' : '';
    const temple = what.temple ? ' als Tempel' : '';
    const paid = what.forHandCost ? ` zu ihren ${COST.hand}` : '';
    const name = voice.card(what.card) ?? 'eine Karte';
    return `${name} ${from[what.from]}${into}${price}${paid}${scout}${temple} spielen`;
  },
  'quick-action'(what, voice) {
    const price = what.cost > 0 ? ` für {mana:${what.cost}}` : '';
    return `Schnellaktion ${ofName(cardWithPlace(what.card, what.object, voice))}${price}`;
  },
  object: (what, voice) => cardWithPlace(what.card, what.object, voice),
  expedition: (what, voice) => nameExpedition(what.expedition, voice),
  player: (what, voice) => playerName(what.player, voice),
  region: (what) => nameRegion(what.region),
  marker: (what) => `der ${TERRAIN[what.terrain]} Geländemarker`,
  mode: (what) => `Aktion ${what.mode + 1}`,
  number: (what) => String(what.number),
  status: (what) => statusWord(what.status),
  counter: (what) => counterNoun(what.counter, true),
  ability: (what, voice) => {
    const bearer = what.bearer ?? what.object;
    const name = what.card === '' ? 'ein Effekt' : cardWithPlace(what.card, bearer, voice);
    const about = boundTo(what, voice.detail, {
      object: ({ card, object }) => cardWithPlace(card, object, voice),
      expedition: (one) => nameExpedition(one, voice),
    });
    return about.length === 0 ? name : `${name} – ${joinNames(about)}`;
  },
};
