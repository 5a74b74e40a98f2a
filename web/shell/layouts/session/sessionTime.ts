import { HOUR, MINUTE } from '@foyer/domain/duration.ts';

export interface SessionTimeProps {
  readonly startedAt: string;
  /** Where the player is, without locale. */
  readonly path: string;
}

/** Hours and minutes, `1:05`: time played is read as a length, not as an hour of the day. */
export function sessionTime(startedAt: string, nowMs: number): string {
  const playedMs = Math.max(0, nowMs - Date.parse(startedAt));
  const minutes = Math.floor((playedMs % HOUR) / MINUTE);
  return `${Math.floor(playedMs / HOUR)}:${String(minutes).padStart(2, '0')}`;
}

/** Until the clock shows something new. */
export const nextMinuteMs = (startedAt: string, nowMs: number): number =>
  MINUTE - (Math.max(0, nowMs - Date.parse(startedAt)) % MINUTE);
