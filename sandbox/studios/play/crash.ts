import { randomBytes, randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import { money, toJson, zero, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { endOf, FIRST_OUT, multiplierAt, timeOf } from '../maths/crash/flight.ts';
import type { CrashModel } from '../maths/crash/model.ts';
import { commitmentTo, drawOf } from '../maths/crash/seeds.ts';
import { amountText, stakeOf, parseBody } from './requestBody.ts';
import { PlayRefusal } from './refusal.ts';
import { CYCLE_MS } from './rounds.ts';
import { crashLadderFor, isOffered } from './stakes.ts';
import type { Table, TableDeps } from './table.ts';

/** Long-poll timeout of `watch`: after it, the response says that the flight goes on. */
const LONG_POLL_MS = 8 * SECOND;

interface Seeds {
  readonly seed: string;
  readonly playerSeed: string;
}

/** A flight and its result. Multipliers are integers in hundredths. */
interface Flight extends Seeds {
  readonly roundId: string;
  readonly stake: Money;
  readonly begunAt: number;
  readonly end: number;
  /** Multiplier of the automatic cash-out. */
  readonly target: number;
  status: 'flying' | 'out' | 'gone';
  at: number;
  win: Money;
  isPaid: boolean;
}

const startSchema = v.object({
  stake: amountText,
  /** Player seed: any text, combined with the studio's seed to determine the draw. */
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  target: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(FIRST_OUT))),
});

/** Crash game of one player: the stake's multiplier rises until the player cashes out or the balloon bursts. */
export class CrashTable implements Table {
  readonly wallet: Table['wallet'];
  readonly moves: Table['moves'];
  readonly #model: CrashModel;
  readonly #deps: TableDeps;
  readonly #drawSeed: () => string;
  #nextSeed: string;
  #flight: Flight | null = null;
  #startedAt = Number.NEGATIVE_INFINITY;
  #isBetting = false;
  #waiting: (() => void)[] = [];

  constructor(model: CrashModel, deps: TableDeps, drawSeed = (): string => randomBytes(32).toString('hex')) {
    this.#model = model;
    this.#deps = deps;
    this.wallet = deps.wallet;
    this.#drawSeed = drawSeed;
    this.#nextSeed = drawSeed();
    this.moves = {
      start: (request) => this.#start(request),
      cashOut: () => this.#cashOut(),
      watch: () => this.#watch(),
      standing: async () => {
        await this.#advance();
        return this.#stateJson();
      },
    };
  }

  hasRound(roundId: string): boolean {
    return this.#flight?.roundId === roundId;
  }

  greet(openRound: string | null): object {
    const { stakes, defaultIndex } = crashLadderFor(this.wallet.currency);
    const isOpen = this.#flight?.status === 'flying' || this.#flight?.roundId === openRound;
    return {
      ...this.#stateJson(),
      stakes: stakes.map(toJson),
      defaultStake: defaultIndex,
      cycleMs: CYCLE_MS,
      isResumed: isOpen,
    };
  }

  async #start(body: unknown): Promise<object> {
    const { currency } = this.wallet;
    const request = parseBody(startSchema, body);
    const stake = stakeOf(request.stake, currency);
    if (!isOffered(stake, crashLadderFor(currency))) throw new PlayRefusal('BadStake');
    const { now } = this.#deps;
    await this.#advance();
    if (this.#isBetting || this.#flight?.status === 'flying' || now() - this.#startedAt < CYCLE_MS)
      throw new PlayRefusal('TooSoon');
    this.#isBetting = true;
    try {
      if (!(await this.#pay())) throw new PlayRefusal('ConnectionLost');
      const roundId = randomUUID();
      await this.wallet.stake(roundId, stake);
      this.#fly({ roundId, stake, playerSeed: request.seed, target: request.target ?? this.#model.most });
    } finally {
      this.#isBetting = false;
    }
    await this.#advance();
    return this.#stateJson();
  }

  #fly(request: Pick<Flight, 'roundId' | 'stake' | 'playerSeed' | 'target'>): void {
    const { now, later } = this.#deps;
    const seed = this.#nextSeed;
    this.#nextSeed = this.#drawSeed();
    const end = endOf(this.#model, drawOf(seed, request.playerSeed));
    const target = Math.min(request.target, this.#model.most);
    this.#startedAt = now();
    this.#flight = {
      ...request,
      seed,
      end,
      target,
      begunAt: this.#startedAt,
      status: 'flying',
      at: 0,
      win: zero(request.stake.currency),
      isPaid: false,
    };
    // The server's clock ends the flight, whether or not the frame is still connected.
    const overMs = target <= end ? timeOf(this.#model, target) : timeOf(this.#model, end + 1);
    later(Math.max(0, overMs), () => void this.#advance());
  }

  /** Applies what is due by the clock: automatic cash-out, or the end of the flight. */
  async #advance(): Promise<void> {
    const flight = this.#flight;
    if (flight?.status !== 'flying') return;
    const { end, target, begunAt } = flight;
    const multiplier = multiplierAt(this.#model, this.#deps.now() - begunAt);
    if (target <= end && multiplier >= target) await this.#finish(flight, 'out', target);
    else if (multiplier > end || end < FIRST_OUT) await this.#finish(flight, 'gone', Math.max(100, end));
  }

  async #cashOut(): Promise<object> {
    await this.#advance();
    const flight = this.#flight;
    if (flight?.status === 'flying') {
      const multiplier = multiplierAt(this.#model, this.#deps.now() - flight.begunAt);
      if (multiplier < FIRST_OUT) throw new PlayRefusal('TooSoon');
      await this.#finish(flight, 'out', multiplier);
    }
    return this.#stateJson();
  }

  async #finish(flight: Flight, status: 'out' | 'gone', at: number): Promise<void> {
    flight.status = status;
    flight.at = at;
    const { minor, currency } = flight.stake;
    if (status === 'out') flight.win = money((minor * BigInt(at)) / 100n, currency);
    await this.wallet.owe(flight.roundId, flight.win);
    await this.#pay();
    for (const notify of this.#waiting.splice(0)) notify();
  }

  /** Pays the last flight's win. Resolves to false while the wallet has not confirmed it. */
  async #pay(): Promise<boolean> {
    const flight = this.#flight;
    if (!flight || flight.isPaid) return true;
    flight.isPaid = await this.wallet.settle(flight.roundId);
    return flight.isPaid;
  }

  async #watch(): Promise<object> {
    await this.#advance();
    if (this.#flight?.status === 'flying') {
      await new Promise<void>((done) => {
        this.#waiting.push(done);
        this.#deps.later(LONG_POLL_MS, done);
      });
    }
    return this.#stateJson();
  }

  #stateJson(): object {
    const flight = this.#flight;
    return { commitment: commitmentTo(this.#nextSeed), flight: flight && this.#flightJson(flight) };
  }

  #flightJson({ roundId, stake, status, at, win, isPaid, target, begunAt, seed, playerSeed, end }: Flight) {
    const isOver = status !== 'flying';
    return {
      roundId,
      stake: toJson(stake),
      status,
      elapsedMs: this.#deps.now() - begunAt,
      target: target < this.#model.most ? target : null,
      commitment: commitmentTo(seed),
      playerSeed,
      // The seed and the end of the flight are revealed only after it is over.
      over: isOver ? { at, win: toJson(win), isPaid, seed, end: Math.max(100, end) } : null,
    };
  }
}
