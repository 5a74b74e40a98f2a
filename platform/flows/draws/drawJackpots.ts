import type { BrandId } from '@foyer/domain/ids.ts';
import type { Jackpot } from '../../modules/jackpot/index.ts';
import { jackpotWin, type Wallet } from '../../modules/wallet/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { JOB_LIMITS } from '../../infra/database/limits.ts';
import { partOf } from '../../infra/database/part.ts';
import type { Log } from '../../infra/log.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { leaveJackpot } from '../chooseJackpot.ts';
import { payWin } from './payWin.ts';

export interface DrawJackpotsDeps {
  readonly database: Database;
  readonly jackpot: Jackpot;
  readonly wallet: Pick<Wallet, 'consumeContributions' | 'fundPot' | 'post' | 'setContribution'>;
  readonly sites: Pick<Sites, 'brands'>;
  readonly log: Pick<Log, 'error'>;
  wakeRelay(): void;
}

/** Maximum bet batches per draw; the rest wait. After an outage a draw takes long, hence JOB_LIMITS. */
const MAX_BATCHES = 500;

/**
 * Draws all waiting bets, brand by brand, in one transaction: contributions, wins, payments and events. Bets of a
 * failed brand stay queued for the next draw; a win that the player's balance cannot hold waits alone.
 * @returns the number of bets drawn
 * @throws AggregateError with the errors of the failed brands, after the commit
 */
export async function drawJackpots(deps: DrawJackpotsDeps): Promise<number> {
  const { drawn, failures } = await deps.database
    .withLimits(JOB_LIMITS)
    .transaction(async (tx) =>
      (await deps.jackpot.lock(tx)) ? drawAll(deps, tx) : { drawn: 0, failures: [] },
    );
  deps.wakeRelay();
  if (failures.length === 0) return drawn;
  const errors = failures.map(({ error }) => error);
  throw new AggregateError(
    errors,
    failures.map(({ failedWork, error }) => `${failedWork}: ${String(error)}`).join('; '),
  );
}

interface Failure {
  readonly failedWork: string;
  readonly error: unknown;
}

async function drawAll(
  deps: DrawJackpotsDeps,
  tx: Transaction,
): Promise<{ readonly drawn: number; readonly failures: readonly Failure[] }> {
  const { jackpot, wallet, sites } = deps;
  const contributions = await wallet.consumeContributions(tx, MAX_BATCHES);
  const entries = contributions.map(({ brand, studio, transactionId, playerId, amount, at }) => ({
    brand,
    bet: `${studio}:${transactionId}`,
    playerId,
    amount,
    at,
  }));
  const due = await jackpot.due(tx);
  const offeringBrands = sites.brands.filter((site) => site.jackpot !== null).map(({ brand }) => brand);
  const failures: Failure[] = [];
  /** @returns whether the work succeeded */
  const attempt = async (failedWork: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await partOf(tx, work);
      return true;
    } catch (error) {
      failures.push({ failedWork, error });
      return false;
    }
  };
  if (due.isCheckDue) {
    for (const playerId of await jackpot.findStranded(tx, offeringBrands))
      await attempt(`${playerId} stays in a jackpot that is gone`, () =>
        leaveJackpot(tx, { jackpot, wallet }, playerId, 'JACKPOT_ENDED'),
      );
  }
  const unpaid = due.isCheckDue ? await jackpot.readUnpaid(tx) : [];
  let drawn = 0;
  const brands = new Set([
    ...(due.isCheckDue ? offeringBrands : []),
    ...entries.map(({ brand }) => brand),
    ...due.brands,
  ]);
  for (const brand of brands) {
    const site = sites.brands.find((one) => one.brand === brand) ?? null;
    const own = entries.filter((entry) => entry.brand === brand);
    // Entries are in order of time, so everything before the last one is part of this draw.
    const batch = { brand, site, entries: own, until: entries.at(-1)?.at ?? null, due };
    if (due.isCheckDue && site?.jackpot)
      await attempt(`no periods are written down at ${brand}`, () => jackpot.commitPeriods(tx, site));
    const isDone = await attempt(`bets wait at ${brand}`, async () => {
      drawn += await drawBrand(deps, tx, batch);
    });
    if (!isDone) await jackpot.enqueue(tx, brand, own);
  }
  // Last, because the draws would wait for the accounts of these players.
  for (const payment of unpaid)
    await attempt(`${payment.key} is not paid`, async () => {
      if (await pay(deps, tx, payment)) await jackpot.forgetUnpaid(tx, payment);
    });
  return { drawn, failures };
}

type Entries = Parameters<Jackpot['draw']>[2]['entries'];

interface EntryBatch {
  readonly brand: BrandId;
  /** Null when the brand is no longer configured. */
  readonly site: Site | null;
  /** Entries since the last draw. */
  readonly entries: Entries;
  /** Time up to which the entries of all brands are complete; null means now. */
  readonly until: Date | null;
  readonly due: Awaited<ReturnType<Jackpot['due']>>;
}

/** @returns the number of bets drawn */
async function drawBrand(
  deps: DrawJackpotsDeps,
  tx: Transaction,
  { brand, site, entries, until, due }: EntryBatch,
): Promise<number> {
  const { jackpot } = deps;
  const batch = due.waiting.has(brand)
    ? await jackpot.nextBatch(tx, brand, entries)
    : { entries, hasMore: false };
  const remaining = withoutRolledBack(batch.entries);
  if (site?.jackpot)
    await drawAndPay(deps, tx, site, { entries: remaining, hasStaged: due.staged.has(brand) });
  // The licence now forbids jackpots, or the jackpot's configuration was removed.
  else if (remaining.length > 0) await jackpot.moveToReserve(tx, brand, remaining);
  const drawnUntil = batch.hasMore ? (batch.entries.at(-1)?.at ?? null) : until;
  if (due.isCheckDue) await jackpot.closePeriods(tx, brand, drawnUntil);
  return remaining.length;
}

/** Drops stakes that were rolled back before their draw. */
function withoutRolledBack(entries: Entries): Entries {
  const rolledBack = new Set(entries.filter(({ amount }) => amount.minor < 0n).map(({ bet }) => bet));
  if (rolledBack.size === 0) return entries;
  const given = new Set(entries.filter(({ amount }) => amount.minor > 0n).map(({ bet }) => bet));
  return entries.filter(({ bet }) => !(rolledBack.has(bet) && given.has(bet)));
}

async function drawAndPay(
  deps: DrawJackpotsDeps,
  tx: Transaction,
  site: Site,
  input: Parameters<Jackpot['draw']>[2],
): Promise<void> {
  const { jackpot, wallet } = deps;
  const { fundings, payments } = await jackpot.draw(tx, site, input);
  for (const funding of fundings) {
    await wallet.fundPot(tx, { ...funding, brand: site.brand, pot: jackpot.account });
  }
  for (const payment of payments)
    if (!(await pay(deps, tx, payment))) await jackpot.deferPayment(tx, payment);
}

type Payment = Parameters<Jackpot['deferPayment']>[1];

/** @returns whether the payment was made */
const pay = (deps: DrawJackpotsDeps, tx: Transaction, payment: Payment): Promise<boolean> => {
  const { key: winId, playerId, amount } = payment;
  return payWin(deps, tx, payment, jackpotWin({ winId, playerId, pot: deps.jackpot.account, amount }));
};
