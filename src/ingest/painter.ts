import { styleText } from 'node:util';

/** Styles a text for a terminal. */
export type Painter = (style: Parameters<typeof styleText>[0], text: string) => string;

/**
 * Returns what styles texts for a stream. Into a pipe they go plain: services that run tests ask for
 * colours there too.
 *
 * @param isTerminal whether the stream is a terminal; missing as streams have it
 */
export function painterFor(isTerminal: boolean | undefined): Painter {
  if (!isTerminal || process.env.NO_COLOR) return (_, text) => text;
  return (style, text) => styleText(style, text, { validateStream: false });
}
