import type { PageToolTexts } from '../../texts/page-tools.ts';

export const pageTools: PageToolTexts = {
  plain: 'Plain text',
  withNotes: 'With notes',
  share: 'Share',
  linkCopied: 'Link copied',
  quoteCopied: 'Quotation copied',
  copyFailed: 'The browser refused to copy',
  open: 'Open the page',
  pin: 'Keep open',
  close: 'Close',
  update: 'A newer version of this site is ready.',
  reload: 'Load it',
};
