import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { calculateCashback } from '../flows/cashback/calculateCashback.ts';
import { processDuePayments } from '../flows/cashier/processDuePayments.ts';
import { checkStudioResults } from '../flows/checkStudioResults.ts';
import { passKycDeadlines } from '../flows/kyc/moveKyc.ts';
import { drawJackpots } from '../flows/draws/drawJackpots.ts';
import { drawRaffles } from '../flows/draws/drawRaffles.ts';
import { recordPlayedGames } from '../flows/launch/recordPlayedGames.ts';
import { reportStakes } from '../flows/gamification/reportStakes.ts';
import { remindLimitReviews, notifyReadyRaises } from '../flows/notifications/limitNotifications.ts';
import { notifyPlayers } from '../flows/notifications/notifyPlayers.ts';
import { sendPushMessages } from '../flows/notifications/sendPushMessages.ts';
import { enforcePlayTimes } from '../flows/sessionLimits.ts';
import { reportReferrals } from '../flows/registration/reportReferrals.ts';
import { processDueRewards } from '../flows/rewards/processDueRewards.ts';
import { settleDuePurchases } from '../flows/shop/settlePurchase.ts';
import type { Job } from '../infra/jobs/jobs.ts';
import { deleteCountsOfDeadNodes, deleteExpiredCounts } from '../infra/nodes/index.ts';
import { collectFeed, renewFeedMonths } from '../infra/outbox/feed/index.ts';
import { deliverEvents } from '../providers/webhooks/deliver.ts';
import { UPDATE_EVERY_MS } from './sockets/jackpot/listeners.ts';
import type { Services } from './services.ts';

/** The leader runs the jobs, except for those that fill a cache of the node. */
export function jobsOf(services: Services): readonly Job[] {
  const { config, clock, database, wallet, seals, selfExclusion, notifications } = services;
  const { liveTables, featuredMatches, images } = services;
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
    {
      name: 'checkExclusionRegisters',
      everyMs: MINUTE,
      run: () => selfExclusion.registers.checkDue(),
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
    { name: 'deleteCountsOfDeadNodes', everyMs: MINUTE, run: () => deleteCountsOfDeadNodes(database) },
    { name: 'summarisePlay', everyMs: 10 * SECOND, run: () => wallet.summarisePlay() },
    { name: 'recordPlayedGames', everyMs: 30 * SECOND, run: () => recordPlayedGames(services) },
    { name: 'collectFeed', everyMs: SECOND / 2, run: () => collectFeed(database, clock.now()) },
    { name: 'notifyPlayers', everyMs: SECOND / 2, run: () => notifyPlayers(services) },
    { name: 'sendPushMessages', everyMs: SECOND, run: () => sendPushMessages(services) },
    {
      name: 'deleteOldNotifications',
      everyMs: MINUTE,
      run: () => notifications.deleteOld(database.query),
    },
    ...config.events.webhooks.map((webhook) => ({
      name: `deliverEvents:${webhook.name}`,
      everyMs: SECOND,
      run: () => deliverEvents(services, webhook),
    })),
    {
      name: 'renewFeedMonths',
      everyMs: HOUR,
      run: () => renewFeedMonths(database, { now: clock.now(), months: config.events.months }),
    },
    { name: 'sealDays', everyMs: MINUTE, run: () => seals.sealDays() },
    ...reportJobs(services),
    { name: 'remindOfLimits', everyMs: HOUR, run: () => remindLimitReviews(services) },
  ];
}

/** Reports of the licences that have a receiver. Days are written and delivered one a run. */
const reportJobs = ({ regulator, sites, config }: Services): readonly Job[] =>
  sites.reportingLicences
    .filter(({ licence }) => Object.hasOwn(config.reportReceivers, licence))
    .flatMap((licence) =>
      regulator === null
        ? []
        : [
            {
              name: `writeReports:${licence.licence}`,
              everyMs: 10 * SECOND,
              run: () => regulator.writeNext(licence),
            },
            {
              name: `deliverReports:${licence.licence}`,
              everyMs: 5 * SECOND,
              run: () => regulator.deliverNext(licence),
            },
          ],
    );
