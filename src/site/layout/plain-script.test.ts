import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { plainScript, quotedSource } from './plain-script.ts';

const room = mkdtempSync(join(tmpdir(), 'altered-codex-plain-'));

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(room, { recursive: true, force: true });
});

test.each(["d'Arc", 'a"b', 'with spaces', 'à l’été', '$' + '{x}', '`x`'])(
  'a script is bundled in a folder %s',
  async (name) => {
    const project = join(room, name);
    mkdirSync(join(project, 'src'), { recursive: true });
    writeFileSync(join(project, 'src/said.ts'), `export const said: string = 'heard';`);
    vi.spyOn(process, 'cwd').mockReturnValue(project);
    const script = await plainScript(`export { said } from ${quotedSource('said.ts')};`, 'es');
    expect(script).toContain('heard');
  },
);
