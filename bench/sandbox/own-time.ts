import type { CDPSession } from 'playwright-core';

/** Marks that a page sets before and after what is measured. */
export const MARKS = ['measured-from', 'measured-to'] as const;

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** Microseconds that the thread had worked for until then. */
  readonly tts: number;
}

/**
 * The milliseconds for which a page's main thread itself worked between each pair of marks: what the
 * machine did for others meanwhile, and what the thread waited for, is not among them.
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
