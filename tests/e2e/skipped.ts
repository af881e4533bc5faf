/**
 * Says that tests are skipped, if there is a reason: `npm test` repeats it in its summary.
 *
 * @param tests what is not tested
 */
export function sayIfSkipped(tests: string, reason: string | null): void {
  if (reason !== null) console.log(`skipped: ${tests}: ${reason}`);
}
