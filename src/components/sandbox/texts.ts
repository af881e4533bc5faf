import type { Language } from '../../rulebook/language.ts';

/** Texts of the pages that show worked examples, and of free play. */
export interface PageTexts {
  readonly lead: string;
  readonly filter: string;
  readonly count: (examples: number) => string;
  readonly other: string;
  readonly shows: string;
  readonly variants: string;
  readonly more: string;
  readonly open: string;
  readonly cards: string;
  readonly embed: string;
  readonly embedLead: string;
  readonly copy: string;
  readonly copied: string;
  readonly example: string;
  readonly whole: string;
  readonly sandbox: string;
  readonly sandboxLead: string;
  readonly needsScript: string;
}

const TEXTS: Readonly<Record<Language, PageTexts>> = {
  fr: {
    lead: 'De petites positions jouées pas à pas par le moteur de règles. À chaque pas, la règle qui en décide.',
    filter: 'Filtrer par mot ou numéro',
    count: (examples) => (examples < 2 ? `${examples} exemple` : `${examples} exemples`),
    other: 'Autres situations',
    shows: 'Règles montrées',
    variants: 'La même histoire autrement',
    more: 'Autres exemples de cette règle',
    open: 'Ouvrir la page de l’exemple',
    cards: 'Cartes de cet exemple',
    embed: 'Intégrer',
    embedLead: 'Ce code affiche l’exemple sur une autre page, à sa hauteur.',
    copy: 'Copier le code',
    copied: 'Code copié',
    example: 'Exemple joué',
    whole: 'Voir sur Altered Codex',
    sandbox: 'Jeu libre',
    sandboxLead:
      'Mettez en place n’importe quelle position, jouez-la, annulez, partagez-la par un lien. Rien n’est envoyé à un serveur.',
    needsScript: 'Le jeu libre a besoin de JavaScript. Les exemples se lisent sans.',
  },
  en: {
    lead: 'Small positions, played step by step by the rules engine. At each step, the rule that makes it so.',
    filter: 'Filter by word or number',
    count: (examples) => (examples === 1 ? '1 example' : `${examples} examples`),
    other: 'Other situations',
    shows: 'Rules shown',
    variants: 'The same story otherwise',
    more: 'More examples of this rule',
    open: 'Open the example’s page',
    cards: 'Cards in this example',
    embed: 'Embed',
    embedLead: 'This code shows the example on another page, at its own height.',
    copy: 'Copy the code',
    copied: 'Code copied',
    example: 'Worked example',
    whole: 'See it on Altered Codex',
    sandbox: 'Free play',
    sandboxLead:
      'Set up any position, play it, undo, share it by link. Nothing is sent to a server.',
    needsScript: 'Free play needs JavaScript. The examples can be read without it.',
  },
  it: {
    lead: 'Piccole posizioni giocate passo per passo dal motore delle regole. A ogni passo la regola che lo decide.',
    filter: 'Filtra per parola o numero',
    count: (examples) => (examples === 1 ? '1 esempio' : `${examples} esempi`),
    other: 'Altre situazioni',
    shows: 'Regole mostrate',
    variants: 'La stessa storia, in altro modo',
    more: 'Altri esempi di questa regola',
    open: 'Apri la pagina dell’esempio',
    cards: 'Carte di questo esempio',
    embed: 'Incorpora',
    embedLead: 'Questo codice mostra l’esempio su un’altra pagina, alla sua altezza.',
    copy: 'Copia il codice',
    copied: 'Codice copiato',
    example: 'Esempio giocato',
    whole: 'Vedi su Altered Codex',
    sandbox: 'Gioco libero',
    sandboxLead:
      'Prepara una posizione qualsiasi, giocala, annulla, condividila con un link. Nulla viene inviato a un server.',
    needsScript: 'Il gioco libero ha bisogno di JavaScript. Gli esempi si leggono anche senza.',
  },
};

export function pageTexts(lang: Language): PageTexts {
  return TEXTS[lang];
}
