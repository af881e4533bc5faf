import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articlePage, sectionPage, termPage } from './library/content.ts';
import { changesFile, outlineFile } from './rulebook/content.ts';

/** Where the ingest wrote; another folder can be built by naming it. */
const root = process.env.CONTENT_DIR ?? './content';

/** Ids are paths, dots included: the loader's own ids would make `6.1` and `61` one. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.(mdx|json)$/, '');

const pagesIn = (folder: string) =>
  glob({ base: `${root}/${folder}`, pattern: '**/*.mdx', generateId, deferRender: true });

export const collections = {
  rules: defineCollection({ loader: pagesIn('rules'), schema: sectionPage }),
  articles: defineCollection({ loader: pagesIn('articles'), schema: articlePage }),
  terms: defineCollection({ loader: pagesIn('terms'), schema: termPage }),
  outlines: defineCollection({
    loader: glob({ base: `${root}/outline`, pattern: '*.json', generateId }),
    schema: outlineFile,
  }),
  changes: defineCollection({
    loader: glob({ base: `${root}/changes`, pattern: '*.json', generateId }),
    schema: changesFile,
  }),
};
