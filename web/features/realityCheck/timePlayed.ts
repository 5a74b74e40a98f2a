import { HOUR, MINUTE } from '@foyer/domain/duration.ts';

/** Time played as hours and two-digit minutes. */
export function timePlayed(startedAt: string, nowMs: number): { hours: number; minutes: string } {
  const playedMs = Math.max(0, nowMs - Date.parse(startedAt));
  const minutes = Math.floor((playedMs % HOUR) / MINUTE);
  return { hours: Math.floor(playedMs / HOUR), minutes: String(minutes).padStart(2, '0') };
}
