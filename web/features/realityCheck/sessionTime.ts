import { HOUR, MINUTE } from '@foyer/domain/duration.ts';

export interface SessionTimeProps {
  readonly startedAt: string;
  /** Path of the current page, without locale. */
  readonly path: string;
  /** Whether a reality check that is due is shown on this page. */
  readonly isCheckShown: boolean;
}

/** Hours and minutes, `1:05`: a duration, not a time of day. */
export function sessionTime(startedAt: string, nowMs: number): string {
  const playedMs = Math.max(0, nowMs - Date.parse(startedAt));
  const minutes = Math.floor((playedMs % HOUR) / MINUTE);
  return `${Math.floor(playedMs / HOUR)}:${String(minutes).padStart(2, '0')}`;
}

/** Milliseconds until the displayed time changes. */
export const nextMinuteMs = (startedAt: string, nowMs: number): number =>
  MINUTE - (Math.max(0, nowMs - Date.parse(startedAt)) % MINUTE);
