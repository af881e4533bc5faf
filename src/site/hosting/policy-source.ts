import { hash } from 'node:crypto';

/** The source by which a content policy allows one script or style of its page: its hash. */
export function policySource(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
