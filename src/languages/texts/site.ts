import type { site } from '../en/texts/site.ts';
import type { TextsLike } from './texts-like.ts';

/** Every text of the interface, in one language. A language that lacks one does not compile. */
export type Texts = TextsLike<typeof site>;
