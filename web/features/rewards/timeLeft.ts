import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';

/** Remaining time in whole units, rounded down, at least one minute; null without an end. */
export function timeLeft(endsAt: string | null, nowMs: number) {
  if (endsAt === null) return null;
  const leftMs = Math.max(0, Date.parse(endsAt) - nowMs);
  if (leftMs >= DAY) return { unit: 'days', count: Math.floor(leftMs / DAY) } as const;
  if (leftMs >= HOUR) return { unit: 'hours', count: Math.floor(leftMs / HOUR) } as const;
  return { unit: 'minutes', count: Math.max(1, Math.floor(leftMs / MINUTE)) } as const;
}
