import fc from 'fast-check';
import type { BrandId } from '@foyer/domain/ids.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../../infra/refusal.ts';
import { dayIn, startOfDay, weekdayOf, type Day } from '../../../infra/time/zonedTime.ts';
import { bet, jackpotWin, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import type { PlayLimits } from './playLimits.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.database.transaction((tx) =>
    ledger.wallet.openPot(tx, { brand: 'northlight' as BrandId, currency: 'EUR', pot: 'mega' }),
  );
});
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const TIME_ZONE = 'America/Santiago';
const PERIODS = ['Day', 'Week', 'Month'] as const;

type Limit = PlayLimits['limits'][number];
type Step =
  | { readonly kind: 'bet' | 'win'; readonly id: number; readonly minor: bigint }
  | { readonly kind: 'jackpot'; readonly minor: bigint }
  | { readonly kind: 'rollback'; readonly id: number }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'give'; readonly minor: bigint | null }
  | { readonly kind: 'limit'; readonly limits: readonly Limit[] };

const id = fc.integer({ min: 1, max: 12 });
/** Few and round values, so that stakes often hit limits and the balance exactly. */
const minor = fc.bigInt({ min: 1n, max: 8n }).map((halves) => halves * 50n);
const amount = fc.bigInt({ min: 0n, max: 24n }).map((halves) => eur(halves * 50n));
const limits = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('Stake' as const, 'Loss' as const),
    period: fc.constantFrom(...PERIODS),
    amount,
  }),
  { maxLength: 4, selector: ({ kind, period }) => `${kind} ${period}` },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('bet' as const), id, minor }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('win' as const), id, minor }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rollback' as const), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('jackpot' as const), minor }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 90 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      minor: fc.constantFrom(null, 50n, 1_00n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('limit' as const), limits }) },
);

/** The full history of play and the current limits; usage is summed up from scratch each time. */
interface Model {
  readonly stakes: { readonly at: Date; readonly id: number; readonly staked: bigint; isBack: boolean }[];
  readonly losses: { readonly at: Date; readonly lost: bigint }[];
  limits: readonly Limit[];
  gives: bigint;
}

function beginOf(period: Limit['period'], at: Date): Date {
  const today = dayIn(TIME_ZONE, at);
  const first: Record<Limit['period'], Day> = {
    Day: today,
    Week: { ...today, day: today.day - ((weekdayOf(today) + 6) % 7) },
    Month: { ...today, day: 1 },
  };
  return startOfDay(TIME_ZONE, first[period]);
}

function leftOf(model: Model, { kind, period, amount: limit }: Limit, now: Date): bigint {
  const begin = beginOf(period, now);
  const used =
    kind === 'Stake'
      ? model.stakes.filter(({ at, isBack }) => at >= begin && !isBack).map(({ staked }) => staked)
      : model.losses.filter(({ at }) => at >= begin).map(({ lost }) => lost);
  const left = limit.minor - used.reduce((sum, one) => sum + one, 0n);
  return left < 0n ? 0n : left;
}

/** The smallest remaining limit that the stake exceeds; null when it fits all. */
function refusedFor(model: Model, of: Record<Limit['kind'], bigint>, now: Date): string | null {
  const lefts = model.limits
    .map((one) => ({ one, left: leftOf(model, one, now) }))
    .filter(({ one, left }) => of[one.kind] > left)
    .map(({ left }) => left);
  const [least] = lefts.toSorted((one, other) => Number(one - other));
  return least === undefined ? null : `LimitReached ${least}`;
}

const refusalIn = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error;
  const left = error.keys['left'];
  return typeof left === 'string' ? `${error.type} ${BigInt(left.replace('.', ''))}` : error.type;
};

class Run {
  readonly #player: TestPlayer;
  readonly #name: string;
  readonly #model: Model = { stakes: [], losses: [], limits: [], gives: 0n };
  #wins = 0;

  constructor(player: TestPlayer) {
    this.#player = player;
    this.#name = player.playerId;
  }

