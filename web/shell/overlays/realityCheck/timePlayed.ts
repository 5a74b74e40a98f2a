import { HOUR, MINUTE } from '@foyer/domain/duration.ts';

/** Hours, and the minutes beside them in two digits, as one reads how long. */
export function timePlayed(startedAt: string, nowMs: number): { hours: number; minutes: string } {
  const playedMs = Math.max(0, nowMs - Date.parse(startedAt));
  const minutes = Math.floor((playedMs % HOUR) / MINUTE);
  return { hours: Math.floor(playedMs / HOUR), minutes: String(minutes).padStart(2, '0') };
}
