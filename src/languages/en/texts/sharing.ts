/** Texts of pictures, in one language. */
export const sharing = {
  /** The title of the rules of an edition: "Rules of Altered, edition 4.0". */
  ruleOf: (edition: string) => `Rules of Altered, edition ${edition}`,
  /** A picture of a board, for those who do not see it. */
  boardAlt: (title: string, moment: string) =>
    `${title}: the board at the moment that matters. ${moment}`,
};
