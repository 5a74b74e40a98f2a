import { redacted } from '@foyer/contract/analytics/redaction.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { GamificationPort, StakeReport } from '../../modules/gamification/index.ts';
import { isOpenFor, type GamificationDeps } from './enterGamification.ts';

const MAX_STAKES_PER_CALL = 500;
const MAX_CALLS = 20;

/**
 * Reports waiting stakes to the provider, oldest first, at least once each, and sets aside those it refuses for good.
 * @returns the number of stakes reported @throws Refusal PartnerUnavailable
 */
export async function reportStakes(deps: GamificationDeps): Promise<number> {
  const { gamificationProvider: provider } = deps;
  if (!provider) return 0;
  const run: ReportRun = { provider, callsLeft: MAX_CALLS, reportedCount: 0 };
  while (run.callsLeft > 0 && (await reportSome(deps, run)));
  return run.reportedCount;
}

interface ReportRun {
  readonly provider: GamificationPort;
  callsLeft: number;
  reportedCount: number;
}

/** @returns whether more stakes may be waiting */
async function reportSome(deps: GamificationDeps, run: ReportRun): Promise<boolean> {
  const { database, gamification } = deps;
  const queuedStakes = await gamification.queuedStakes(database.query, MAX_STAKES_PER_CALL);
  const clients = await clientsOf(deps, [...new Set(queuedStakes.map(({ playerId }) => playerId))]);
  const reported = queuedStakes.flatMap((stake) => {
    const clientId = clients.get(stake.playerId);
    return clientId === undefined ? [] : [{ ...stake, clientId }];
  });
  await report(deps, run, reported);
  const reportedIds = new Set(reported.map(({ id }) => id));
  await gamification.removeStakes(
    database.query,
    queuedStakes.flatMap(({ id }) => (reportedIds.has(id) ? [] : id)),
  );
  return queuedStakes.length === MAX_STAKES_PER_CALL;
}

/** Splits a refused batch in half and resends both, until the stake that is never accepted is alone. */
async function report(deps: GamificationDeps, run: ReportRun, stakes: readonly StakeReport[]): Promise<void> {
  const [first] = stakes;
  if (!first || run.callsLeft === 0) return;
  const { database, gamification, log } = deps;
  run.callsLeft -= 1;
  const answer = await run.provider.sendStakes(stakes);
  if (answer === null) {
    run.reportedCount += stakes.length;
    // Removed only after the response: a stake that is sent again has the same id.
    return gamification.removeStakes(
      database.query,
      stakes.map(({ id }) => id),
    );
  }
  if (stakes.length === 1) {
    const { id, clientId } = first;
    log.warn(
      { stake: String(id), clientId, answer: redacted(answer) },
      'the gamification provider refuses a stake: set aside',
    );
    return gamification.moveToRefused(database.query, { id, clientId, answer });
  }
  const half = Math.ceil(stakes.length / 2);
  await report(deps, run, stakes.slice(0, half));
  await report(deps, run, stakes.slice(half));
}

/** The provider's client ids of the players' brands. Players without gamification are left out. */
async function clientsOf(
  deps: GamificationDeps,
  playerIds: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const { database, sites, players, gamification } = deps;
  const blocked = await gamification.blockedAmong(database.query, playerIds);
  // The concurrent reads are combined into one query.
  const records = await Promise.all(playerIds.map((id) => players.get(database.query, id)));
  const clients = records.flatMap((player) => {
    const site = sites.byBrand(player.brand)?.inCountry(player.country);
    const clientId = site?.gamification?.clientId;
    const isBlocked = blocked.has(player.id);
    return clientId !== undefined && isOpenFor(deps, player, { site, isBlocked })
      ? [[player.id, clientId] as const]
      : [];
  });
  return new Map(clients);
}
