import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayTime } from '@foyer/contract/limits/playTime.ts';
import { spanOf, type Span } from '../../../infra/time/periodSpan.ts';

export interface SessionLimit {
  readonly period: LimitPeriod;
  /** At least 1. */
  readonly minutes: number;
}

/**
 * The data that determines a play time: the limits, the time that counts
 * so far, and the time zone in which days begin.
 */
export interface PlayTimeState {
  readonly limits: readonly SessionLimit[];
  readonly counted: readonly Span[];
  readonly timeZone: string;
}

/** A player who stays signed in is in one session, so a play time never spans more periods than this. */
const PERIODS_AHEAD = 3;

/** The next play time of a player who stays signed in from now on. Null without limits. */
export function nextPlayTime(state: PlayTimeState, now: Date): PlayTime | null {
  const opensAt = openingAfter(state, now);
  const ends = state.limits.map((limit) => endOf(limit, state, opensAt));
  const closesAtMs = Math.min(...ends.map((end) => end.closesAt.getTime()));
  const returnsAtMs = ends
    .filter(({ closesAt }) => closesAt.getTime() === closesAtMs)
    .map(({ returnsAt }) => returnsAt.getTime());
  return ends.length === 0
    ? null
    : { opensAt, closesAt: new Date(closesAtMs), returnsAt: new Date(Math.max(...returnsAtMs)) };
}

/** The first moment at which no limit is used up. A limit that is used up stays so until its period ends. */
function openingAfter(state: PlayTimeState, at: Date): Date {
  const usedUp = state.limits.find((limit) => leftMs(limit, state, at) === 0);
  return usedUp ? openingAfter(state, spanOf(usedUp.period, at, state.timeZone).to) : at;
}

/** When the limit ends a session that is not interrupted, and when the limit's next period begins. */
function endOf(
  limit: SessionLimit,
  state: PlayTimeState,
  opensAt: Date,
): Pick<PlayTime, 'closesAt' | 'returnsAt'> {
  let from = opensAt;
  for (let ahead = 0; ahead < PERIODS_AHEAD; ahead++) {
    const { to } = spanOf(limit.period, from, state.timeZone);
    const closesAt = new Date(from.getTime() + leftMs(limit, state, from));
    if (closesAt < to) return { closesAt, returnsAt: to };
    from = to;
  }
  return { closesAt: from, returnsAt: from };
}

/** The time that a limit leaves in the period that contains this moment. */
function leftMs({ period, minutes }: SessionLimit, { counted, timeZone }: PlayTimeState, at: Date): number {
  return Math.max(0, minutes * MINUTE - usedMs(counted, spanOf(period, at, timeZone)));
}

/** The part of the counted time that is in a period. The spans do not overlap. */
export const usedMs = (counted: readonly Span[], period: Span): number =>
  counted.reduce((sum, { from, to }) => {
    const [begin, end] = [Math.max(+from, +period.from), Math.min(+to, +period.to)];
    return sum + Math.max(0, end - begin);
  }, 0);

/** A time when the player was signed in; `to` is now for the active session. */
export interface SignedIn extends Span {
  readonly sessionId: string;
}

/** The play time of a session as stored. */
interface StoredPlayTime {
  readonly opensAt: Date;
  /** Null if the player no longer had session limits when the session ended. */
  readonly closesAt: Date | null;
}

/** The time that counts: signed in and allowed to play. Sessions without a stored play time count entirely. */
export const countedTime = (
  signedIn: readonly SignedIn[],
  stored: readonly (StoredPlayTime & Pick<SignedIn, 'sessionId'>)[],
): readonly Span[] =>
  signedIn.map(({ sessionId, from, to }) => {
    const allowed = stored.find((one) => one.sessionId === sessionId);
    return {
      from: new Date(Math.max(+from, +(allowed?.opensAt ?? from))),
      to: new Date(Math.min(+to, +(allowed?.closesAt ?? to))),
    };
  });

/** The play time of a session that begins. If the identity provider reports it late, its time counts from its start. */
export function firstPlayTime(state: PlayTimeState, startedAt: Date, now: Date): PlayTime | null {
  const next = nextPlayTime(state, now);
  return next && next.opensAt <= now ? { ...next, opensAt: startedAt } : next;
}

/**
 * The play time of an active session after its limits have changed. A session in which the player may play keeps its
 * beginning, and ends now if nothing is left.
 */
export function changedPlayTime(next: PlayTime | null, current: StoredPlayTime, now: Date): PlayTime | null {
  if (next === null || current.opensAt > now) return next;
  const { opensAt } = current;
  if (next.opensAt <= now) return { ...next, opensAt };
  const closesAt = new Date(Math.min(+(current.closesAt ?? now), +now));
  return { opensAt, closesAt, returnsAt: next.opensAt };
}

/** LIMIT-14: how many minutes before its end a player is warned. */
const WARNINGS_MINUTES = [1, 5] as const;
export const FIRST_WARNING_MINUTES = Math.max(...WARNINGS_MINUTES);

/**
 * Returns the warning that is due, in minutes before the end, or null.
 * The last one was `warned` minutes before the end.
 */
export function dueWarning(closesAt: Date, warned: number | null, now: Date): number | null {
  const left = (closesAt.getTime() - now.getTime()) / MINUTE;
  const due = left > 0 ? WARNINGS_MINUTES.find((minutes) => left <= minutes) : undefined;
  return due !== undefined && (warned === null || due < warned) ? due : null;
}
