import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, openLibrary } from '../../src/library/open-library.ts';
import { bundle, type PackagePlan } from './bundle.ts';
import { assistantModules, engineModules, rulesModules } from './written-data.ts';

/** The packages, made of all content. */
function plansOf(library: Library, version: string): readonly PackagePlan[] {
  return [
    {
      name: 'altered-codex-rules',
      description: 'The rules of the card game Altered in five languages: texts, terms, editions.',
      source: 'src/packages/rules',
      entries: { '.': 'index' },
      modules: () => rulesModules(library),
    },
    {
      name: 'altered-codex-engine',
      description: 'Plays the card game Altered by its rules, and cites the rule of every event.',
      source: 'src/packages/engine',
      entries: { '.': 'index', './cards': 'cards', './compiler': 'compiler' },
      modules: () => engineModules(library),
    },
    {
      name: 'altered-codex-mcp',
      description:
        'The rules of the card game Altered for assistants: a server of the Model Context Protocol.',
      source: 'src/packages/mcp',
      entries: {},
      program: 'index',
      modules: () => assistantModules(library, version),
    },
  ];
}

/**
 * Makes the packages as tarballs.
 *
 * @param folder where they go; what stands there is replaced
 * @param only names of the packages to make; all when not said
 * @returns the tarballs, the rules first
 */
export async function makePackages(
  folder: string,
  only?: readonly string[],
): Promise<readonly string[]> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs: string[] = [];
  const wanted = plansOf(openLibrary('content', 'data'), version).filter(
    ({ name }) => !only || only.includes(name),
  );
  for (const plan of wanted) {
    const built = join(folder, plan.name);
    await bundle(plan, version, built);
    const pack = [
      'pack',
      built.startsWith('/') ? built : `./${built}`,
      '--pack-destination',
      folder,
    ];
    execFileSync('npm', [...pack, '--silent'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    tarballs.push(join(folder, `${plan.name}-${version}.tgz`));
  }
  return tarballs;
}
