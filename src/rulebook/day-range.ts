import { z } from 'zod';

/** `data/days.json`: the days that have a question. The build never asks the clock. */
export const dayRangeSchema = z
  .strictObject({ first: z.iso.date(), last: z.iso.date() })
  .refine(({ first, last }) => first <= last, 'the last day is not before the first')
  .meta({ title: 'DayRange', description: 'The days that have a question.' });

export type DayRange = z.infer<typeof dayRangeSchema>;

const DAY_MS = 86_400_000;

/** Returns the days of a range, such as `2026-11-28`, in their order. */
export function daysOf({ first, last }: DayRange): readonly string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => dayAfter(first, at));
}

/** Returns the day so many days after another; before it, where the number is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
