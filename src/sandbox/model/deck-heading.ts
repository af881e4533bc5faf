/** Lines of deck lists that name no card. */

const NO_CARD = /^(?:#|\/\/)|:$|^$/u;

/** Headings that deck builders write above cards of a type, in their languages; a count may follow. */
const TYPES =
  /^(?:h[ée]ro(?:e?s)?|ero[ei]|characters?|personnages?|personagg(?:io|i)|spells?|sorts?|incantesim[io]|permanents?|permanent[ei]|(?:landmark|expedition) permanents?|permanents? (?:d['’]exp[ée]dition|de rep[èe]re)|permanent[ei] (?:della spedizione|fulcro)|landmarks?|rep[èe]res?|fulcr[io])(?:\s*:?\s*(?:\d+|\(\d+\)|\[\d+\]))?$/iu;

/** Whether a line is blank, a remark or the heading of a group of cards. */
export function isPassedOver(line: string): boolean {
  return NO_CARD.test(line) || TYPES.test(line);
}
