import { randomBytes } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { endOf, FIRST_OUT, multiplierAt, timeOf } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import { commitmentTo } from '../../maths/commitment.ts';
import { drawOf, seedChain } from '../../maths/crash/seeds.ts';

/** Time to bet before a flight, and time after its end until the next betting begins. */
export const BETTING_MS = 6 * SECOND;
export const CRASHED_MS = 3 * SECOND;
/** Number of past flights that players see and can verify. */
const HISTORY_LENGTH = 24;
/** Number of flights for which the studio commits to its seeds at once: about half a day. */
const CHAIN_LENGTH = 2000;
/** After a longer pause, the flights of the last minutes only are calculated. */
const [LONGEST_PAUSE_MS, RECENT_MS] = [HOUR, 15 * MINUTE];

export type FlightPhase = 'betting' | 'flying' | 'crashed';

/** What anybody needs to verify a flight that is over. Multipliers are integers in hundredths. */
export interface RevealedFlight {
  readonly round: number;
  readonly commitment: string;
  readonly seed: string;
  /** The seeds of the first players who bet, joined; empty without bets. */
  readonly playerSeed: string;
  /** Last multiplier of the flight; 100 when it ended at once. */
  readonly end: number;
}

/** The flight in its current phase. Until the phase `crashed`, `seed`, `end` and the end of the phase are secret. */
export interface Flight extends RevealedFlight {
  readonly phase: FlightPhase;
  /** Times in milliseconds since 1970 between which the phase lasts. */
  readonly beganAt: number;
  readonly endsAt: number;
}

export type DrawSeed = () => string;
const drawSecret: DrawSeed = () => randomBytes(32).toString('hex');

/**
 * Successive flights of one game. They are calculated from the clock and the committed seeds, so that nothing has to
 * run while nobody plays.
 */
export class Flights {
  readonly #model: CrashModel;
  readonly #drawSeed: DrawSeed;
  #chain: readonly string[];
  #next = 1;
  #current: Flight;
  /** Newest first. */
  #past: readonly RevealedFlight[] = [];

  constructor(model: CrashModel, now: number, drawSeed = drawSecret) {
    this.#model = model;
    this.#drawSeed = drawSeed;
    this.#chain = seedChain(drawSeed(), CHAIN_LENGTH);
    this.#current = this.#opened(1, now - RECENT_MS);
  }

  get current(): Flight {
    return this.#current;
  }

  get past(): readonly RevealedFlight[] {
    return this.#past;
  }

  /** Multiplier of the current flight; 100 before its start. */
  multiplier(now: number): number {
    const { phase, beganAt, end } = this.#current;
    if (phase === 'betting') return 100;
    return phase === 'crashed' ? end : Math.min(end, multiplierAt(this.#model, now - beganAt));
  }

  /** Time at which the current flight reaches the multiplier; infinite if it does not reach it. */
  reachesAt(multiplier: number): number {
    const { phase, beganAt, end } = this.#current;
    const isReached = phase === 'flying' && multiplier <= end;
    return isReached ? beganAt + timeOf(this.#model, multiplier) : Number.POSITIVE_INFINITY;
  }

  /**
   * Enters the next phase if it is due by the clock.
   * @param playerSeed the seeds of the players at take-off
   * @returns the phase that has begun, or null when none is due
   */
  step(now: number, playerSeed: () => string): FlightPhase | null {
    const { phase, endsAt } = this.#current;
    if (now < endsAt) return null;
    if (phase === 'betting') this.#current = this.#tookOff(playerSeed());
    else if (phase === 'flying') this.#current = this.#crashed();
    else {
      const opensAt = now - endsAt > LONGEST_PAUSE_MS ? now - RECENT_MS : endsAt;
      this.#current = this.#opened(this.#current.round + 1, opensAt);
    }
    return this.#current.phase;
  }

  #opened(round: number, beganAt: number): Flight {
    if (this.#next >= this.#chain.length) {
      this.#chain = seedChain(this.#drawSeed(), CHAIN_LENGTH);
      this.#next = 1;
    }
    const seed = this.#chain[this.#next] ?? '';
    this.#next += 1;
    const times = { beganAt, endsAt: beganAt + BETTING_MS };
    return {
      round,
      phase: 'betting',
      ...times,
      seed,
      commitment: commitmentTo(seed),
      playerSeed: '',
      end: 100,
    };
  }

  #tookOff(playerSeed: string): Flight {
    const { seed, endsAt: beganAt } = this.#current;
    const drawn = endOf(this.#model, drawOf(seed, playerSeed));
    const end = Math.max(100, drawn);
    // A flight ends with the first multiplier that it does not reach; the highest one ends it when it is reached.
    const last = Math.min(end + 1, this.#model.most);
    const lastsMs = drawn < FIRST_OUT ? 0 : timeOf(this.#model, last);
    return { ...this.#current, phase: 'flying', beganAt, endsAt: beganAt + lastsMs, playerSeed, end };
  }

  #crashed(): Flight {
    const { round, commitment, seed, playerSeed, end, endsAt: beganAt } = this.#current;
    const revealed = { round, commitment, seed, playerSeed, end };
    this.#past = [revealed, ...this.#past].slice(0, HISTORY_LENGTH);
    return { ...this.#current, phase: 'crashed', beganAt, endsAt: beganAt + CRASHED_MS };
  }
}
