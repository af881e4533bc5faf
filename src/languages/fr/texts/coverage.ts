import type { SwitchedTexts } from '../../texts/coverage.ts';

export const coverage: SwitchedTexts = {
  title: (caught, switchable) =>
    `Règles éteintes\u00a0: un exemple le remarque pour ${caught} sur ${switchable}`,
  lead: (switchable, carriedOut, date) =>
    `Sur ${carriedOut} règles que le moteur applique, ${switchable} peuvent y être éteintes une à une. Une règle est protégée quand au moins un de ses exemples échoue alors. Essayé le ${date}.`,
  missed: 'Éteintes sans qu’aucun exemple ne le remarque encore\u00a0:',
};
