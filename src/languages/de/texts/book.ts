import type { BookTexts } from '../../texts/language-texts.ts';

export const book: BookTexts = {
  title: 'Die Regeln von Altered',
  contents: 'Inhalt',
  articles: 'Artikel',
  index: 'Begriffsverzeichnis',
  indexLead:
    'Jeder Begriff mit seiner Bedeutung, den Regeln, die ihn festlegen, und den Stellen, die ihn benutzen.',
  edition: (edition, day) => `Ausgabe ${edition}, ${day}`,
  origin:
    'Jede Regel steht hier in den eigenen Worten dieses Projekts. Anmerkungen sagen, ob sie offiziell sind. Wo dieses Buch und die Regeln des Verlags einander widersprechen, gelten die Regeln des Verlags.',
  licence:
    'Wortlaut unter der MIT-Lizenz. Altered und die Namen der Karten gehören ihren Inhabern.',
  definedBy: 'Festgelegt durch',
  usedIn: 'Benutzt in',
  download: { pdf: 'Buch als PDF', epub: 'Buch als EPUB' },
};
