import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { processDuePayments } from '../flows/cashier/rounds.ts';
import { passKycDeadlines } from '../flows/compliance/kyc.ts';
import { remindLimitReviews, notifyReadyRaises } from '../flows/limitNotifications.ts';
import type { Job } from '../infra/jobs/jobs.ts';
import { UPDATE_EVERY_MS } from './sockets/jackpot/listeners.ts';
import type { Services } from './services.ts';

/** What comes round by itself. Every node runs them: most ask the database what is left to do; each keeps its own view of the live tables. */
export function jobsOf({
  wallet,
  identity,
  payments,
  liveTables,
  drawJackpots,
  drawRaffles,
  rewardDesk,
  cashbackDesk,
  shopDesk,
  gamificationDesk,
}: Services): readonly Job[] {
  const limits = { ...payments, identity };
  return [
    { name: 'refreshLiveTables', everyMs: 3 * SECOND, run: () => liveTables.refresh() },
    { name: 'lookAfterPayments', everyMs: 2 * SECOND, run: () => processDuePayments(payments) },
    { name: 'passKycDeadlines', everyMs: 5 * SECOND, run: () => passKycDeadlines(payments) },
    {
      name: 'compareIdentities',
      everyMs: 5 * SECOND,
      run: () => identity.matching.compareDue(payments.database),
    },
    { name: 'drawJackpots', everyMs: UPDATE_EVERY_MS, run: drawJackpots },
    { name: 'drawRaffles', everyMs: SECOND, run: drawRaffles },
    { name: 'expireBonuses', everyMs: 5 * SECOND, run: () => wallet.expireBonuses() },
    { name: 'lookAfterRewards', everyMs: 2 * SECOND, run: rewardDesk.lookAfterDue },
    { name: 'reckonCashback', everyMs: 30 * SECOND, run: cashbackDesk.reckonDue },
    { name: 'settlePurchases', everyMs: 2 * SECOND, run: shopDesk.settleDue },
    { name: 'tellGamification', everyMs: SECOND, run: gamificationDesk.tellStakes },
    { name: 'tellReadyRaises', everyMs: 5 * SECOND, run: () => notifyReadyRaises(limits) },
    { name: 'remindOfLimits', everyMs: HOUR, run: () => remindLimitReviews(limits) },
  ];
}
