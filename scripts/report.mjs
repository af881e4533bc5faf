/** Reads Vitest's report of a stage of `npm test`. Plain JavaScript, as `test.mjs` is. */
import { readFileSync } from 'node:fs';

/**
 * Returns the number of tests that passed and that failed; none if Vitest ended before writing its report.
 *
 * @param {string} file
 */
export function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
