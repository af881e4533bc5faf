import { z } from 'zod';
import settings from '../../data/settings.json' with { type: 'json' };
import { absoluteUrl, address } from '../addresses/address.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import { type AnswerName, SHAPES, type ShapeName } from './schema.ts';

/** An address of the API: its path with parameters in braces, and the kind of its answer. */
export interface Endpoint {
  /** Below `/api/v1/`. */
  readonly path: string;
  readonly answer: AnswerName;
  readonly summary: string;
  /** Sample values of the parameters in braces, for trying it out. */
  readonly sample: Readonly<Record<string, string>>;
}

/** Every address of the API. */
export const ENDPOINTS: readonly Endpoint[] = [
  { path: 'index.json', answer: 'Index', summary: 'What there is', sample: {} },
  {
    path: '{edition}/{language}/{number}.json',
    answer: 'Rule',
    summary: 'A rule; for the number of a section, the section with its rules',
    sample: { edition: settings.current, language: 'en', number: '6.1.e' },
  },
  {
    path: '{edition}/{language}.json',
    answer: 'Edition',
    summary: 'A whole edition in one language',
    sample: { edition: settings.current, language: 'en' },
  },
  { path: 'terms.json', answer: 'Terms', summary: 'Every term in every language', sample: {} },
  {
    path: 'rulings.json',
    answer: 'Rulings',
    summary: 'Every ruling in every language',
    sample: {},
  },
  {
    path: 'record.json',
    answer: 'Record',
    summary: 'Official answers, errata, suspensions and formats by date',
    sample: {},
  },
  {
    path: 'cards.json',
    answer: 'Cards',
    summary: 'Every card, with its abilities as the engine runs them',
    sample: {},
  },
  {
    path: 'cards/{language}.json',
    answer: 'CardTexts',
    summary: 'What the face of every card says in one language',
    sample: { language: 'en' },
  },
  { path: 'examples.json', answer: 'Examples', summary: 'Every worked example', sample: {} },
  {
    path: 'examples/{id}.json',
    answer: 'Example',
    summary: 'A worked example as it is written, and the rules that it cites',
    sample: { id: 'open-the-gates' },
  },
  {
    path: 'lookup.json',
    answer: 'Lookup',
    summary: 'Numbers and names in any spelling, with the pages that they mean',
    sample: {},
  },
  {
    path: 'coverage.json',
    answer: 'Coverage',
    summary: 'The examples and tests that show each rule',
    sample: {},
  },
];

/** The address of an answer, with its sample filled in. */
export function samplePath({ path, sample }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => sample[name] ?? '');
}

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHAPES)) registry.add(schema, { id });

/** Returns each shape as a JSON Schema, with references to the others as `uri` writes them. */
function schemasOf(uri: (name: string) => string): Record<string, Record<string, unknown>> {
  const made = z.toJSONSchema(registry, { io: 'input', uri, reused: 'inline' });
  return made.schemas as Record<string, Record<string, unknown>>;
}

/** Returns the URL of the JSON Schema of a shape. */
export function schemaAddress(name: string): string {
  return absoluteUrl(address.file(`api/v1/schemas/${name}.json`));
}

/** The JSON Schema of a shape. */
export function shapeSchema(name: ShapeName): unknown {
  return schemasOf(schemaAddress)[name];
}

/** The OpenAPI document of all addresses. */
export function openApi(): object {
  const components = schemasOf((name) => `#/components/schemas/${name}`);
  const base = absoluteUrl(address.file('api/v1'));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Altered Codex',
      version: '1.0.0',
      description:
        'The rules of the card game Altered as data. Within version 1 no key is renamed or taken away; new ones may come. Answers are files: there is no key, no limit and no query.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    paths: Object.fromEntries(
      ENDPOINTS.map((endpoint) => [`/${endpoint.path}`, describeOperation(endpoint)]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(components).map(([name, { $id: _, $schema: __, ...schema }]) => [
          name,
          schema,
        ]),
      ),
    },
  };
}

function describeOperation({ path, answer, summary, sample }: Endpoint): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const content = {
    'application/json': { schema: { $ref: `#/components/schemas/${answer}` } },
  };
  return {
    get: {
      operationId: `get${answer}`,
      summary,
      ...(names.length > 0
        ? { parameters: names.map((name) => describeParameter(name, sample)) }
        : {}),
      responses: {
        200: { description: summary, content },
        ...(names.length > 0 ? { 404: { description: 'There is none.' } } : {}),
      },
    },
  };
}

function describeParameter(name: string, sample: Endpoint['sample']): object {
  const schema =
    name === 'language' ? { type: 'string', enum: [...LANGUAGES] } : { type: 'string' };
  return { name, in: 'path', required: true, schema, example: sample[name] };
}
