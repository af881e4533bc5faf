import type { ApiTexts } from '../../texts/language-texts.ts';

export const api: ApiTexts = {
  title: 'Données pour les programmes',
  lead: 'Tout ce que montrent les pages, en fichiers JSON\u00a0: ni clé, ni limite, ni requête à composer.',
  promise:
    'Dans la version 1, aucun champ ne change de nom ni ne disparaît. De nouveaux peuvent venir.',
  answers: 'Adresses',
  holds: {
    Index: 'Ce qui existe, avec une empreinte qui change dès que quelque chose change',
    Rule: 'Une règle\u00a0; pour le numéro d’une section, la section avec ses règles',
    Section: 'Une section avec ses règles',
    Edition: 'Une édition entière dans une langue',
    Terms: 'Tous les termes dans toutes les langues',
    Rulings: 'Toutes les réponses dans toutes les langues',
    Record: 'Les réponses officielles, errata, suspensions et formats par date, avec leurs sources',
    Cards: 'Toutes les cartes, avec leurs capacités telles que le moteur les joue',
    CardTexts: 'Ce que dit chaque carte, dans une langue',
    Examples: 'Tous les exemples joués, par leur titre',
    Example: 'Un exemple joué tel qu’il est écrit, et les règles qu’il cite',
    Coverage: 'Les exemples et les tests qui montrent chaque règle',
    Lookup: 'Numéros et noms dans toutes les graphies, avec les pages qu’ils désignent',
  },
  run: 'Essayer',
  answer: 'Réponse',
  schema: 'Schéma',
  failed: 'La requête a échoué.',
  lookup: 'Tout retrouver',
  lookupLead:
    'Un fichier et un petit script retrouvent un numéro dans toutes ses graphies et un nom dans toutes les langues.',
  marks: 'Des liens dans vos propres pages',
  marksLead:
    'Avec ce script, [[6.1.e]], [[Sabotage]] et [[!Open the Gates]] deviennent des liens avec un aperçu.',
  marksEdition: (current) =>
    `Les numéros sont ceux de l’édition en vigueur, ${current}\u00a0; data-edition en choisit une autre, par exemple data-edition="4.0", et un lien la sienne, par exemple [[6.1.e (4.0)]]. L’aperçu indique son édition, et ce que le numéro désigne dans les autres.`,
  marksVersion: (newest) =>
    `Une version ne change jamais\u00a0: grâce à son empreinte, le navigateur refuse tout autre fichier. La plus récente se trouve aussi à l’adresse ${newest}.`,
  more: 'Autres fichiers',
};
