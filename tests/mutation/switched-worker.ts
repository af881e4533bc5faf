/** Tries switches one after the other in a thread, so that one that never ends can be stopped. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Switch } from './switch.ts';
import { readTrials, type SwitchedRule, trySwitch } from './try-switch.ts';

/** The job of the thread: to try switches, beginning at one of them. */
export interface Job {
  readonly root: string;
  readonly switches: readonly Switch[];
  readonly first: number;
}

/** Sent before a switch is tried, without rules, and after it. */
export interface Report {
  /** The place of the switch in the list. */
  readonly place: number;
  readonly rules: readonly SwitchedRule[] | null;
}

const { root, switches, first } = workerData as Job;
const sendMessage = (report: Report) => parentPort?.postMessage(report);

const trials = readTrials(root);
for (const [place, one] of switches.entries()) {
  if (place < first) continue;
  sendMessage({ place, rules: null });
  sendMessage({ place, rules: await trySwitch(one, trials) });
}
