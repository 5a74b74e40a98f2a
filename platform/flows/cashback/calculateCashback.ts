import { HOUR } from '@foyer/domain/duration.ts';
import { isLocale, languageTag } from '@foyer/domain/locale.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import {
  weekAt,
  weeksToCalculate,
  type Share,
  type ShareKey,
  type Week,
} from '../../modules/cashback/index.ts';
import type { PlayerRecord } from '../../modules/player/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { JOB_LIMITS } from '../../infra/database/limits.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { giveReward } from '../rewards/giveReward.ts';
import { schemeIn, type CashbackDeps, type Scheme } from './cashbackDeps.ts';

const BATCH_SIZE = 200;
/** Retry delay for players who are blocked from rewards, and after an error. */
const BLOCKED_RETRY_MS = HOUR;

/**
 * Calculates each finished week of each brand from the players' net losses, then gives the cashback as rewards.
 * Idempotent by week and player; failures are retried. @returns the number of players processed
 */
export async function calculateCashback(deps: CashbackDeps): Promise<number> {
  const { database, cashback, sites, clock, log, wakeRelay } = deps;
  for (const site of sites.brands) {
    const scheme = site.cashback;
    if (!scheme) continue;
    const over = weeksToCalculate(site.timeZone, clock.now(), scheme.startsOn);
    for (const week of await cashback.uncalculated(database.query, site.brand, over))
      await calculateWeek(deps, site, scheme, week).catch((err: unknown) => {
        log.error({ err, brand: site.brand, week: week.from }, 'a week was not reckoned and is tried again');
      });
  }
  const due = await cashback.due(database.query, BATCH_SIZE);
  for (const key of due)
    await database
      .transaction((tx) => giveShare(deps, tx, key))
      .catch(async (err: unknown) => {
        log.error({ err, ...key }, 'a cashback could not be given and is tried again');
        await database.transaction((tx) => postponeFailed(deps, tx, key));
      })
      .catch((err: unknown) => log.error({ err, ...key }, 'a failed cashback could not be postponed'));
  if (due.length > 0) wakeRelay();
  return due.length;
}

const calculateWeek = (
  { database, cashback, wallet }: CashbackDeps,
  { brand }: Site,
  terms: Scheme,
  week: Week,
): Promise<void> =>
  // Reads a full week of ledger entries of all the brand's players, hence the longer limits.
  database.withLimits(JOB_LIMITS).transaction(async (tx) => {
    const of = { brand, week, terms };
    if (!(await cashback.begin(tx, of))) return;
    await cashback.write(tx, of, await wallet.lostWithin(tx, { brand, ...week }));
  });

async function giveShare(deps: CashbackDeps, tx: Transaction, key: ShareKey): Promise<void> {
  const { players, cashback, sites, clock } = deps;
  const player = await players.hold(tx, key.playerId);
  const share = await cashback.lock(tx, key);
  if (!share) return;
  const site = sites.byBrand(share.brand);
  if (share.lapsesAt <= clock.now() || !site || !schemeIn(site, player.country))
    return cashback.settle(tx, share, null);
  const assignation = await giveCashback(deps, tx, player, share, site);
  if (assignation === null) await cashback.postpone(tx, share, BLOCKED_RETRY_MS);
  else await cashback.settle(tx, share, assignation);
}

/** @returns the reward's id; null, with nothing written, for a player blocked from rewards (EXCLUSION-08, REW-16) */
async function giveCashback(
  deps: CashbackDeps,
  tx: Transaction,
  player: PlayerRecord,
  share: Share,
  site: Site,
): Promise<string | null> {
  const { sites, clock } = deps;
  const { from, amount, lapsesAt } = share;
  const locale = isLocale(player.language) ? player.language : 'en';
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: site.timeZone });
  const { until } = weekAt(site.timeZone, from);
  const [first, last] = [day.format(from), day.format(new Date(until.getTime() - 1))];
  try {
    const { id } = await giveReward(deps, tx, {
      key: `cashback ${share.brand} ${from.toISOString()} ${player.id}`,
      playerId: player.id,
      terms: {
        type: 'money-drop',
        kind: 'Cashback',
        claim: 'manual',
        name: sites.translator(locale, ['cashback'])('cashback.reward', { first, last }),
        amount: toDecimal(amount),
        startsInHours: 0,
        hours: (lapsesAt.getTime() - clock.now().getTime()) / HOUR,
        needsDeposit: false,
      },
      by: 'foyer:cashback',
      why: `net losses of the week from ${from.toISOString()}`,
    });
    return id;
  } catch (error) {
    if (error instanceof Refusal && error.type === 'PlayerBlocked') return null;
    throw error;
  }
}

/** Postpones a failed payout so that it does not delay the others. */
async function postponeFailed(
  { players, cashback }: CashbackDeps,
  tx: Transaction,
  key: ShareKey,
): Promise<void> {
  await players.hold(tx, key.playerId);
  if (await cashback.lock(tx, key)) await cashback.postpone(tx, key, BLOCKED_RETRY_MS);
}