  async take(one: Step): Promise<void> {
    const { playerId } = this.#player;
    switch (one.kind) {
      case 'wait':
        ledger.clock.advance(one.hours * HOUR);
        return;
      case 'give':
        this.#model.gives = one.minor ?? 0n;
        return ledger.database.transaction((tx) =>
          ledger.wallet.setContribution(tx, {
            playerId,
            pot: 'mega',
            amount: one.minor === null ? null : eur(one.minor),
          }),
        );
      case 'limit':
        this.#model.limits = one.limits;
        return ledger.database.transaction((tx) =>
          ledger.wallet.setPlayLimits(tx, { playerId, timeZone: TIME_ZONE, limits: one.limits }),
        );
      case 'bet':
        return this.#bet(one);
      case 'win':
        await this.#paid(() =>
          ledger.wallet.submit(win(this.#play(one.id, `win-${++this.#wins}`, one.minor))),
        );
        return;
      case 'jackpot':
        await this.#paid(() =>
          ledger.database.transaction((tx) =>
            ledger.wallet.post(
              tx,
              jackpotWin({
                winId: `${this.#name}-${++this.#wins}`,
                playerId,
                pot: 'mega',
                amount: eur(one.minor),
              }),
            ),
          ),
        );
        return;
      case 'rollback':
        await this.#paid(() =>
          ledger.wallet.submit(
            rollback({
              ...this.#play(one.id, `back-${one.id}`, 1n),
              rollsBack: `${this.#name}-bet-${one.id}`,
            }),
          ),
        );
        for (const stake of this.#model.stakes) if (stake.id === one.id) stake.isBack = true;
    }
  }

  /** @throws when the model and the wallet differ */
  async check(): Promise<void> {
    const now = ledger.clock.now();
    const since = PERIODS.map((period) => beginOf(period, now));
    const played = await ledger.wallet.played(ledger.database.query, this.#player.playerId, since);
    PERIODS.forEach((period, n) => {
      const most = eur(1_000_000_00n);
      const left = (kind: Limit['kind']) => leftOf(this.#model, { kind, period, amount: most }, now);
      expect(played[n]).toEqual({
        staked: eur(most.minor - left('Stake')),
        lost: eur(most.minor - left('Loss')),
      });
    });
  }

  async #bet({ id: betId, minor: stake }: { readonly id: number; readonly minor: bigint }): Promise<void> {
    const now = ledger.clock.now();
    const { balance } = await this.#money();
    const real = stake < balance ? stake : balance;
    const contributions = balance - real >= this.#model.gives ? this.#model.gives : 0n;
    const expected = refusedFor(
      this.#model,
      { Stake: stake + contributions, Loss: real + contributions },
      now,
    );
    const isNew = !this.#model.stakes.some(({ id: known }) => known === betId);
    const settle = await this.#paid(() =>
      ledger.wallet.submit(bet(this.#play(betId, `bet-${betId}`, stake))),
    );
    if (!isNew || settle === 'InsufficientFunds' || settle === 'BetRolledBack') return;
    expect(settle).toBe(expected);
    if (settle === null)
      this.#model.stakes.push({ at: now, id: betId, staked: stake + contributions, isBack: false });
  }

  #play(round: number, transactionId: string, amountMinor: bigint) {
    return this.#player.play(`${this.#name}-${transactionId}`, `${this.#name}-${round}`, amountMinor);
  }

  async #money() {
    const state = await ledger.wallet.state(ledger.database.query, this.#player.playerId);
    return { balance: state.balance.minor };
  }

  /** Records the loss seen on the real account. @returns the refusal, or null */
  async #paid(move: () => Promise<unknown>): Promise<string | null> {
    const [before, at] = [await this.#money(), ledger.clock.now()];
    try {
      await move();
      return null;
    } catch (error) {
      return refusalIn(error);
    } finally {
      const after = await this.#money();
      this.#model.losses.push({ at, lost: before.balance - after.balance });
    }
  }
}

it('LIMIT-07 LIMIT-09 LIMIT-10 any sequence of stakes, wins and rollbacks follows the limits of a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.boolean(),
      async (steps, hasBonus) => {
        const bonus = { amount: 10_00n, required: 9_000_00n };
        const run = new Run(await ledger.addPlayer({ balance: 20_00n, ...(hasBonus && { bonus }) }));
        await run.take({ kind: 'limit', limits: [{ kind: 'Loss', period: 'Week', amount: eur(8_00n) }] });
        for (const one of steps) await run.take(one);
        await run.check();
        await ledger.check();
      },
    ),
    { numRuns: 30 },
  );
});
