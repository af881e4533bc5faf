import type { PagePicture } from '../picture/page-picture.ts';

/** What others are told of a page: chats that show a card of it, search engines, programs. */
export interface PageAbout {
  /** That of the whole site where it is left out. */
  readonly picture?: PagePicture;
  /** The day of what the page restates, as 2024-09-14. */
  readonly published?: string | undefined;
  /** Descriptions of the page by schema.org, without their context. */
  readonly data?: readonly object[];
  /** Where programs find the same as JSON. */
  readonly json?: string | undefined;
  /** Where programs learn how to show the page in another. */
  readonly oembed?: string | undefined;
}
