import type { ReportWords } from '../../texts/report.ts';

export const reportWords: ReportWords = {
  title: 'Quelque chose ne va pas ici',
  lead: 'Ce rapport permet à qui entretient le site de voir exactement le même moment. Il contient la position et les réponses, et rien sur vous.',
  expected: 'Qu’est-ce qui devait se passer ?',
  text: 'Le rapport',
  copy: 'Copier le rapport',
  open: 'Ouvrir dans le suivi',
  copied: 'Rapport copié',
  notCopied: 'Le navigateur a refusé de copier. Le texte est sélectionné : copiez-le vous-même.',
  tooLong: 'Le rapport est trop long pour être emporté. Il est copié : collez-le là-bas.',
  issue: (played, edition, step) => `${played}, édition ${edition}, étape ${step}`,
  freePlay: 'Jeu libre',
  lines: {
    expected: 'Attendu',
    link: 'Moment',
    example: 'Exemple',
    edition: 'Édition',
    step: 'Étape',
    version: 'Version',
    rules: 'Règles citées',
    position: 'Position de départ',
    answers: 'Réponses',
    cards: 'Cartes écrites',
  },
  nothing: '(non précisé)',
};
