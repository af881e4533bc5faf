import type { SpawnOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended, launch, root } from '../../scripts/dependencies.mjs';
import { readSearchedContent } from '../../src/search/index/collection-data.ts';
import { installApart } from '../scratch.ts';

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  integrations: [starlight({ title: 'Rules', defaultLocale: 'root', locales: { root: { label: 'Français', lang: 'fr' } } })],
});
`;

const COLLECTIONS = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/**
 * Builds Starlight, as it comes, with the text of the French rules: a page per rule. It is installed
 * into a scratch folder and is no dependency of this project.
 *
 * @returns the built folder, or null where it cannot be installed or built
 */
export async function buildStarlight(scratch: string): Promise<string | null> {
  const project = join(scratch, 'starlight');
  const docs = join(project, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(project, 'astro.config.mjs'), CONFIG);
  writeFileSync(join(project, 'src/content.config.ts'), COLLECTIONS);
  await writePages(docs);
  const quiet: SpawnOptions = { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] };
  if (!(await installApart(project, ['astro@7', '@astrojs/starlight']))) return null;
  const built = await ended(launch(join(project, 'node_modules/.bin/astro'), ['build'], quiet));
  if (built === 0) return join(project, 'dist');
  console.log('\nStarlight could not be built: no comparison.');
  return null;
}

async function writePages(docs: string): Promise<void> {
  const { sections } = await readSearchedContent(join(root, 'content'));
  writeFileSync(join(docs, 'index.md'), '---\ntitle: Règles\n---\n');
  for (const { language, title, rules } of sections) {
    if (language !== 'fr') continue;
    for (const { number, plain } of rules) {
      const heading = JSON.stringify(`${number} ${title}`);
      const slug = `rules/${number.replaceAll('.', '-')}`;
      const text = `---\ntitle: ${heading}\nslug: ${slug}\n---\n\n${plain}\n`;
      writeFileSync(join(docs, `${number.replaceAll('.', '-')}.md`), text);
    }
  }
}
