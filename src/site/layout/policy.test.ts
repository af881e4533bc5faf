import { expect, test } from 'vitest';
import { contentPolicy } from './policy.ts';

test('only the scripts given may run in the page, each by its hash', () => {
  const policy = contentPolicy(['alert(1)']);
  expect(policy).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});
