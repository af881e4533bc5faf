import type { Language } from '../../rulebook/language.ts';
import type { words } from '../en/texts/sandbox.ts';
import type { TextsLike } from './texts-like.ts';

/** Every text of the sandbox's interface, in one language. A language that lacks one does not compile. */
export type Words = TextsLike<typeof words>;

/** The texts of one language, loaded alone. */
export async function loadWords(lang: Language): Promise<Words> {
  const loaded: { words: Words } = await import(`../${lang}/texts/sandbox.ts`);
  return loaded.words;
}
