import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './dependencies.mjs';
import { troubleOfFolder } from './folder-name.mjs';

const room = mkdtempSync(join(tmpdir(), 'altered-codex-folder-'));
afterAll(() => rmSync(room, { recursive: true }));

test.each(["d'Arc", 'with spaces', 'à l’été', '“x”', 'a"b', '$HOME', 'a&b'])(
  'a folder %s is accepted',
  (name) => {
    expect(troubleOfFolder(`/home/x/${name}/codex`)).toBeNull();
  },
);

test.each(['100%', 'C#', 'why?'])('npm start and the build refuse a folder %s', (name) => {
  const project = join(room, name);
  for (const file of ['start.mjs', 'ready.mjs', 'dependencies.mjs', 'folder-name.mjs']) {
    cpSync(join(root, 'scripts', file), join(project, 'scripts', file));
  }
  const hash = 'src/site/offline/source-hash.mjs';
  mkdirSync(join(project, 'src/site/offline'), { recursive: true });
  cpSync(join(root, hash), join(project, hash));
  writeFileSync(
    join(project, 'package.json'),
    '{ "engines": { "node": ">=24" }, "type": "module" }',
  );
  for (const script of ['start.mjs', 'ready.mjs']) {
    const run = spawnSync(process.execPath, [join(project, 'scripts', script)], {
      encoding: 'utf8',
    });
    expect(run.status, run.stderr).toBe(1);
    expect(run.stderr).toContain(project);
    expect(run.stderr).toContain('Rename or move the folder');
  }
});
