import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { isInferred, PlainTypes } from './plain-types.ts';

const IMPORT = /(?<=from ['"]|import\(['"])\.{1,2}\/[^'"]+(?=\.ts['"])/g;

/** An import that brings no types. */
const EFFECT_ALONE = /^import ['"][^'"]+['"];\n/gm;

/** An import of data, whose type is the data itself. */
const IMPORTED_DATA = /^import (\w+) from ['"]([^'"]+\.json)['"][^;]*;/gm;

/**
 * Writes the types of modules, and of all that their types are made of, into a folder: the files of
 * `src/` in the same order, without a library.
 *
 * @throws Error for a file whose types the compiler cannot write down
 *
 * @param entries files below the project's folder
 */
export function writeTypes(entries: readonly string[], folder: string): void {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd(), {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    rewriteRelativeImportExtensions: true,
  });
  const roots = [...entries, 'src/packages/written.d.ts'].map((file) => resolve(file));
  const program = ts.createProgram(roots, { ...options, tsBuildInfoFile: undefined });
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => !/node_modules|\.d\.ts$/.test(fileName));
  const plain = new PlainTypes(program.getTypeChecker(), own.filter(isInferred));
  const wanted = entries.map((file) => resolve(file));
  const met = new Set(wanted);
  for (const name of wanted) {
    const text = declarationsOf(program.getSourceFile(name)!, program, plain);
    for (const [path] of text.matchAll(IMPORT)) {
      const other = resolve(dirname(name), `${path}.ts`);
      if (!met.has(other)) wanted.push(other);
      met.add(other);
    }
    const target = join(folder, relative(resolve('src'), name)).replace(/\.ts$/, '.d.ts');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replace(IMPORT, (path) => path).replace(/\.ts(?=['"])/g, '.js'));
  }
}

function declarationsOf(file: ts.SourceFile, program: ts.Program, plain: PlainTypes): string {
  const from = dirname(file.fileName);
  const importFrom = (other: ts.SourceFile) => {
    const path = relative(from, other.fileName).replaceAll('\\', '/');
    return path.startsWith('.') ? path : `./${path}`;
  };
  if (isInferred(file)) return plain.declarations(file, importFrom);
  let text = '';
  const { diagnostics } = program.emit(file, (_, written) => (text = written), undefined, true);
  if (diagnostics.length > 0) {
    const why = ts.flattenDiagnosticMessageText(diagnostics[0]!.messageText, ' ');
    throw new Error(`${file.fileName} has no types of its own: ${why}`);
  }
  const typed = text
    .replace(EFFECT_ALONE, '')
    // A package has no data beside its types. What JSON says can be read as a type.
    .replace(
      IMPORTED_DATA,
      (_, name, path) =>
        `declare const ${name}: ${readFileSync(resolve(from, path), 'utf8').trim()};`,
    );
  return typed.replace(/(?<=from ['"]|import\(['"])(\.{1,2}\/[^'"]+)\.js(?=['"])/g, '$1.ts');
}
