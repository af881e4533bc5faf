import type { Language } from '../rulebook/language.ts';

/** Texts about rules that are switched off in the engine to see whether an example notices. */
interface SwitchedTexts {
  readonly title: (caught: number, switchable: number) => string;
  readonly lead: (switchable: number, carriedOut: number, date: string) => string;
  readonly missed: string;
}

const TEXTS: Readonly<Record<Language, SwitchedTexts>> = {
  fr: {
    title: (caught, switchable) =>
      `Règles éteintes\u00a0: un exemple le remarque pour ${caught} sur ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `Sur ${carriedOut} règles que le moteur applique, ${switchable} peuvent y être éteintes une à une. Une règle est protégée quand au moins un de ses exemples échoue alors. Essayé le ${date}.`,
    missed: 'Éteintes sans qu’aucun exemple ne le remarque encore\u00a0:',
  },
  en: {
    title: (caught, switchable) =>
      `Rules switched off: an example notices ${caught} of ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `Of ${carriedOut} rules that the engine carries out, ${switchable} can be switched off in it one by one. A rule is guarded if at least one of its examples then fails. Tried on ${date}.`,
    missed: 'Switched off without any example noticing yet:',
  },
  it: {
    title: (caught, switchable) =>
      `Regole spente: un esempio se ne accorge per ${caught} su ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `Delle ${carriedOut} regole che il motore esegue, ${switchable} vi si possono spegnere una alla volta. Una regola è protetta se almeno uno dei suoi esempi allora fallisce. Provato il ${date}.`,
    missed: 'Spente senza che ancora nessun esempio se ne accorga:',
  },
};

/** These texts in a language. */
export function switchedTexts(lang: Language): SwitchedTexts {
  return TEXTS[lang];
}
