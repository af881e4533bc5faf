/** Drawings of the tools below a board, which come when it is live. */
export const TOOL_SIGNS = {
  undo: '<path d="M9.5 3v4.2H14a6.9 6.9 0 1 1 0 13.8H6v-2.5h8a4.4 4.4 0 1 0 0-8.8H9.5V14L3 8.5z"/>',
  redo: '<path d="M14.5 3v4.2H10a6.9 6.9 0 1 0 0 13.8h8v-2.5h-8a4.4 4.4 0 1 1 0-8.8h4.5V14L21 8.5z"/>',
  reset: '<path d="M12 4a8.5 8.5 0 1 1-8.2 10.7l2.5-.6A6 6 0 1 0 12 6.5H9.5V10L3.5 5.2 9.5.5V4z"/>',
  picture:
    '<path d="M2 4.5h20v15H2zm2.2 2.2v8.6l4.3-4.6 4.2 4.4 3-2.9 4.1 3.9V6.7zM16.5 8a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"/>',
  report:
    '<path d="M3 3h18v14h-8.2L7.5 22v-5H3zm7.8 2.4.4 6h1.6l.4-6zm1.2 7.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"/>',
  propose:
    '<path d="M4 3h11l5 5v13H4zm2.4 2.4v13.2h11.2V9.6h-4.2V5.4zm5.4 6h-1.9v1.9H8v1.8h1.9V17h1.9v-1.9h1.9v-1.8h-1.9z"/>',
  keys: '<path d="M2 5.5h20v13H2zm2.3 2.3v2h2v-2zm4.4 0v2h2v-2zm4.5 0v2h2v-2zm4.4 0v2h2v-2zM4.3 11.2v2h2v-2zm4.4 0v2h2v-2zm4.5 0v2h2v-2zm4.4 0v2h2v-2zM7 14.5v2h10v-2z"/>',
  fork: '<path d="M6 2.5a2.7 2.7 0 0 1 1.2 5.1v3.2c0 .7.6 1.2 1.3 1.2h7c.7 0 1.3-.5 1.3-1.2V7.6a2.7 2.7 0 1 1 2.4 0v3.2c0 2-1.7 3.6-3.7 3.6h-2.3v2a2.7 2.7 0 1 1-2.4 0v-2H8.5a3.7 3.7 0 0 1-3.7-3.6V7.6A2.7 2.7 0 0 1 6 2.5z"/>',
  link: '<path d="M10 7H7a5 5 0 0 0 0 10h3v-2.2H7a2.8 2.8 0 0 1 0-5.6h3zm4 0h3a5 5 0 0 1 0 10h-3v-2.2h3a2.8 2.8 0 0 0 0-5.6h-3zM8 10.9h8v2.2H8z"/>',
} as const;
