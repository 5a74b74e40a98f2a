import type { Cashback, CashbackWeek } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import { cashbackOf, isPaidWeek, weekAt, type Share, type Week } from '../../modules/cashback/index.ts';
import type { Site } from '../../sites/index.ts';
import { schemeIn, type CashbackDeps, type Scheme } from './cashbackDeps.ts';
import { readRewardFacts } from '../rewards/rewardDeps.ts';

const MAX_WEEKS = 8;

/** @returns null when the player's site has no cashback or the player may not get rewards */
export async function readCashback(deps: CashbackDeps, playerId: PlayerId): Promise<Cashback | null> {
  const { database, players, sites } = deps;
  const [player, facts] = await Promise.all([
    players.get(database.query, playerId),
    readRewardFacts(deps, database.query, playerId),
  ]);
  const site = sites.byBrand(player.brand);
  const scheme = schemeIn(site, player.country);
  const bound = scheme?.bounds.get(player.currency);
  if (!facts || !site || !scheme || !bound) return null;
  return {
    currency: player.currency,
    percent: scheme.percent,
    minimum: toDecimal(bound.minimum),
    maximum: toDecimal(bound.maximum),
    claimDays: scheme.claimDays,
    timeZone: site.timeZone,
    weeks: await weeksOf(deps, playerId, site, scheme),
  };
}

async function weeksOf(
  { database, cashback, wallet, clock }: CashbackDeps,
  playerId: PlayerId,
  site: Site,
  scheme: Scheme,
): Promise<CashbackWeek[]> {
  const now = clock.now();
  const [running, last] = [0, 1].map((before) => weekAt(site.timeZone, now, before));
  if (!running || !last) throw new TypeError('a moment is in a week');
  const [shares, uncalculated] = await Promise.all([
    cashback.recent(database.query, playerId, MAX_WEEKS),
    cashback.uncalculated(database.query, site.brand, [last]),
  ]);
  const open = [running, ...uncalculated].filter((week) => isPaidWeek(site.timeZone, week, scheme.startsOn));
  const lost = await wallet.lostBy(database.query, playerId, open);
  const opened = open.map((week, at) => {
    const amount = lost[at];
    if (!amount) throw new TypeError('each week was asked for');
    const state = week === running ? 'Running' : 'Closing';
    return { ...week, ...sums(amount, cashbackOf(amount, scheme)), state, assignationId: null } as const;
  });
  return [...opened, ...shares.map((share) => presentShare(share, site.timeZone))];
}

const STATES = { none: 'None', waiting: 'Waiting', given: 'Given', lapsed: 'Lapsed' } as const;

function presentShare({ from, lost, amount, state, assignation }: Share, timeZone: string): CashbackWeek {
  const week: Week = weekAt(timeZone, from);
  return { ...week, ...sums(lost, amount), state: STATES[state], assignationId: assignation };
}

const sums = (lost: Money, amount: Money) => ({
  lost: toDecimal(lost.minor < 0n ? money(0n, lost.currency) : lost),
  amount: toDecimal(amount),
});
