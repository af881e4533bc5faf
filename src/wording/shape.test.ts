import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = new URL('../../data/cards/', import.meta.url);
const rare = new URL('fixtures/rare.json', import.meta.url);
const here = fileURLToPath(new URL('shape.test.ts', import.meta.url));

/** Source that holds the data as literals, so that the compiler sees each word of each tree. */
function literals(): string {
  const constants = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return `export const ${name.replace('.json', '')}: readonly Card[] = ${text};`;
    });
  return [
    "import type { Ability } from '../engine/cards/ability.ts';",
    "import type { Card } from '../engine/cards/card.ts';",
    ...constants,
    `export const rare: readonly { ability: Ability; en: string[]; fr: string[]; it: string[] }[] = ${readFileSync(rare, 'utf8')};`,
  ].join('\n');
}

/** What the compiler has to say about `source`, were it a file beside this test. */
function faults(source: string): string[] {
  const name = here.replace('.test.ts', '.literals.ts');
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2024,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getCurrentDirectory = () => dirname(here);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2024)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([name], options, host);
  const literal = program.getSourceFile(name);
  return ts.getPreEmitDiagnostics(program, literal).map((one) => {
    const line = literal?.getLineAndCharacterOfPosition(one.start ?? 0).line ?? 0;
    return `${source.split('\n')[line]?.trim()}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`;
  });
}

test('each card has the shape that the engine knows', { timeout: 60_000 }, () => {
  expect(faults(literals())).toEqual([]);
});

test('a card of another shape is found', { timeout: 60_000 }, () => {
  const source = [
    "import type { Ability } from '../engine/cards/ability.ts';",
    "export const one: Ability = { kind: 'effect', effect: [{ do: 'drawn' }] };",
  ].join('\n');
  expect(faults(source).join('\n')).toContain('drawn');
});
