import type { PagePicture } from '../picture/page-picture.ts';

/** Metadata of a page for others: chats that show a preview of it, search engines, programs. */
export interface PageAbout {
  /** The preview picture; by default, that of the whole site. */
  readonly picture?: PagePicture;
  /** The publication date of the page's source, as 2024-09-14. */
  readonly published?: string | undefined;
  /** Descriptions of the page by schema.org, without their context. */
  readonly data?: readonly object[];
  /** Where programs find the same as JSON. */
  readonly json?: string | undefined;
  /** Where programs learn how to show the page in another. */
  readonly oembed?: string | undefined;
}
