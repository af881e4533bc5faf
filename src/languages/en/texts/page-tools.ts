/** Texts of what a script makes on a page once it is used: the menu of quotations, previews. */
export const pageTools = {
  /** A quotation without markup. */
  plain: 'Plain text',
  /** Whether a quotation brings the notes along. */
  withNotes: 'With notes',
  /** Opens what the system shares with. */
  share: 'Share',
  linkCopied: 'Link copied',
  quoteCopied: 'Quotation copied',
  copyFailed: 'The browser refused to copy',
  /** Leads from a preview to its page. */
  open: 'Open the page',
  /** Keeps a preview open until it is closed. */
  pin: 'Keep open',
  close: 'Close',
  /** A newer version of the site waits. */
  update: 'A newer version of this site is ready.',
  reload: 'Load it',
};
