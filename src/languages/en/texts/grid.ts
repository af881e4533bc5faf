import type { GridTexts } from '../../texts/grid.ts';

export const grid: GridTexts = {
  title: 'The grid',
  lead: 'Statuses, keywords and zones, each against every other: what comes of the two, played in the smallest position, with the rules that decide. Or why they do not meet.',
  caption: 'Each square leads to what comes of its row and its column',
  meets: 'played',
  never: 'they do not meet',
  groups: { status: 'Statuses', keyword: 'Keywords', zone: 'Zones' },
  above: 'Further up:',
  watch: (title) => `Watch it: ${title}`,
  inEdition: (edition) => `In ${edition}:`,
  rulesOf: (edition) => `Rules ${edition}`,
};
