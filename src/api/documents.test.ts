import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';

vi.mock('../addresses/address.ts', () => ({
  absoluteUrl: (path: string) => path,
  address: { file: (path: string) => `/${path}` },
}));
const { openApi, shapeSchema } = await import('./documents.ts');
const { SHAPES } = await import('./schema.ts');
const names = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

test('every schema names only schemas that are published, and compiles with them', () => {
  const schemas = names.map((name) => shapeSchema(name) as object);
  const ajv = new Ajv2020({ schemas, strict: false, allErrors: true });
  for (const name of names) {
    expect(() => ajv.getSchema(`/api/v1/schemas/${name}.json`), name).not.toThrow();
    expect(ajv.getSchema(`/api/v1/schemas/${name}.json`), name).toBeTypeOf('function');
  }
});

test('the OpenAPI document names only parts of its own', () => {
  const document = openApi();
  const named = JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g);
  const parts = new Set(Array.from(named, ([, pointer]) => pointer!));
  expect(parts.size).toBeGreaterThan(10);
  for (const pointer of parts) {
    const part = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(part, pointer).toBeTypeOf('object');
  }
});

test('every operation with a name in its address says that nothing may have this name', () => {
  const { paths } = openApi() as {
    paths: Record<string, { get: { responses: Record<number, unknown> } }>;
  };
  const statuses = Object.entries(paths).map(([path, { get }]) => ({
    isNamed: path.includes('{'),
    statuses: Object.keys(get.responses),
  }));
  expect(statuses.filter(({ isNamed }) => isNamed)).not.toEqual([]);
  for (const { isNamed, statuses: told } of statuses) {
    expect(told).toEqual(isNamed ? ['200', '404'] : ['200']);
  }
});
