/** Tries switches one after the other in a thread of its own, so that one that never ends can be stopped. */

import { parentPort, workerData } from 'node:worker_threads';
import { readBench, type SwitchedRule, trySwitch } from './switched-off.ts';
import { SWITCHES } from './switches.ts';

/** What the thread is to do: switches by their place in the list. */
export interface Order {
  readonly root: string;
  readonly places: readonly number[];
}

/** Sent before a switch is tried, without rules, and after it. */
export interface Report {
  readonly place: number;
  readonly rules: readonly SwitchedRule[] | null;
}

const { root, places } = workerData as Order;
const send = (report: Report) => parentPort?.postMessage(report);

const bench = readBench(root);
for (const place of places) {
  const one = SWITCHES[place];
  if (!one) continue;
  send({ place, rules: null });
  send({ place, rules: await trySwitch(one, bench) });
}
