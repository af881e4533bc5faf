import type { z } from 'zod';

export type Issue = z.core.$ZodIssue;

/** What a schema has against a value; of a choice between shapes, what the one has that fits best. */
export function nearestIssues(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const nearest = issue.errors.reduce((best, one) => (unfit(one) < unfit(best) ? one : best));
    return nearestIssues(
      nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
    );
  });
}

/** How badly a shape fits: another type counts most, then missing and unknown fields. */
function unfit(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + 2 * issue.keys.length;
    const whole = issue.path.length === 0 && issue.code === 'invalid_type';
    return sum + (whole ? 100 : issue.code === 'invalid_type' ? 3 : 1);
  }, 0);
}
