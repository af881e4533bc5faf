import type { RecordDate } from '../../en/texts/record.ts';
import type { RecordTexts } from '../../texts/language-texts.ts';

const sinceText = ({ precision, text }: RecordDate) => {
  if (precision === 'before') return `depuis une date antérieure au ${text}`;
  return precision === 'day' ? `depuis le ${text}` : `depuis ${text}`;
};

export const record: RecordTexts = {
  title: 'Les archives',
  lead: 'Toutes les réponses officielles, les errata, les suspensions et les formats connus, par date, chacun avec sa source.',
  feeds: 'Flux\u00a0:',
  one: '# entrée',
  many: '# entrées',
  edition: 'Livre en vigueur',
  kinds: {
    answer: 'Réponse officielle',
    erratum: 'Erratum',
    suspension: 'Suspension',
    end: 'Fin d’une suspension',
    format: 'Format',
  },
  natures: { functional: 'sens voulu', balancing: 'équilibrage' },
  textChanged: (name) => `${name}\u00a0: le texte a changé`,
  inFaction: (faction, versions) => `${faction}\u00a0: ${versions}`,
  suspended: (name, kind) => `${name}\u00a0: ${kind === 'banned' ? 'bannissement' : 'suspension'}`,
  ended: (name) => `${name}\u00a0: fin de la suspension`,
  formatNamed: (name) => `Format\u00a0: ${name}`,
  everyVersion: 'toutes les versions',
  unique: 'unique',
  constructed: 'jeu construit',
  allowed: (format: string) => `${format}\u00a0: autorisée`,
  suspension: (kind, formats, since, until) => {
    const word = kind === 'banned' ? 'Bannissement' : 'Suspension';
    const end = until ? ` jusqu’au ${until.text}` : '';
    return `${word} en ${formats} ${sinceText(since)}${end}.`;
  },
  noRule: 'Aucune règle du livre ne le dit.',
  uniques: {
    changed: 'Les versions uniques ont changé aussi.',
    unchanged: 'Les versions uniques gardent les mots imprimés dessus.',
  },
  before: 'Avant',
  now: 'Maintenant',
  changedOn: (days) => `Changement du ${days}`,
  changedSince: (name, days) => `${name}\u00a0: le texte a changé depuis cette réponse (${days}).`,
  newestPlayed: 'L’exemple se joue avec le texte le plus récent.',
  legality: 'Où elle peut être jouée',
  differ: 'Les sources ne disent pas la même chose\u00a0; chacune est montrée.',
  source: 'Source\u00a0:',
  sources: 'D’où viennent les archives',
  knownUntil: (day) => `connu jusqu’à\u00a0: ${day}`,
  inEffectTitle: 'Suspensions en cours',
  inEffect:
    'Ce que les sources donnent sans date de fin. Aucune règle du livre ne suspend une carte\u00a0: c’est l’organisateur d’une partie qui dit ce qui y vaut.',
  authorityTitle: 'Ce qui l’emporte',
  authority: [
    {
      name: 'Le livre le plus récent',
      text: 'Les règles en vigueur sont celles de la dernière édition. Si une réponse plus ancienne dit autre chose, le livre l’emporte.',
    },
    {
      name: 'Un erratum',
      text: 'Une carte se joue avec ses mots les plus récents, quoi qu’il soit imprimé sur l’exemplaire en main.',
    },
    {
      name: 'Une réponse officielle',
      text: 'Elle dit comment l’éditeur lisait les règles ce jour-là. Celles qu’un livre ou un erratum a dépassées depuis le disent.',
    },
    {
      name: 'Notre lecture',
      text: 'Là où personne d’officiel n’a parlé, ce site dit ce qui découle des règles. C’est marqué comme non officiel, et c’est l’arbitre à la table qui tranche.',
    },
  ],
  missingTitle: 'Ce qui peut manquer',
  missing: [
    'Le service de l’éditeur s’est arrêté en juillet 2026. Ce qu’il a répondu ailleurs, dans des discussions ou en tournoi, n’est ici que si quelqu’un l’avait copié.',
    'L’historique de l’éditeur s’arrête au 12 octobre 2025. La liste de cartes suspendues de l’association n’a pas pu être lue.',
    'Les errata des cartes uniques ne sont connus que si une réponse en parle.',
    'Les anciens textes sont écrits à partir des capacités que ce site joue\u00a0: ils n’ont pas les mots imprimés.',
  ],
  formatsTitle: 'Formats',
  formatsLead:
    'Les cartes sont comptées sans le Héros. Chaque deck a un Héros et seulement des cartes de sa faction.',
  columns: {
    cards: 'Cartes',
    perName: 'Du même nom',
    rare: 'Rares',
    exalted: 'Exaltées',
    unique: 'Uniques',
    online: 'Sur Board Game Arena',
  },
  perNameAndRarity: (perName, each) => `${perName}, dont ${each} de chaque rareté`,
  byHero: 'selon le Héros',
  ofList: (most) => `${most}, d’une liste`,
  anyNumber: 'sans limite',
  yes: 'oui',
  no: 'non',
};
