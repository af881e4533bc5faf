/** Words that begin a sentence about something, and cannot follow a capital in the middle of one. */
const SENTENCE_START =
  "Le|La|Les|L['’]|Un|Une|Chaque|Tous|Toutes|Si|Lorsque|Lorsqu['’]|Quand|En|" +
  'The|A|An|Each|All|Every|If|When|Players|' +
  'Il|Lo|Gli|I|Ogni|Tutti|Tutte|Se|Quando|Un[ao]?';

const LEAD = new RegExp(
  `^(\\p{Lu}[\\p{Ll}-]+(?: \\p{Ll}+)?) (?=(?:${SENTENCE_START})(?:\\s|(?<=['’])))`,
  'u',
);
const NO_LEAD = new RegExp(`^(?:${SENTENCE_START})$`, 'u');

/** Takes the bold lead-in off a rule whose layout has lost the bold: `Draw Each player draws …`. */
export function splitLead(text: string): { readonly lead?: string; readonly text: string } {
  const match = LEAD.exec(text);
  if (!match || NO_LEAD.test(match[1]!.split(' ')[0]!)) return { text };
  return { lead: match[1]!, text: text.slice(match[0].length) };
}
