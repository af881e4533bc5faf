/** Tries switches one after the other in a thread, so that one that never ends can be stopped. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Switch } from './switch.ts';
import { readTrials, type Trial, trySwitch } from './try-switch.ts';

/** The job of the thread: to try switches, beginning at one of them. */
export interface Job {
  readonly root: string;
  readonly switches: readonly Switch[];
  readonly first: number;
}

/** Sent before a switch is tried, without results, and after it. */
export interface Report {
  /** The place of the switch in the list. */
  readonly place: number;
  readonly trial: Trial | null;
}

const { root, switches, first } = workerData as Job;
const sendMessage = (report: Report) => parentPort?.postMessage(report);

const trials = readTrials(root);
for (const [place, one] of switches.entries()) {
  if (place < first) continue;
  sendMessage({ place, trial: null });
  sendMessage({ place, trial: await trySwitch(one, trials) });
}
