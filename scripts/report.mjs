/** Reads Vitest's report of a stage of `npm test`. Plain JavaScript, as `test.mjs` is. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A test that passed and has an error was tried again: the error is of an earlier attempt.
 *
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} OneTest
 * @typedef {{ name: string, assertionResults: OneTest[] }} OneFile
 */

/**
 * Returns the number of tests that passed and that failed, and those that passed when they were tried
 * again; nothing if Vitest ended before writing its report.
 *
 * @param {string} file
 */
export function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: Number(numPassedTests),
      failed: Number(numFailedTests),
      triedAgain: triedAgainIn(testResults),
    };
  } catch {
    return { passed: 0, failed: 0, triedAgain: [] };
  }
}

/**
 * @param {readonly OneFile[]} files
 * @returns {string[]}
 */
function triedAgainIn(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative('', name)}: ${fullName}`),
  );
}
