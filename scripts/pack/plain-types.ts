import ts from 'typescript';

/** A type that a file exports under a name of its own. */
interface Named {
  readonly name: string;
  readonly file: ts.SourceFile;
}

/** Matches files whose types come from schemas, and so depend on the schema library. */
const SCHEMA = /from '(?:zod|\.\/shape\.ts)'|typeof \w+Schema\b/;

/** Whether the types of a file are inferred from schemas. */
export function isInferred({ text }: ts.SourceFile): boolean {
  return SCHEMA.test(text);
}

/**
 * Writes out in full the types that files infer from their schemas, so that users need no schema
 * library. Types with a name are referred to by name, all others are written inline.
 */
export class PlainTypes {
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Type, Named>();

  /** @param files the files whose types are written out */
  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    for (const file of files) {
      for (const node of exportedTypes(file)) {
        const type = checker.getTypeAtLocation(node.name);
        const isOwn = type.isUnion() || (type.flags & ts.TypeFlags.Object) !== 0;
        if (isOwn && !this.#names.has(type)) this.#names.set(type, { name: node.name.text, file });
      }
    }
  }

  /**
   * Returns the declarations of a file: its exported types, functions and plain constants, without
   * schemas.
   *
   * @param importFrom returns the specifier with which the file imports another
   */
  declarations(file: ts.SourceFile, importFrom: (other: ts.SourceFile) => string): string {
    const writer = new Writer(this.#checker, this.#names, file);
    const written = file.statements.flatMap((node) => {
      if (!isExported(node)) return [];
      if (isTypeNamed(node)) return `export type ${node.name.text} = ${writer.definition(node)};`;
      if (ts.isFunctionDeclaration(node)) return writer.signature(node) ?? [];
      if (ts.isVariableStatement(node)) return writer.constants(node);
      return [];
    });
    written.push(...writer.nested());
    const imports = [...writer.used].flatMap(([name, from]) =>
      from === file ? [] : `import type { ${name} } from '${importFrom(from)}';`,
    );
    return `${[...imports, ...written, ...reExports(file)].join('\n')}\n`;
  }
}

/** Prints types and records the names used. */
class Writer {
  readonly used = new Map<string, ts.SourceFile>();
  readonly #checker: ts.TypeChecker;
  readonly #names: Map<ts.Type, Named>;
  readonly #file: ts.SourceFile;
  readonly #open = new Set<ts.Type>();
  readonly #nested: ts.Type[] = [];

  constructor(checker: ts.TypeChecker, names: Map<ts.Type, Named>, file: ts.SourceFile) {
    this.#checker = checker;
    this.#names = names;
    this.#file = file;
  }

  /** Declares recursive types without a name, which were given one. */
  nested(): string[] {
    const declared: string[] = [];
    // Writing one can add others.
    for (const type of this.#nested) {
      declared.push(`export type ${this.#names.get(type)!.name} = ${this.#inner(type)};`);
    }
    return declared;
  }

  /** Returns the definition of an exported type. */
  definition({ name }: TypeNamed): string {
    const type = this.#checker.getTypeAtLocation(name);
    const named = this.#names.get(type);
    return named && named.name !== name.text ? this.#type(type) : this.#inner(type);
  }

