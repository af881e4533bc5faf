import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { licencesOf } from './licences.ts';
import { writeTypes } from './types.ts';
import type { WrittenModules } from './written-data.ts';

/** A package to be made of a folder of src/packages/. */
export interface PackagePlan {
  readonly name: string;
  readonly description: string;
  /** The folder with its source and its README. */
  readonly source: string;
  /** Its entry points: the name of each import, and its file in that folder. */
  readonly entries: Readonly<Record<string, string>>;
  /** A file of the folder that is a program, started under the name of the package; Node alone runs it. */
  readonly program?: string;
  readonly modules: () => WrittenModules;
}

/**
 * Builds a package into a folder: JavaScript modules that import nothing from elsewhere, their types,
 * the README and the licences.
 *
 * @param version what package.json says of this project
 * @param folder is emptied first
 */
export async function bundle(plan: PackagePlan, version: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundled = new Set<string>();
  const { program } = plan;
  const entries = Object.values(plan.entries);
  const files = program === undefined ? entries : [...entries, program];
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [provideModules(plan.modules()), noteBundled(bundled)],
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      // Modules of Node stay what they are.
      ssr: program !== undefined,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file, sourceOf(plan, file)])),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          banner: ({ name, isEntry }) => (isEntry && name === program ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });
  if (entries.length > 0) {
    writeTypes(
      entries.map((file) => sourceOf(plan, file)),
      join(folder, TYPES),
    );
  }
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(packageManifest(plan, version), null, 2)}\n`,
  );
  copyFileSync(join(plan.source, 'README.md'), join(folder, 'README.md'));
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
  const others = licencesOf(bundled);
  if (others) writeFileSync(join(folder, 'LICENSES-OF-OTHERS'), others);
}

const TYPES = 'types';

function sourceOf({ source }: PackagePlan, file: string): string {
  return join(source, `${file}.ts`);
}

function packageManifest(
  { name, description, source, entries, program }: PackagePlan,
  version: string,
): object {
  return {
    name,
    version,
    description,
    license: JSON.parse(readFileSync('package.json', 'utf8')).license,
    type: 'module',
    ...(program === undefined ? {} : { bin: { [name]: `./${program}.js` } }),
    // The main script gives the engine its parts; the others only export.
    sideEffects: [`./${entries['.'] ?? program}.js`],
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(entries).map(([path, file]) => [
        path,
        { types: `./${TYPES}/${relative('src', source)}/${file}.d.ts`, default: `./${file}.js` },
      ]),
    ),
  };
}

/** Provides the modules that hold data. */
function provideModules(modules: WrittenModules): Plugin {
  return {
    name: 'written-data',
    resolveId: (id) => (modules.has(id) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load: (id) => modules.get(id.replace('\0', '')) ?? null,
  };
}

/** Notes the packages of which something is bundled. */
function noteBundled(bundled: Set<string>): Plugin {
  return {
    name: 'noted-packages',
    generateBundle(_, chunks) {
      for (const chunk of Object.values(chunks)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
          if (name) bundled.add(name);
        }
      }
    },
  };
}
