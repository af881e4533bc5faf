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

const BOLD_LEAD = /^\*\*([^*\n]{1,40}?)[.:]?\*\*[.:]?\s+(?=\S)/;

/**
 * Separates the bold lead of a rule from its text: `**Draw** Each player draws …`; also if the layout
 * has lost the bold.
 */
export function splitLead(text: string): { readonly lead?: string; readonly text: string } {
  const bold = BOLD_LEAD.exec(text);
  if (bold) return { lead: bold[1]!.trim(), text: text.slice(bold[0].length) };
  const match = LEAD.exec(text);
  if (!match || NO_LEAD.test(match[1]!.split(' ')[0]!)) return { text };
  return { lead: match[1]!, text: text.slice(match[0].length) };
}