  /** Returns a function's declaration; null if its types involve schemas. */
  signature(node: ts.FunctionDeclaration): string | null {
    const signature = this.#checker.getSignatureFromDeclaration(node)!;
    const generic = (node.typeParameters?.length ?? 0) > 0;
    const types = signature.parameters.map((one) => this.#checker.getTypeOfSymbol(one));
    const returned = signature.getReturnType();
    if (generic || [...types, returned].some((type) => this.#isSchema(type))) return null;
    const parameters = node.parameters.map((one, index) => {
      const optional = one.initializer || one.questionToken ? '?' : '';
      return `${one.name.getText()}${optional}: ${this.#type(types[index]!)}`;
    });
    return `export declare function ${node.name!.text}(${parameters.join(', ')}): ${this.#type(returned)};`;
  }

  constants({ declarationList }: ts.VariableStatement): string[] {
    return declarationList.declarations.flatMap((node) => {
      const type = this.#checker.getTypeAtLocation(node.name);
      if (this.#isSchema(type)) return [];
      return `export declare const ${node.name.getText()}: ${this.#type(type)};`;
    });
  }

  #isSchema(type: ts.Type): boolean {
    return (
      type.getProperty('_zod') !== undefined ||
      this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number)?.getProperty('_zod') !== undefined
    );
  }

  #type(type: ts.Type): string {
    const named = this.#names.get(type);
    if (!named) return this.#inner(type);
    this.used.set(named.name, named.file);
    return named.name;
  }

  #inner(type: ts.Type): string {
    if (type.isUnion()) return this.#union(type);
    if (type.isIntersection()) return type.types.map((one) => `(${this.#type(one)})`).join(' & ');
    if ((type.flags & ts.TypeFlags.Object) === 0) return this.#checker.typeToString(type);
    if (this.#open.has(type)) {
      this.#names.set(type, { name: `Nested${this.#names.size}`, file: this.#file });
      this.#nested.push(type);
      return this.#type(type);
    }
    this.#open.add(type);
    const written = this.#object(type);
    this.#open.delete(type);
    return written;
  }

  /** Writes a union; the parts that make up another union with a name are replaced by that name. */
  #union(type: ts.UnionType): string {
    const left = new Set(type.types);
    const written: string[] = [];
    for (const [other, named] of this.#unions(left.size)) {
      if (other === type || !other.types.every((one) => left.has(one))) continue;
      for (const one of other.types) left.delete(one);
      this.used.set(named.name, named.file);
      written.push(named.name);
    }
    const booleans = [...left].filter((one) => (one.flags & ts.TypeFlags.BooleanLiteral) !== 0);
    if (booleans.length === 2) {
      for (const one of booleans) left.delete(one);
      written.push('boolean');
    }
    return [...written, ...[...left].map((one) => this.#type(one))].join(' | ');
  }

  /** Returns the named unions with at most so many parts, the largest first. */
  #unions(most: number): [ts.UnionType, Named][] {
    const unions = [...this.#names].filter(
      (entry): entry is [ts.UnionType, Named] =>
        entry[0].isUnion() && entry[0].types.length <= most,
    );
    return unions.sort(([a], [b]) => b.types.length - a.types.length);
  }

  #object(type: ts.Type): string {
    if (this.#checker.isTupleType(type)) {
      const parts = this.#checker.getTypeArguments(type as ts.TypeReference);
      return `readonly [${parts.map((one) => this.#type(one)).join(', ')}]`;
    }
    if (this.#checker.isArrayType(type)) {
      const [inner] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return `readonly (${this.#type(inner!)})[]`;
    }
    const index = this.#checker
      .getIndexInfosOfType(type)
      .map(
        (one) =>
          `readonly [key: ${this.#checker.typeToString(one.keyType)}]: ${this.#type(one.type)};`,
      );
    const properties = type.getProperties().map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const whole = this.#checker.getTypeOfSymbol(property);
      const value = isOptional ? this.#checker.getNonNullableType(whole) : whole;
      const doc = ts.displayPartsToString(property.getDocumentationComment(this.#checker));
      const comment = doc ? `/** ${doc} */ ` : '';
      const key = /^[a-z_$][\w$]*$/i.test(property.name)
        ? property.name
        : JSON.stringify(property.name);
      return `${comment}readonly ${key}${isOptional ? '?' : ''}: ${this.#type(value)};`;
    });
    return `{ ${[...index, ...properties].join(' ')} }`;
  }
}

type TypeNamed = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

function isTypeNamed(node: ts.Node): node is TypeNamed {
  const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  // A type with parameters is a helper of the schemas.
  return isType && (node.typeParameters?.length ?? 0) === 0;
}

function isExported(node: ts.Node): boolean {
  return (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Export) !== 0;
}

function exportedTypes(file: ts.SourceFile): TypeNamed[] {
  return file.statements.filter((node) => isTypeNamed(node) && isExported(node)) as TypeNamed[];
}

function reExports(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isExportDeclaration).map((node) => node.getText());
}
