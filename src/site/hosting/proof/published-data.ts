/** Holds the published data against the JSON Schemas that are published with them. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Addresses of the API below `/api/v1/`, with holes in braces, and the name of what they answer. */
export interface AnswerFiles {
  readonly path: string;
  readonly answer: string;
}

const FOLDER = 'api/v1/';
const SCHEMA = /^api\/v1\/schemas\/(\w+)\.json$/;

/** Says what is wrong with the files of the API; `paths` are below the site's folder. */
export function faultsOfData(
  paths: readonly string[],
  endpoints: readonly AnswerFiles[],
  readJson: (path: string) => unknown,
): readonly string[] {
  const ajv = new Ajv2020({ strict: false });
  const names = new Map<string, string>();
  for (const path of paths) {
    const name = SCHEMA.exec(path)?.[1];
    if (name === undefined) continue;
    const schema = readJson(path) as { $id: string };
    ajv.addSchema(schema);
    names.set(name, schema.$id);
  }
  const checks = new Map<string, ValidateFunction>();
  const faults: string[] = [];
  for (const [name, id] of names) {
    try {
      checks.set(name, ajv.getSchema(id)!);
    } catch (error) {
      faults.push(`${FOLDER}schemas/${name}.json: ${(error as Error).message}`);
    }
  }
  const answerOf = answerFinder(endpoints);
  for (const path of paths) {
    const answer = answerOf(path);
    if (answer === null) continue;
    const data = readJson(path);
    const name = answer === 'Rule' && isSection(data) ? 'Section' : answer;
    const check = checks.get(name);
    if (!names.has(name)) faults.push(`${path}: there is no schema ${name}`);
    else if (check && !check(data)) faults.push(`${path}: ${ajv.errorsText(check.errors)}`);
  }
  return faults;
}

/** Returns a function that says which kind of answer a file is; null for a file that is none. */
function answerFinder(endpoints: readonly AnswerFiles[]): (path: string) => string | null {
  // Those with fewer holes first: `cards.json` is no edition.
  const patterns = endpoints
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ path, answer }) => {
      const form = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
      return { answer, form: new RegExp(`^${FOLDER}${form}$`) };
    });
  return (path) => {
    if (SCHEMA.test(path) || path.startsWith(`${FOLDER}oembed/`)) return null;
    return patterns.find(({ form }) => form.test(path))?.answer ?? null;
  };
}

function isSection(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'rules' in data;
}
