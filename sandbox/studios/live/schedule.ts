import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { WheelFacts } from './facts.ts';

/** Players bet; bets are closed; the ball runs; the number is public and wins are paid; the table is closed. */
export type Phase = 'betting' | 'closed' | 'spinning' | 'paying' | 'resting';

/** Phase of a table. Rounds are numbered from the beginning of 1970, so that numbers are unique. */
export interface Moment {
  readonly round: number;
  readonly phase: Phase;
  readonly beganAt: number;
  readonly endsAt: number;
}

export type Timing = Pick<WheelFacts, 'pace' | 'hours'>;

const lengthOf = ({ bettingMs, closedMs, spinningMs, payingMs }: WheelFacts['pace']): number =>
  bettingMs + closedMs + spinningMs + payingMs;

/** Whether the round takes place: it begins within the table's opening hours. */
export function isRoundPlayed({ pace, hours }: Timing, round: number): boolean {
  if (!hours) return true;
  const hour = ((round * lengthOf(pace)) % DAY) / HOUR;
  const { from, to } = hours;
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}

/** Round and phase are computed from the clock, so that nothing has to run at an empty table. */
export function momentAt(timing: Timing, now: number): Moment {
  const length = lengthOf(timing.pace);
  const round = Math.floor(now / length);
  if (!isRoundPlayed(timing, round)) return rest(timing, round);
  const { bettingMs, closedMs, spinningMs, payingMs } = timing.pace;
  let beganAt = round * length;
  for (const [phase, lastsMs] of [
    ['betting', bettingMs],
    ['closed', closedMs],
    ['spinning', spinningMs],
  ] as const) {
    if (now < beganAt + lastsMs) return { round, phase, beganAt, endsAt: beganAt + lastsMs };
    beganAt += lastsMs;
  }
  return { round, phase: 'paying', beganAt, endsAt: beganAt + payingMs };
}

/** The closed period from the end of the last round to the beginning of the next. */
function rest(timing: Timing, round: number): Moment {
  const length = lengthOf(timing.pace);
  const mostRounds = DAY / length;
  let [last, next] = [round - 1, round + 1];
  while (!isRoundPlayed(timing, last) && round - last < mostRounds) last -= 1;
  while (!isRoundPlayed(timing, next) && next - round < mostRounds) next += 1;
  return { round: last, phase: 'resting', beganAt: (last + 1) * length, endsAt: next * length };
}

/** The last round whose number is public; the ball of the current round may still run. */
export const lastRevealedRound = ({ round, phase }: Moment): number =>
  phase === 'paying' || phase === 'resting' ? round : round - 1;

/** The last round whose betting has closed, so that its number can be drawn. */
export const lastDrawn = (moment: Moment): number =>
  moment.phase === 'spinning' ? moment.round : lastRevealedRound(moment);
