import type { PlayerId } from '@foyer/domain/ids.ts';
import type { GamificationPort, StakeReport } from '../../modules/gamification/index.ts';
import { isOpenFor, type GamificationDeps } from './enterGamification.ts';

/** Stakes in one call. */
const MOST_TOLD = 500;
/** Calls in one run of the job; the rest waits for the next. */
const MOST_CALLS = 20;

/**
 * Reports waiting stakes to the provider, the oldest first, at least once each. A stake that the provider refuses for
 * good is found and set aside. @returns how many the provider took @throws Refusal PartnerUnavailable
 */
export async function reportStakes(parts: GamificationDeps): Promise<number> {
  const { gamificationProvider: provider } = parts;
  if (!provider) return 0;
  const look: Look = { provider, callsLeft: MOST_CALLS, told: 0 };
  while (look.callsLeft > 0 && (await reportSome(parts, look)));
  return look.told;
}

interface Look {
  readonly provider: GamificationPort;
  callsLeft: number;
  told: number;
}

/** @returns whether more stakes may be waiting */
async function reportSome(parts: GamificationDeps, look: Look): Promise<boolean> {
  const { database, gamification } = parts;
  const waiting = await gamification.waiting(database.query, MOST_TOLD);
  const clients = await clientsOf(parts, [...new Set(waiting.map(({ playerId }) => playerId))]);
  const reported = waiting.flatMap((stake) => {
    const clientId = clients.get(stake.playerId);
    return clientId === undefined ? [] : [{ ...stake, clientId }];
  });
  await report(parts, look, reported);
  const kept = new Set(reported.map(({ id }) => id));
  await gamification.forget(
    database.query,
    waiting.flatMap(({ id }) => (kept.has(id) ? [] : id)),
  );
  return waiting.length === MOST_TOLD;
}

/** Splits a refused batch in half and resends both, until the stake that is never accepted is alone. */
async function report(parts: GamificationDeps, look: Look, stakes: readonly StakeReport[]): Promise<void> {
  const [first] = stakes;
  if (!first || look.callsLeft === 0) return;
  const { database, gamification, log } = parts;
  look.callsLeft -= 1;
  const answer = await look.provider.tell(stakes);
  if (answer === null) {
    look.told += stakes.length;
    // Removed only after the response: a stake that is sent again has the same id.
    return gamification.forget(
      database.query,
      stakes.map(({ id }) => id),
    );
  }
  if (stakes.length === 1) {
    const { id, clientId } = first;
    log.warn({ stake: String(id), clientId, answer }, 'the gamification provider refuses a stake: set aside');
    return gamification.setAside(database.query, { id, clientId, answer });
  }
  const half = Math.ceil(stakes.length / 2);
  await report(parts, look, stakes.slice(0, half));
  await report(parts, look, stakes.slice(half));
}

/** The provider's client ids of the players' brands. Players without gamification are left out. */
async function clientsOf(
  parts: GamificationDeps,
  playerIds: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const { database, sites, players, gamification } = parts;
  const blocked = await gamification.blockedAmong(database.query, playerIds);
  // The concurrent reads are combined into one query.
  const records = await Promise.all(playerIds.map((id) => players.get(database.query, id)));
  const clients = records.flatMap((player) => {
    const site = sites.byBrand(player.brand)?.inCountry(player.country);
    const clientId = site?.gamification?.clientId;
    const isBlocked = blocked.has(player.id);
    return clientId !== undefined && isOpenFor(parts, player, { site, isBlocked })
      ? [[player.id, clientId] as const]
      : [];
  });
  return new Map(clients);
}
