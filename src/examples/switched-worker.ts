/** Tries switches one after the other in a thread of its own, so that one that never ends can be stopped. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Switch } from './switch.ts';
import { readBench, type SwitchedRule, trySwitch } from './switched-off.ts';

/** What the thread is to do: try switches, from one of them on. */
export interface Order {
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

const { root, switches, first } = workerData as Order;
const send = (report: Report) => parentPort?.postMessage(report);

const bench = readBench(root);
for (const [place, one] of switches.entries()) {
  if (place < first) continue;
  send({ place, rules: null });
  send({ place, rules: await trySwitch(one, bench) });
}
