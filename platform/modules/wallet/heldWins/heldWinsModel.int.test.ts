import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bet, endRound, rollback, win, type LargestWin, type Wallet } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const START = 1000_00n;
const minor = (most: bigint) => fc.bigInt({ min: 1n, max: most });

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bet'),
      stake: minor(5_00n),
      declared: fc.option(minor(60_00n)),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('win'), amount: minor(80_00n) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback'), bet: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('endRound') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('Released', 'Reversed'), win: fc.nat(2) }) },
);
const declared: fc.Arbitrary<LargestWin> = fc
  .record({
    stakes: fc.option(fc.integer({ min: 10, max: 2000 }).map((tenths) => tenths / 10)),
    amount: fc.option(minor(300_00n).map(eur)),
  })
  .filter((one): one is LargestWin => one.stakes !== null || one.amount !== null);

interface Bet {
  readonly key: string;
  readonly stake: bigint;
  readonly declared: bigint | null;
}

/** The expected state of a round, computed with plain arithmetic in tenths of a minor unit. */
class RoundModel {
  readonly #declared: LargestWin;
  bets: Bet[] = [];
  paid = 0n;
  released = 0n;
  held: { readonly key: string; readonly amount: bigint }[] = [];
  isClosed = false;

  constructor(largestWin: LargestWin) {
    this.#declared = largestWin;
  }
  get staked(): bigint {
    return this.bets.reduce((sum, { stake }) => sum + stake, 0n);
  }
  get cap(): bigint {
    const { stakes, amount } = this.#declared;
    const hundredths = stakes === null ? 999_999_999n : BigInt(Math.round(stakes * 100));
    const lowered = this.bets.reduce((sum, one) => {
      const own = (hundredths * one.stake) / 100n;
      return one.declared !== null && one.declared < own ? sum + own - one.declared : sum;
    }, 0n);
    const byStakes = (hundredths * this.staked) / 100n - lowered;
    return amount !== null && amount.minor < byStakes ? amount.minor : byStakes;
  }
}

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(
  node: Wallet,
  player: TestPlayer,
  round: string,
  model: RoundModel,
  next: Step,
): Promise<void> {
  const key = randomUUID();
  if ('stake' in next) {
    const largestWin = next.declared === null ? {} : { largestWin: eur(next.declared) };
    const command = bet({ ...player.play(key, round, next.stake), ...largestWin });
    if (model.isClosed) return expect(node.submit(command)).rejects.toMatchObject({ type: 'RoundClosed' });
    await node.submit(command);
    model.bets.push({ key, stake: next.stake, declared: next.declared });
  } else if ('amount' in next) {
    const command = win(player.play(key, round, next.amount));
    if (model.staked === 0n)
      return expect(node.submit(command)).rejects.toMatchObject({ type: 'UnknownRound' });
    const isHeld = model.paid + next.amount > model.cap;
    const posted = await node.submit(command);
    expect(posted.held).toEqual(isHeld ? eur(next.amount) : null);
    expect(await node.submit(command)).toEqual({ ...posted, sequence: null });
    if (isHeld) model.held.push({ key, amount: next.amount });
    else model.paid += next.amount;
    if (!isHeld) expect(model.paid).toBeLessThanOrEqual(model.cap);
  } else if ('bet' in next) {
    const back = model.bets[next.bet];
    if (!back) return;
    await node.submit(rollback({ ...player.play(key, round), rollsBack: back.key }));
    model.bets = model.bets.filter((one) => one !== back);
  } else if ('win' in next) {
    await decide(node, player, model, {
      index: next.win,
      verdict: next.kind === 'Released' ? 'Released' : 'Reversed',
    });
  } else if (model.bets.length > 0) {
    await node.submit(endRound(player.play(key, round)));
    model.isClosed = true;
  }
}

async function decide(
  node: Wallet,
  { playerId }: TestPlayer,
  model: RoundModel,
  { index, verdict }: { readonly index: number; readonly verdict: 'Released' | 'Reversed' },
): Promise<void> {
  const held = model.held[index];
  if (!held) return;
  const { rows } = await sql<{ id: bigint }>`select id from wallet.held_win where key = ${held.key}`.execute(
    ledger.database.query,
  );
  const decision = { id: rows[0]?.id ?? 0n, playerId, verdict, operator: 'Ada', reason: 'checked' };
  const decided = ledger.database.transaction((tx) => node.decideHeldWin(tx, decision));
  if (verdict === 'Released' && model.staked === 0n)
    return expect(decided).rejects.toMatchObject({ type: 'UnknownRound' });
  await decided;
  if (verdict === 'Released') model.released += held.amount;
  model.held = model.held.filter((one) => one !== held);
}

it('MONEY-09 for random stakes, wins and rollbacks, a round is paid at most its maximum without a release', async () => {
  const nodes = [ledger.wallet, ledger.secondNode()];
  await fc.assert(
    fc.asyncProperty(declared, fc.array(step, { minLength: 4, maxLength: 14 }), async (largestWin, steps) => {
      const player = await ledger.addPlayer({ balance: START, largestWin });
      const round = randomUUID();
      const model = new RoundModel(largestWin);
      const first: Step = { kind: 'bet', stake: 1_00n, declared: null };
      for (const [n, next] of [first, ...steps].entries())
        await take(nodes[n % 2] ?? ledger.wallet, player, round, model, next);
      const { balance } = await ledger.wallet.state(ledger.database.query, player.playerId);
      expect(balance).toEqual(eur(START - model.staked + model.paid + model.released));
      const held = model.held.reduce((sum, { amount }) => sum + amount, 0n);
      expect(await ledger.wallet.heldBalance(player.playerId)).toEqual(eur(held));
    }),
    { numRuns: 60 },
  );
  await ledger.check();
});
