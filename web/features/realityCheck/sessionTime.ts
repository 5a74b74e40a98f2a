import { HOUR, MINUTE } from '@foyer/domain/duration.ts';

export interface SessionTimeProps {
  readonly startedAt: string;
  readonly path: string;
  /** Whether a reality check that is due is shown on this page. */
  readonly isCheckShown: boolean;
}

/** Time played as hours and two-digit minutes. */
export function timePlayed(startedAt: string, nowMs: number): { hours: number; minutes: string } {
  const playedMs = Math.max(0, nowMs - Date.parse(startedAt));
  const minutes = Math.floor((playedMs % HOUR) / MINUTE);
  return { hours: Math.floor(playedMs / HOUR), minutes: String(minutes).padStart(2, '0') };
}

/** A duration such as `1:05`, not a time of day. */
export function sessionTime(startedAt: string, nowMs: number): string {
  const { hours, minutes } = timePlayed(startedAt, nowMs);
  return `${hours}:${minutes}`;
}

/** Milliseconds until the displayed time changes. */
export const nextMinuteMs = (startedAt: string, nowMs: number): number =>
  MINUTE - (Math.max(0, nowMs - Date.parse(startedAt)) % MINUTE);
