import type { SpawnOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitStatusOf, launchProgram } from '../../scripts/dependencies.mjs';
import { installApart } from '../scratch.ts';
import type { ComparedText } from './paint.ts';

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
 * Builds Starlight in its default configuration with the texts of some pages. It is installed into a
 * scratch folder and is not a dependency of this project.
 *
 * @returns the built folder, or null if it cannot be installed or built
 */
export async function buildStarlight(
  scratch: string,
  texts: readonly ComparedText[],
): Promise<string | null> {
  const project = join(scratch, 'starlight');
  const docs = join(project, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(project, 'astro.config.mjs'), CONFIG);
  writeFileSync(join(project, 'src/content.config.ts'), COLLECTIONS);
  writePages(docs, texts);
  const quiet: SpawnOptions = { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] };
  if (!(await installApart(project, ['astro@7', '@astrojs/starlight']))) return null;
  const built = await exitStatusOf(
    launchProgram(join(project, 'node_modules/.bin/astro'), ['build'], quiet),
  );
  if (built === 0) return join(project, 'dist');
  console.log('\nStarlight could not be built: no comparison.');
  return null;
}

function writePages(docs: string, texts: readonly ComparedText[]): void {
  writeFileSync(join(docs, 'index.md'), '---\ntitle: Règles\n---\n');
  for (const { name, slug, paragraphs } of texts) {
    const text = paragraphs.map((paragraph) => paragraph.replace(/[\\`*_[\]<>#|]/g, '\\$&'));
    const page = `---\ntitle: ${JSON.stringify(name)}\nslug: ${slug}\n---\n\n${text.join('\n\n')}\n`;
    writeFileSync(join(docs, `${slug}.md`), page);
  }
}
