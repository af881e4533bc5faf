/** The Spanish grammar. */

import type { WithMeanings } from '../../read/meanings-for.ts';
import type { ReadingWords } from '../../read/reader.ts';
import { abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { references } from './reference.ts';
import { sentences } from './sentence.ts';
import { steps } from './step.ts';

const phrases = { ...references, ...conditions, ...steps, ...sentences, ...abilities };
phrases satisfies WithMeanings<typeof phrases>;

export const reading: ReadingWords = {
  elision: false,
  enclitics:
    /^((?:sacrif[ií]c|ag[oó]t|desc[aá]rt|ju[eé]g|jug|col[oó]c|env[ií]|devu[eé]lv|devolv|r[oó]b|prep[aá]r|d|us|hac|haz|recib|compl[eé]t|rev[eé]l|m[ií]r)(?:ar|er|ir|a|e)?)(me|los|las|lo|la|les|le)$/u,
  phrases,
  macros: {
    de: 'de|del',
    a: 'a|al',
    the: 'el|la|los|las',
    un: 'un|una',
    when: 'cuando',
    would: 'fuese|fuera',
    control: 'controlas|controles',
    have: 'tienes|tengas',
    iHave: 'tengo|tenga',
    target: 'haz objetivo a|haz objetivo al|hacer objetivo a|hacer objetivo al',
    gain: 'gana|ganan|gane|ganen|ganar',
    lose: 'pierde|pierden|pierda|pierdan|perder',
    create: 'crea|crear|creas|cree',
    play: '(juega|jugar|juéga) (inmediatamente|de inmediato)?',
    draw: 'roba|robar|róba|robe|robas',
    discard: 'descarta|descartar|descárta|descarte',
    sacrifice: 'sacrifica|sacrificar|sacrifíca|@sacrifice',
    exhaust: 'agota|agotar|agóta|agote',
    ready: 'prepara|preparar|prepára',
    spend: 'gasta|gastar',
    someCards: 'una o más cartas',
    resupply: 'reabastece|reabastecer|reabastezca|@resupply',
    exhaustedResupply:
      'reabastece y agota|reabastecer y agotar|reabastezca y agote|@exhausted-resupply',
    sabotage: 'sabotea|sabotear|sabotee|@sabotage',
    rush: 'presiona|presionar|presione|@rush',
    ascend: 'asciende|ascender|ascienden|ascienda|@ascend',
    contact: 'en contacto|@in-contact',
    gift: 'regalo|@gift',
  },
  meaningful: /\d+\/\d+\/\d+/u,
  continued: /^(?:si (?:no )?lo haces|de lo contrario)\b/iu,
  completed: ['completada', 'completado'],
  shortTypes: {
    'expedition-permanent': ['Permanente expedición'],
    'landmark-permanent': ['Hito', 'Permanente'],
    token: ['Ficha'],
  },
  feminineKeywords: null,
  grammatical: {
    articles: 'un una el la los las cada todos todas',
    subjects: 'tú yo este esta',
    ownersZones: 'tu su mi sus propietario',
    joints: 'en de a al del con para y e luego si también además desde que entre',
    auxiliaries:
      'hacer pagar es se jugado jugadas revelada sacrificada intentar inmediatamente durante en vez eso',
    halfNegations: 'no ningún ninguna',
    nounsBeside: 'permanente permanentes cartas coste terreno potenciadores opción opciones',
    ofTokens:
      'ficha fichas compañero soldado ilusión robot animal leviatán planta misión completada {j}',
    saidTwice: 'solo primer siguiente otro tercero objetivo ascendidas más directamente',
  },
};
