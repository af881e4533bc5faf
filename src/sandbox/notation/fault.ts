/** What a line of text can say that is not understood. */
export type TextFault = 'card' | 'word' | 'player' | 'number';
