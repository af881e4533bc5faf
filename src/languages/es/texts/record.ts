import type { RecordDate } from '../../en/texts/record.ts';
import type { RecordTexts } from '../../texts/language-texts.ts';

const sinceText = ({ precision, text }: RecordDate) => {
  if (precision === 'before') return `desde antes del ${text}`;
  return precision === 'day' ? `desde el ${text}` : `desde ${text}`;
};

export const record: RecordTexts = {
  title: 'El registro',
  lead: 'Todas las respuestas oficiales, erratas, suspensiones y formatos que se conocen, por fecha, cada uno con su fuente.',
  feeds: 'Feeds:',
  one: '# entrada',
  many: '# entradas',
  edition: 'Libro en vigor',
  kinds: {
    answer: 'Respuesta oficial',
    erratum: 'Errata',
    suspension: 'Suspensión',
    end: 'Fin de una suspensión',
    format: 'Formato',
  },
  natures: { functional: 'lo que se quería decir', balancing: 'equilibrio' },
  textChanged: (name) => `${name}: el texto ha cambiado`,
  inFaction: (faction, versions) => `${faction}: ${versions}`,
  suspended: (name, kind) => `${name}: ${kind === 'banned' ? 'prohibida' : 'suspendida'}`,
  ended: (name) => `${name}: fin de la suspensión`,
  formatNamed: (name) => `Formato: ${name}`,
  everyVersion: 'todas las versiones',
  unique: 'única',
  constructed: 'juego construido',
  allowed: (format: string) => `${format}: permitida`,
  suspension: (kind, formats, since, until) => {
    const word = kind === 'banned' ? 'Prohibida' : 'Suspendida';
    const end = until ? ` hasta el ${until.text}` : '';
    return `${word} en ${formats} ${sinceText(since)}${end}.`;
  },
  noRule: 'Ninguna regla del libro lo dice.',
  uniques: {
    changed: 'Las versiones únicas también han cambiado.',
    unchanged: 'Las versiones únicas conservan las palabras impresas en ellas.',
  },
  before: 'Antes',
  now: 'Ahora',
  changedOn: (days) => `Cambio: ${days}`,
  changedSince: (name, days) => `${name}: el texto cambió después de esta respuesta (${days}).`,
  newestPlayed: 'El ejemplo se juega con el texto más reciente.',
  legality: 'Dónde puede jugarse',
  differ: 'Las fuentes no dicen lo mismo; se muestra cada una.',
  source: 'Fuente:',
  sources: 'De dónde viene',
  knownUntil: (day) => `conocida hasta: ${day}`,
  inEffectTitle: 'Suspendidas hoy',
  inEffect:
    'Lo que las fuentes indican sin un final. Ninguna regla del libro suspende una carta: quien organiza una partida dice qué vale en ella.',
  authorityTitle: 'Qué prevalece sobre qué',
  authority: [
    {
      name: 'El libro más reciente',
      text: 'Las reglas en vigor son las de la última edición. Donde una respuesta más antigua dice otra cosa, vale el libro.',
    },
    {
      name: 'Una errata',
      text: 'Una carta se juega con sus palabras más recientes, diga lo que diga la copia que tienes en la mano.',
    },
    {
      name: 'Una respuesta oficial',
      text: 'Dice cómo leía las reglas el editor ese día. Las respuestas que un libro o una errata posterior ha superado lo indican.',
    },
    {
      name: 'Nuestra lectura',
      text: 'Donde nadie oficial ha hablado, este sitio dice lo que se deduce de las reglas. Está marcado como no oficial, y en la mesa decide un juez.',
    },
  ],
  missingTitle: 'Qué puede faltar',
  missing: [
    'El servicio del editor terminó en julio de 2026. Lo que respondió en otros sitios, como en chats y torneos, no está aquí si no se copió antes.',
    'El historial del editor termina el 12 de octubre de 2025. La lista de cartas suspendidas de la asociación no ha podido leerse.',
    'Las erratas de las cartas únicas se conocen solo donde una respuesta habla de ellas.',
    'Los textos antiguos están escritos a partir de las mismas habilidades que juega este sitio, así que no tienen la redacción impresa.',
  ],
  formatsTitle: 'Formatos',
  formatsLead:
    'Las cartas se cuentan sin el héroe. Cada mazo tiene un héroe y solo cartas de su facción.',
  columns: {
    cards: 'Cartas',
    perName: 'Con el mismo nombre',
    rare: 'Raras',
    exalted: 'Exaltadas',
    unique: 'Únicas',
    online: 'En Board Game Arena',
  },
  perNameAndRarity: (perName, each) => `${perName}, ${each} de cada rareza`,
  byHero: 'según el héroe',
  ofList: (most) => `${most}, de una lista`,
  anyNumber: 'sin límite',
  yes: 'sí',
  no: 'no',
};
