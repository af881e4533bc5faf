/** All that the site knows of Spanish. */
export { checks } from './checks/index.ts';
export { glossary } from './glossary.ts';
export { lexicon } from './lexicon/index.ts';
export { queryWords } from './query-words.ts';
export { reading } from './read/index.ts';
export { wording } from './say/index.ts';
export { playWords } from './say/play-words.ts';
export { texts } from './texts/index.ts';
