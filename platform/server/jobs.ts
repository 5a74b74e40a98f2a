import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { calculateCashback } from '../flows/cashback/calculateCashback.ts';
import { processDuePayments } from '../flows/cashier/processDuePayments.ts';
import { checkStudioResults } from '../flows/checkStudioResults.ts';
import { passKycDeadlines } from '../flows/kyc/moveKyc.ts';
import { drawJackpots } from '../flows/drawJackpots.ts';
import { drawRaffles } from '../flows/drawRaffles.ts';
import { reportStakes } from '../flows/gamification/reportStakes.ts';
import { remindLimitReviews, notifyReadyRaises } from '../flows/limitNotifications.ts';
import { enforcePlayTimes } from '../flows/sessionLimits.ts';
import { reportReferrals } from '../flows/registration/reportReferrals.ts';
import { processDueRewards } from '../flows/rewards/processDueRewards.ts';
import { settleDuePurchases } from '../flows/shop/settlePurchase.ts';
import type { Job } from '../infra/jobs/jobs.ts';
import { deleteExpiredCounts } from '../infra/nodes/index.ts';
import { UPDATE_EVERY_MS } from './sockets/jackpot/listeners.ts';
import type { Services } from './services.ts';

/** The leader runs the jobs, except for those that fill a cache of the node. */
export function jobsOf(services: Services): readonly Job[] {
  const { database, wallet, seals, selfExclusion, liveTables, featuredMatches, images } = services;
  return [
    {
      name: 'refreshLiveTables',
      everyMs: 3 * SECOND,
      isOnEveryNode: true,
      run: () => liveTables.refresh(),
    },
    {
      name: 'refreshFeaturedMatches',
      everyMs: 3 * SECOND,
      isOnEveryNode: true,
      run: () => featuredMatches.refresh(),
    },
    { name: 'refreshImages', everyMs: MINUTE, run: images.refresh },
    { name: 'processDuePayments', everyMs: 2 * SECOND, run: () => processDuePayments(services) },
    { name: 'passKycDeadlines', everyMs: 5 * SECOND, run: () => passKycDeadlines(services) },
    {
      name: 'compareIdentities',
      everyMs: 5 * SECOND,
      run: () => selfExclusion.matching.compareDue(database),
    },
    { name: 'drawJackpots', everyMs: UPDATE_EVERY_MS, run: () => drawJackpots(services) },
    { name: 'drawRaffles', everyMs: SECOND, run: () => drawRaffles(services) },
    { name: 'createMonths', everyMs: HOUR, run: () => wallet.createMonths() },
    { name: 'checkStudioResults', everyMs: 5 * SECOND, run: () => checkStudioResults(services) },
    { name: 'expireBonuses', everyMs: 5 * SECOND, run: () => wallet.expireBonuses() },
    { name: 'processDueRewards', everyMs: 2 * SECOND, run: () => processDueRewards(services) },
    { name: 'calculateCashback', everyMs: 30 * SECOND, run: () => calculateCashback(services) },
    { name: 'settlePurchases', everyMs: 2 * SECOND, run: () => settleDuePurchases(services) },
    { name: 'reportStakes', everyMs: SECOND, run: () => reportStakes(services) },
    { name: 'enforcePlayTimes', everyMs: SECOND, run: () => enforcePlayTimes(services) },
    { name: 'reportReferrals', everyMs: 5 * SECOND, run: () => reportReferrals(services) },
    { name: 'notifyReadyRaises', everyMs: 5 * SECOND, run: () => notifyReadyRaises(services) },
    { name: 'deleteExpiredCounts', everyMs: MINUTE, run: () => deleteExpiredCounts(database) },
    { name: 'sealDays', everyMs: MINUTE, run: () => seals.sealDays() },
    { name: 'remindOfLimits', everyMs: HOUR, run: () => remindLimitReviews(services) },
  ];
}
