/** The words of a card's text in a form in which a printed text and a generated one can be compared. */

import type { Language } from '../../src/rulebook/language.ts';

/** Two forms that cards print of the same thing, and that are taken for one. */
interface Variant {
  readonly said: RegExp;
  readonly as: string;
  readonly why: string;
}

/** The languages in which the texts of this site are meant to be those of the cards. */
export const PRINT_LANGUAGES = ['fr', 'it', 'de', 'es'] as const satisfies readonly Language[];
export type PrintLanguage = (typeof PRINT_LANGUAGES)[number];

const OLDER_AND_NEWER = 'older cards print one, newer ones the other';
const BOTH = 'cards print both';
const JOINED = 'cards join two steps by a comma, by “and” or by “then”, or not at all';
const WHOSE = 'the text here says whose Mana zone it is, a card does not';

const VARIANTS: Readonly<Record<PrintLanguage, readonly Variant[]>> = {
  fr: [
    { said: /\bce tour ci\b/gu, as: 'ce tour', why: OLDER_AND_NEWER },
    { said: /\bstat(s?)\b/gu, as: 'statistique$1', why: OLDER_AND_NEWER },
    { said: /\bsur (?:un résultat de )?(?=\d)/gu, as: '', why: BOTH },
    { said: /\bdurant\b/gu, as: 'pendant', why: BOTH },
    { said: /\bpour chaque\b/gu, as: 'par', why: BOTH },
    { said: /\b(?:dans|depuis) (votre (?:main|réserve)|vos repères)/gu, as: 'de $1', why: BOTH },
    { said: /\bavec un (coût de)/gu, as: 'de $1', why: OLDER_AND_NEWER },
    { said: /\bcarte du dessus (d)/gu, as: 'première carte $1', why: OLDER_AND_NEWER },
    { said: /\bpremière première\b/gu, as: 'première', why: OLDER_AND_NEWER },
    { said: /\brégion supplémentaire\b/gu, as: 'région de plus', why: BOTH },
    { said: /\bimmédiatement /gu, as: '', why: BOTH },
    { said: /\b1\/1\/1 dotouffu\b/gu, as: 'dotouffu 1/1/1', why: BOTH },
    { said: /\ble premier joueur\b/gu, as: 'premier joueur', why: OLDER_AND_NEWER },
    { said: /\bresultat\b/gu, as: 'résultat', why: 'a misprint' },
    {
      said: /\bjouez moi pour (mana:\d+) de moins\b/gu,
      as: 'je coûte $1 de moins',
      why: OLDER_AND_NEWER,
    },
    {
      said: /\bpayez (mana:\w+) de moins (?:pour )?((?:le|la) prochaine? .*?(?:ce tour|cet après midi|ce jour))/gu,
      as: '$2 coûte $1 de moins',
      why: OLDER_AND_NEWER,
    },
    { said: /\bcelle ci\b/gu, as: 'cette expédition', why: BOTH },
    { said: /(?<!\p{L})puis(?!\p{L})/gu, as: '', why: JOINED },
    { said: /\bet (?=\p{L}+ez\b|(?:je|j'|il|elle|mon|votre)\b)/gu, as: '', why: JOINED },
    {
      said: / (?:dans|de) (?:votre zone de mana|la zone de mana de mon propriétaire)\b/gu,
      as: '',
      why: WHOSE,
    },
    { said: /\bcompteurs de kélon\b/gu, as: 'compteurs kélon', why: BOTH },
    {
      said: /\b(?:que vous jouez|jouée?s?) de (?=votre (?:main|réserve))/gu,
      as: 'joué de ',
      why: BOTH,
    },
    { said: /\bsi vous avez (?=au moins)/gu, as: "s'il y a ", why: BOTH },
    { said: /\blui faire gagner (?=\d)/gu, as: 'lui donner ', why: BOTH },
    { said: /\bd'un adversaire\b/gu, as: 'de votre adversaire', why: OLDER_AND_NEWER },
    { said: /\bpermanents? de (repères?)\b/gu, as: '$1', why: BOTH },
    { said: /\brepère\b/gu, as: 'repères', why: BOTH },
    { said: /\bexpédition adverse\b/gu, as: 'expédition', why: 'one that faces yours is adverse' },
    { said: /\bpour qu'il gagne\b|\bpour lui faire gagner\b/gu, as: 'pour lui donner', why: BOTH },
  ],
  it: [
    { said: /\bnella (tua|sua) pila degli scarti\b/gu, as: 'nei $1 scarti', why: OLDER_AND_NEWER },
    { said: /\bnei (tu|su)a scarti\b/gu, as: 'nei $1oi scarti', why: OLDER_AND_NEWER },
    { said: /\bnella pila degli scarti\b/gu, as: 'negli scarti', why: OLDER_AND_NEWER },
    { said: /\b(?:nella|dalla|della) (tua (?:mano|riserva))/gu, as: 'di $1', why: BOTH },
    { said: /\b(?:nei|dei|dai) (tuoi fulcri)/gu, as: 'di $1', why: BOTH },
    { said: /\bpropria\b/gu, as: 'sua', why: BOTH },
    { said: /\bproprio\b/gu, as: 'suo', why: BOTH },
    { said: /\bimmediatamente /gu, as: '', why: BOTH },
    {
      said: /\bpaga (mana:\w+) in meno per ((?:il|la) (?:tuo |tua )?prossim[oa] .*?(?:questo turno|questo pomeriggio|questa giornata))/gu,
      as: '$2 costa $1 in meno',
      why: OLDER_AND_NEWER,
    },
    { said: /\bdell'avversario\b|\bdi un avversario\b/gu, as: 'del tuo avversario', why: BOTH },
    { said: /\bcon (?=\d)/gu, as: '', why: BOTH },
    { said: /\b(?:e poi|poi)\b/gu, as: '', why: JOINED },
    {
      said: /\be (?=(?:ottengo|ottiene|perd[eo]|crea|manda|mandalo|rivela|la mia|fargli)\b)/gu,
      as: '',
      why: JOINED,
    },
    { said: /\bla affronta\b/gu, as: "l'affronta", why: BOTH },
    { said: /\bun tuo avversario\b/gu, as: 'il tuo avversario', why: BOTH },
    { said: /\bpuoi giocare (?:i|gli|le) /gu, as: 'puoi giocare ', why: BOTH },
    { said: /\bognuna\b/gu, as: 'ciascuna', why: BOTH },
    { said: /\bfargli ottenere (?=\d)/gu, as: 'conferirgli ', why: BOTH },
    { said: /\bse hai (?=\S+ o più)/gu, as: 'se ci sono ', why: BOTH },
    { said: /\bgiocami per (mana:\d+) in meno\b/gu, as: 'costo $1 in meno', why: OLDER_AND_NEWER },
    {
      said: /\b(?:che giochi|giocat[oaie]) (?=di tua (?:mano|riserva))/gu,
      as: 'giocato ',
      why: BOTH,
    },
    { said: / nell'area del mana del mio proprietario\b/gu, as: '', why: WHOSE },
    { said: / (?:nella|della) tua area del mana\b/gu, as: '', why: WHOSE },
    { said: /\bpermanenti fulcro\b/gu, as: 'fulcri', why: BOTH },
    { said: /\bpermanenti? (fulcr[oi])\b/gu, as: '$1', why: BOTH },
  ],
  de: [
    { said: /\bdann darfst du\b/gu, as: 'du darfst', why: JOINED },
    { said: /\bdann erhält (er|sie|es)\b/gu, as: '$1 erhält', why: JOINED },
    { said: /\bdann verliert (?:er|sie|es)\b/gu, as: 'verliert', why: JOINED },
    {
      said: /\bund (?=(?:erschaffe|erschöpfe|lege|laufe|schicke|stelle|verliere|verliert|wechsle|würfle|ziehe)\b)/gu,
      as: '',
      why: JOINED,
    },
    { said: /\bdann (verliere) ich\b/gu, as: '$1', why: JOINED },
    { said: /\bund ((?:\S+ )?)dann\b/gu, as: '$1', why: JOINED },
    { said: /\bdann\b/gu, as: '', why: JOINED },
    { said: /\bsich\b/gu, as: '', why: 'cards put it before or behind the subject' },
    { said: /\bbefinde(?:t|n)\b/gu, as: 'sind', why: BOTH },
    { said: /\bunter deiner kontrolle\b/gu, as: 'die du kontrollierst', why: BOTH },
    {
      said: /\b(?:der|die|das|den) (nächsten?|erste)\b/gu,
      as: '$1',
      why: 'the case of what follows',
    },
    {
      said: /\bzahle (mana:\w+) weniger für (nächste)n? (.*? spielst)\b/gu,
      as: '$2 $3 kostet $1 weniger',
      why: OLDER_AND_NEWER,
    },
    {
      said: /\b(?:du darfst mich|spiele mich) für (mana:\w+) weniger\b/gu,
      as: 'ich koste $1 weniger',
      why: OLDER_AND_NEWER,
    },
    { said: /\bfür jede[nrs]?\b/gu, as: 'pro', why: BOTH },
    { said: /\ban diesem nachmittag\b/gu, as: 'heute nachmittag', why: BOTH },
    { said: /\bverteidigerin\b/gu, as: 'verteidiger', why: 'cards print the feminine of a woman' },
    { said: /\bbei (?=\d)/gu, as: '', why: BOTH },
    { said: /\bkelonzähler/gu, as: 'kelon zähler', why: BOTH },
    { said: / (?:in|aus) deiner manazone\b/gu, as: '', why: WHOSE },
    { said: /\bseines\/ihres besitzers\b/gu, as: 'seines besitzers', why: BOTH },
    { said: /\bihres besitzers\b/gu, as: 'seines besitzers', why: 'a misprint' },
    { said: /\bweitere(n|r|s)?\b/gu, as: 'andere$1', why: BOTH },
    { said: /\bdie expeditionen\b/gu, as: 'expeditionen', why: BOTH },
    {
      said: /\bnutze (?=nachschub|sabotage|erschöpfte[rn]? nachschub)/gu,
      as: '',
      why: BOTH,
    },
    { said: /\berschöpften nachschub\b/gu, as: 'erschöpfter nachschub', why: BOTH },
    {
      said: /\bder (in dieser runde (?:\S+ \S+ \S+ )?aus deiner hand) gespielt wird\b/gu,
      as: 'den du $1 spielst',
      why: BOTH,
    },
    { said: /\b(?:in|aus) ((?:der|deiner|einer) (?:reserve|hand))\b/gu, as: 'in $1', why: BOTH },
    { said: /\boder (?:in|aus) (?=(?:der|deiner) )/gu, as: 'oder ', why: BOTH },
    { said: /\bin deine reserve\b/gu, as: 'in die reserve', why: BOTH },
    { said: /\bhaben robust\b/gu, as: 'sind robust', why: BOTH },
    {
      said: /\bdie expedition deines gegners die mir gegenübersteht\b/gu,
      as: 'die mir gegenüberstehende expedition',
      why: BOTH,
    },
    { said: /\bdeinen? wahrzeichen(?:zone| bereich)\b/gu, as: 'wahrzeichen', why: OLDER_AND_NEWER },
    { said: /\b(?:jeweils|je) (?=\d)/gu, as: '', why: BOTH },
    { said: /\baktionen? (?=wobei)/gu, as: '', why: BOTH },
    { said: /\banzahl (?:von|an) /gu, as: 'anzahl ', why: BOTH },
    { said: /\bsofort /gu, as: '', why: BOTH },
    { said: /\bbleibende wahrzeichenkarten?\b/gu, as: 'wahrzeichen', why: BOTH },
    { said: /\bder mir gegenübersteht\b/gu, as: 'mir gegenüberstehenden', why: BOTH },
    { said: /\b(?:eine|dieselbe) (?:option|aktion)\b/gu, as: 'eine aktion', why: BOTH },
  ],
  es: [
    {
      said: /\b(?:el|la) (jugador|oponente|personaje|permanente) objetivo/gu,
      as: 'un $1 objetivo',
      why: BOTH,
    },
    { said: /\bdel (jugador|oponente) objetivo/gu, as: 'de un $1 objetivo', why: BOTH },
    { said: /\bla (carta|expedición) objetivo/gu, as: 'una $1 objetivo', why: BOTH },
    { said: /\b(?:y )?luego\b/gu, as: '', why: JOINED },
    { said: /\by (?=(?:agótal[ao]s?|crea|envíalo|pierde)\b)/gu, as: '', why: JOINED },
    { said: /\by +hacer que (?=gane)/gu, as: 'y ', why: JOINED },
    { said: /\bque esté (?=en)/gu, as: '', why: BOTH },
    { said: /\bque haya (?=en)/gu, as: '', why: BOTH },
    { said: /\b(?:de|en|desde) ((?:tu|su) (?:reserva|mano|mazo))/gu, as: 'de $1', why: BOTH },
    { said: /\ben la reserva\b/gu, as: 'en reserva', why: BOTH },
    { said: /\b(?:inmediatamente|de inmediato) /gu, as: '', why: BOTH },
    { said: /\b(\d+) o más\b/gu, as: '$1+', why: BOTH },
    { said: /\bsi sacas (?=\d)/gu, as: '', why: BOTH },
    { said: /\bbásica(s?)\b/gu, as: 'base', why: BOTH },
    { said: /\bbases\b/gu, as: 'base', why: BOTH },
    { said: /\bavezadas?\b/gu, as: 'avezado', why: 'cards print the feminine of a woman' },
    { said: /\beterna\b/gu, as: 'eterno', why: 'cards print the feminine of a woman' },
    {
      said: /\bdefensor(?:as|es|a)\b/gu,
      as: 'defensor',
      why: 'cards print the feminine and the plural',
    },
    { said: /\btengo defensor\b/gu, as: 'soy defensor', why: BOTH },
    { said: /\bpersonajes defensor\b/gu, as: 'personajes con defensor', why: BOTH },
    { said: /\bfuera a\b/gu, as: 'fuese a', why: BOTH },
    { said: /(?<!\p{L})máx(?!\p{L})/gu, as: 'máximo', why: BOTH },
    { said: /\bque controla(s?)\b/gu, as: 'que controle$1', why: BOTH },
    { said: / (?:de|en) tu zona de maná(?!\p{L})/gu, as: '', why: WHOSE },
    { said: / en la zona de maná de mi propietario\b/gu, as: '', why: WHOSE },
    { said: / en (?:la )?zona de maná(?!\p{L})/gu, as: '', why: WHOSE },
    { said: /\btu zona de hitos\b/gu, as: 'tus hitos', why: OLDER_AND_NEWER },
    { said: /\bpermanentes? hitos?\b/gu, as: 'hitos', why: BOTH },
    { said: /\bhito\b/gu, as: 'hitos', why: BOTH },
    { said: /\beste (?=gana\b)/gu, as: '', why: BOTH },
    { said: /\bcreas\b/gu, as: 'crea', why: 'a misprint' },
    { said: /\bpara hacerme ganar\b/gu, as: 'para que gane', why: BOTH },
    { said: /\bhacerme ganar\b/gu, as: 'hacer que gane', why: BOTH },
    { said: /\bcuando voy\b/gu, as: 'cuando vaya', why: OLDER_AND_NEWER },
    {
      said: /\bpaga (mana:\w+) menos por ((?:el|la) siguiente .*?(?:este turno|esta tarde|este día))/gu,
      as: '$2 cuesta $1 menos',
      why: OLDER_AND_NEWER,
    },
    {
      said: /\b(?:juégame|puedes jugarme) por (mana:\w+) menos\b/gu,
      as: 'cuesto $1 menos',
      why: OLDER_AND_NEWER,
    },
    {
      said: /\b(enví[ao]r?) (un personaje objetivo) a la reserva\b/gu,
      as: '$1 a la reserva $2',
      why: BOTH,
    },
    { said: /\b(?:al|durante el) anochecer\b/gu, as: 'durante el anochecer', why: BOTH },
    { said: /\breabastece(?=n? gano)/gu, as: 'reabastezca', why: 'a misprint' },
    { said: /\b1 carta\b/gu, as: 'una carta', why: BOTH },
    { said: /\ba un personaje\b/gu, as: 'un personaje', why: BOTH },
    { said: /\b(potenciado|agotada) objetivo\b/gu, as: 'objetivo $1', why: BOTH },
  ],
};

/** The letters of printed symbols, and the names of the same symbols here. */
const SYMBOLS: Readonly<Record<string, string>> = {
  d: 'discard-from-reserve',
  h: 'hand',
  i: 'support',
  infinity: 'support',
  j: 'join',
  m: 'mountain',
  o: 'water',
  r: 'reserve',
  t: 'exhaust',
  v: 'forest',
};

function symbolName(symbol: string): string {
  const name = symbol.slice(1, -1).replace('mana:', '');
  return /^(?:\d+|x)$/u.test(name) ? ` mana:${name} ` : ` ${SYMBOLS[name] ?? name} `;
}

/**
 * Returns the words of a text in small letters: without reminders in parentheses, marks of keywords and
 * changes, quotes and punctuation.
 */
export function wordsOfText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, ' ')
    .replace(/[[\]#]/gu, '')
    .toLowerCase()
    .replace(/\{[^}]*\}/gu, symbolName)
    .replace(/[«»„"“”]/gu, ' ')
    .replace(/’/gu, "'")
    .replace(/[—–;,.•!?-]/gu, ' ')
    .replace(/(?<!mana):/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns the words of a text with each variant in one form. */
export function printedForm(text: string, language: PrintLanguage): string {
  const said = VARIANTS[language].reduce(
    (words, variant) => words.replace(variant.said, variant.as),
    wordsOfText(text),
  );
  return said.replace(/\s+/gu, ' ').trim();
}
