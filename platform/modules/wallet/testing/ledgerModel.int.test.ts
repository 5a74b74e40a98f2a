import fc from 'fast-check';
import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedger, type Ledger } from './ledger.ts';
import { LedgerModel, type LedgerStep } from './ledgerModel.ts';
import { bonusSteps, doStep, ledgerSteps } from './ledgerSteps.ts';

/** One currency with decimals and one without. */
const CURRENCIES_TRIED = ['EUR', 'JPY'] as const;

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  for (const currency of CURRENCIES_TRIED)
    await ledger.database.transaction((tx) =>
      ledger.wallet.openPot(tx, { brand: 'northlight' as BrandId, currency, pot: 'mega' }),
    );
});
afterAll(() => ledger.drop());

/** The time budget of a test. A failing example that is not fully shrunk by then is reported as it is. */
const TIME_MS = 25_000;

let runs = 0;
const nextRun = () => `run-${++runs}`;

/** The pot's balance from the transfers of one player. */
async function potOf(playerId: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(case a.id when t.credit then t.amount else -t.amount end), 0)::bigint as sum
    from wallet.account a join wallet.transfer t on a.id in (t.debit, t.credit)
    where a.kind = 'jackpot' and t.player_id = ${playerId}`.execute(ledger.database.query);
  return rows[0]?.sum ?? 0n;
}

/** Carries steps out on the ledger and on the model, and compares each response and the state after all. */
async function compareWithModel(all: readonly LedgerStep[], currency: Currency, balance: bigint) {
  const player = await ledger.addPlayer({ balance, currency });
  const doing = { ledger, wallet: ledger.wallet, player, run: nextRun(), currency };
  const model = new LedgerModel(balance);
  for (const one of all) {
    expect(await doStep(doing, one)).toEqual(model.take(one));
    await ledger.wallet.settled();
  }
  const state = await ledger.wallet.state(ledger.database.query, player.playerId);
  expect([state.balance.minor, state.bonusBalance.minor]).toEqual([model.real, model.bonus]);
  const bonus = await ledger.wallet.bonus(player.playerId);
  expect(bonus?.status === 'Active' ? bonus.wagered.minor : null).toBe(model.wagered);
  expect((await ledger.wallet.owed(ledger.database.query, player.playerId)).minor).toBe(model.owed);
  expect(await potOf(player.playerId)).toBe(model.pot);
  await ledger.check();
}

describe('all recipes together', () => {
  it('MONEY-07 in sequence and repeated, get the model’s responses', async () => {
    await fc.assert(
      fc.asyncProperty(ledgerSteps(60), fc.constantFrom(...CURRENCIES_TRIED), async (all, currency) => {
        await compareWithModel(all, currency, 100_00n);
      }),
      { numRuns: 35, interruptAfterTimeLimit: TIME_MS },
    );
  });

  it('MONEY-07 of bonuses that are wagered, converted, expired and whose wins are rolled back, get the model’s responses', async () => {
    await fc.assert(
      fc.asyncProperty(bonusSteps(40), fc.constantFrom(...CURRENCIES_TRIED), async (all, currency) => {
        await compareWithModel(all, currency, 0n);
      }),
      { numRuns: 60, interruptAfterTimeLimit: TIME_MS },
    );
  });

  it('of bonuses reach conversions before and after the expiry, by a forfeit, and rollbacks of converted wins', () => {
    const reached = fc.sample(bonusSteps(40), { numRuns: 200, seed: 1 }).flatMap((all) => {
      const model = new LedgerModel(0n);
      for (const one of all) model.take(one);
      return [...model.reached];
    });
    expect([...new Set(reached)].toSorted()).toEqual([
      'conversion',
      'forfeit converts',
      'late conversion',
      'takes converted money',
      'takes less than the win',
    ]);
  });

  it('MONEY-07 sent to two processes in parallel, are applied once per key, and the ledger is balanced', async () => {
    const nodes = [ledger.wallet, ledger.secondNode()];
    await fc.assert(
      fc.asyncProperty(ledgerSteps(40), fc.constantFrom(...CURRENCIES_TRIED), async (all, currency) => {
        const player = await ledger.addPlayer({ balance: 100_00n, currency });
        const run = nextRun();
        const responses = await Promise.all(
          all.flatMap((one) => nodes.map((wallet) => doStep({ ledger, wallet, player, run, currency }, one))),
        );
        expect(responses).toHaveLength(all.length * 2);
        await Promise.all(nodes.map((wallet) => wallet.settled()));
        const { rows } = await sql`
          select caller, key from wallet.transfer where player_id = ${player.playerId} and sequence is not null
          group by caller, key having count(distinct sequence) > 1`.execute(ledger.database.query);
        expect(rows).toEqual([]);
        await ledger.check();
      }),
      { numRuns: 12, interruptAfterTimeLimit: TIME_MS },
    );
  });
});
