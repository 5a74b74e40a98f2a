import type { BrandId } from '@foyer/domain/ids.ts';
import type { Gamification } from '../../modules/gamification/index.ts';
import type { Raffle } from '../../modules/raffle/index.ts';
import { raffleWin, type Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { JOB_LIMITS } from '../../infra/database/limits.ts';
import { partOf } from '../../infra/database/part.ts';
import type { Log } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';
import { payWin } from './payWin.ts';

export interface DrawRafflesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly raffle: Pick<Raffle, 'lock' | 'enter' | 'due' | 'perform' | 'deferPayment'>;
  readonly wallet: Pick<
    Wallet,
    'consumeStakes' | 'returnStakes' | 'brandsOfReturnedStakes' | 'consumeReturnedStakes' | 'post'
  >;
  readonly gamification: Pick<Gamification, 'queueStakes'>;
  readonly sites: Pick<Sites, 'brands' | 'euroCents'>;
  readonly log: Pick<Log, 'error'>;
  wakeRelay(): void;
}

/** Maximum bet batches per run; the rest wait for the next run. */
const MAX_BATCHES = 2_000;

/**
 * Enters waiting stakes into the raffle drops and queues the same stakes for the gamification provider, in one
 * transaction. Stakes of a brand that fails wait, and its lists stay open meanwhile. Then schedules, closes and draws
 * drops, each in a transaction of its own. Failed tasks are retried.
 * @returns the number of stakes entered
 */
export async function drawRaffles(deps: DrawRafflesDeps): Promise<number> {
  const { raffle, sites, log } = deps;
  // Separate brands take more statements, so they are only separated when one of them fails.
  const entered = await enterStakes(deps, 'together')
    .catch(async (err: unknown) => {
      const apart = await enterStakes(deps, 'byBrand');
      if (apart?.waiting.size === 0)
        log.error({ err }, 'stakes were entered brand by brand: together they failed');
      return apart;
    })
    .catch((err: unknown) => {
      log.error({ err }, 'stakes could not be entered into raffle and missions and wait');
      return NONE_ENTERED;
    });
  if (entered === null) return 0;
  for (const task of await raffle.due(sites.brands, entered.until)) {
    const { kind, brand } = task;
    if (kind === 'close' && entered.waiting.has(brand)) continue;
    await performTask(deps, task).catch((err: unknown) => {
      const drop = task.kind === 'commit' ? null : task.drop;
      log.error({ err, task: kind, brand, drop }, 'a drop of the raffle waits: this failed');
    });
  }
  deps.wakeRelay();
  return entered.stakes;
}

interface Entered {
  readonly stakes: number;
  /** Time up to which stakes are complete, except for brands in `waiting`; null when unknown. */
  readonly until: Date | null;
  /** Brands with stakes that could not be entered yet. */
  readonly waiting: ReadonlySet<BrandId>;
}

const NONE_ENTERED: Entered = { stakes: 0, until: null, waiting: new Set() };

/** @returns null while another node holds the raffle lock */
function enterStakes(deps: DrawRafflesDeps, how: 'together' | 'byBrand'): Promise<Entered | null> {
  const { database, raffle, wallet, clock } = deps;
  return database.withLimits(JOB_LIMITS).transaction(async (tx) => {
    if (!(await raffle.lock(tx))) return null;
    // The time is read before the stakes are claimed, because stakes committed in between belong to the next run.
    const startedAt = clock.now();
    const { stakes, until } = await wallet.consumeStakes(tx, MAX_BATCHES);
    const returned = await wallet.brandsOfReturnedStakes(tx);
    const isTogether = how === 'together' && returned.length === 0;
    return {
      stakes: await (isTogether ? enter(deps, tx, stakes) : enterByBrand(deps, tx, stakes, returned)),
      until: until ?? startedAt,
      waiting: new Set(isTogether ? [] : await wallet.brandsOfReturnedStakes(tx)),
    };
  });
}

type Stakes = Awaited<ReturnType<Wallet['consumeStakes']>>['stakes'];

/** @returns the number of stakes */
async function enter(deps: DrawRafflesDeps, tx: Transaction, stakes: Stakes): Promise<number> {
  const { raffle, gamification, sites } = deps;
  await gamification.queueStakes(tx, stakes, ({ amount }) => sites.euroCents(amount));
  for (const brand of new Set(stakes.map((stake) => stake.brand))) {
    const site = sites.brands.find((one) => one.brand === brand) ?? { brand, raffle: null };
    const own = stakes.filter((stake) => stake.brand === brand);
    await raffle.enter(tx, site, own);
  }
  return stakes.length;
}

/**
 * Enters the stakes of each brand in a savepoint; those of a brand that fails are returned to the ledger.
 * @param returned the brands with stakes that were returned before, which are entered first
 * @returns the number of stakes entered
 */
async function enterByBrand(
  deps: DrawRafflesDeps,
  tx: Transaction,
  stakes: Stakes,
  returned: readonly BrandId[],
): Promise<number> {
  const { wallet, log } = deps;
  let entered = 0;
  for (const brand of new Set([...returned, ...stakes.map((stake) => stake.brand)])) {
    const own = stakes.filter((stake) => stake.brand === brand);
    try {
      entered += await partOf(tx, async () => {
        const earlier = returned.includes(brand) ? await wallet.consumeReturnedStakes(tx, brand) : [];
        return enter(deps, tx, [...earlier, ...own]);
      });
    } catch (err) {
      log.error({ err, brand }, 'stakes of a brand could not be entered into raffle and missions and wait');
      await wallet.returnStakes(tx, brand, own);
    }
  }
  return entered;
}

type Task = Parameters<Raffle['perform']>[1];

/**
 * Does nothing while another node holds the lock; that node, or the next run, performs the task. A prize that the
 * winner's balance cannot hold waits without the others.
 */
const performTask = (deps: DrawRafflesDeps, task: Task): Promise<void> =>
  deps.database.withLimits(JOB_LIMITS).transaction(async (tx: Transaction) => {
    const { raffle } = deps;
    if (!(await raffle.lock(tx))) return;
    for (const payment of await raffle.perform(tx, task)) {
      const { key: prizeId, playerId, amount } = payment;
      const command = raffleWin({ prizeId, playerId, amount });
      const isPaid = await payWin(deps, tx, { ...payment, brand: task.brand }, command);
      if (!isPaid) await raffle.deferPayment(tx, payment);
    }
  });
