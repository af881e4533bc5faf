import type { LaterWords } from '../../texts/sandbox.ts';
import { KEYWORDS } from '../keywords.ts';

export const words: LaterWords = {
  outcome: {
    shared: 'Lien copié',
    notShared: 'Le navigateur a refusé de copier',
    pictured: 'Image copiée',
    saved: 'Image enregistrée',
  },
  keywords: KEYWORDS,
  link: {
    notLoaded:
      'Le moment visé par le lien n’a pas pu être chargé. Voici l’exemple depuis son début.',
    leadsNowhere: 'Le lien ne mène à aucun moment de cet exemple. Le voici depuis son début.',
    changed:
      'L’exemple a changé depuis la création de ce lien. Voici la position que contient le lien.',
  },
  keys: {
    named: { home: 'Début', end: 'Fin', escape: 'Échap' },
    start: 'Au début',
    end: 'À la fin',
    option: 'Choisir la première à la neuvième option',
    inspect: 'Montrer la carte qui a le focus (ou appui long, ou clic droit)',
  },
  card: {
    now: 'Maintenant',
    printed: 'Imprimé\u00a0:',
    why: 'Pourquoi ces caractéristiques',
  },
  decision: {
    askWhy: 'Pourquoi pas cette carte\u00a0?',
    askWhyHere: 'Pourquoi pas ce lieu\u00a0?',
    nothingHere: 'Rien ne peut être choisi ici maintenant.',
    seen: {
      reveal: 'Une carte a été révélée depuis\u00a0: qui la connaît choisirait autrement.',
      roll: 'Un dé a été lancé depuis\u00a0: qui en connaît le résultat choisirait autrement.',
      shuffle:
        'Des cartes ont été mélangées depuis\u00a0: qui en connaît l’ordre choisirait autrement.',
    },
    replay: 'Revenir quand même et rejouer',
    cut: 'La partie s’arrête ici\u00a0: vous l’avez arrêtée, ou la suite dépasse ce que cette page peut porter. Ce qui est affiché est juste jusque-là.',
    crowded:
      'Une table de plus de 1\u202f000 cartes dépasse ce que cette page peut porter. Elle reste telle quelle.',
    refused: 'C’est impossible\u00a0:',
    why: {
      card: 'il y faut une carte qui n’est pas à cette table.',
      setup: 'ce qui est demandé ne convient pas à cette table.',
      answer: 'ce n’est pas une des réponses possibles.',
      game: 'la partie ne peut pas continuer d’ici.',
    },
    offScript: 'Vous ne suivez plus l’exemple.',
    backToScript: 'Revenir à l’exemple',
  },
};
