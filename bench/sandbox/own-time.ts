import type { CDPSession } from 'playwright-core';

/** Performance marks that a page sets before and after the measured part. */
export const MARKS = ['measured-from', 'measured-to'] as const;

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** The thread's processor time until then, in microseconds. */
  readonly tts: number;
}

/**
 * Returns the processor time of a page's main thread between each pair of marks, in milliseconds,
 * without the time of other processes and without waiting.
 */
export async function ownTimes(
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const marks: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    const events = value as unknown as readonly TraceEvent[];
    marks.push(...events.filter(({ name }) => (MARKS as readonly string[]).includes(name)));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  const [from, to] = MARKS.map((mark) =>
    marks.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts),
  ) as [TraceEvent[], TraceEvent[]];
  return from.map(({ tts }, index) => (to[index]!.tts - tts) / 1000);
}
