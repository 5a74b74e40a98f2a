import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { isGamificationEnabled, type Gamification } from '../../modules/gamification/index.ts';
import type { Identity, PlayerRecord } from '../../modules/identity/index.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';

export interface GamificationDeps {
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly identity: Pick<Identity, 'player' | 'standing' | 'identityToken'>;
  readonly gamification: Gamification;
  readonly log: Pick<Log, 'warn'>;
  /** Null: none is named to this installation. */
  readonly provider: Provider | null;
}

/** The company that keeps levels, missions and tournaments. */
interface Provider {
  accessToken(
    clientId: string,
    identityToken: string,
  ): Promise<{ readonly accessToken: string; readonly livesMs: number }>;
  playerData(accessToken: string): Promise<{ readonly level: number; readonly isOptedIn: boolean }>;
  /** @returns null where all were taken; else why one of them never will be */
  tell(stakes: readonly ToldStake[]): Promise<string | null>;
}

type ToldStake = Awaited<ReturnType<Gamification['waiting']>>[number] & { readonly clientId: string };

interface Entered {
  /** The provider's, for its widgets. */
  readonly accessToken: string;
  /** So long that is good. */
  readonly expiresInSeconds: number;
  readonly isOptedIn: boolean;
}

/** Where players come to gamification, and what they stake goes on to the provider. */
export interface GamificationService {
  /** GAMI-07 */
  isEnabled(site: Site, playerId: PlayerId): Promise<boolean>;
  /** The same of a player whom the caller has read, at his own site. */
  isEnabledFor(queryable: Queryable, player: PlayerRecord): Promise<boolean>;
  /**
   * The player at the provider's, by a token of ours that says who he is. What the provider tells of him is known from
   * then on. @throws Refusal GamificationNotEnabled, PartnerUnavailable
   */
  enter(place: { readonly site: Site; readonly origin: string }, playerId: PlayerId): Promise<Entered>;
  /**
   * The provider is told what waits, the oldest first, at least once each. What it refuses for ever is found and set
   * aside, and what stands behind it goes on. @returns how many it took @throws Refusal PartnerUnavailable
   */
  tellStakes(): Promise<number>;
}

/** In one call. */
const MOST_TOLD = 500;
/** In one look; what is more waits for the next. */
const MOST_CALLS = 20;

export function createGamificationService(parts: GamificationDeps): GamificationService {
  const { database, sites, identity, gamification, provider } = parts;

  const isEnabled: GamificationService['isEnabled'] = async (site, playerId) => {
    const [player, { isBlocked }] = await Promise.all([
      identity.player(database.query, playerId),
      gamification.details(database.query, playerId),
    ]);
    return isEnabledFor(parts, player, { site, isBlocked });
  };

  return {
    isEnabled,
    async isEnabledFor(queryable, player) {
      const { isBlocked } = await gamification.details(queryable, player.id);
      const site = sites.byBrand(player.brand)?.inCountry(player.country);
      return isEnabledFor(parts, player, { site, isBlocked });
    },
    async enter({ site, origin }, playerId) {
      const { gamification: settings } = site;
      if (!settings || !(await isEnabled(site, playerId)))
        throw new Refusal('GamificationNotEnabled', { status: 403 });
      if (!provider) throw new Refusal('PartnerUnavailable', { status: 502 });
      const { clientId } = settings;
      const shown = await identity.identityToken({ site, origin }, { playerId, audience: clientId });
      const { accessToken, livesMs } = await provider.accessToken(clientId, shown);
      const told = await provider.playerData(accessToken);
      await gamification.know(database.query, playerId, told);
      const expiresInSeconds = Math.floor(livesMs / SECOND);
      return { accessToken, expiresInSeconds, isOptedIn: told.isOptedIn };
    },
    async tellStakes() {
      if (!provider) return 0;
      const look: Look = { provider, callsLeft: MOST_CALLS, told: 0 };
      while (look.callsLeft > 0 && (await tellSome(parts, look)));
      return look.told;
    },
  };
}

function isEnabledFor(
  { identity }: Pick<GamificationDeps, 'identity'>,
  player: PlayerRecord,
  { site, isBlocked }: { readonly site: Site | undefined; readonly isBlocked: boolean },
): boolean {
  const { exclusion, timeoutEndsAt, isSourceOfWealthOverdue } = identity.standing(player);
  return isGamificationEnabled({
    isSettingEnabled: site?.gamification?.enabled ?? false,
    isPlayerBlocked: isBlocked,
    clientId: site?.gamification?.clientId ?? null,
    exclusion,
    timeoutEndsAt,
    isSourceOfWealthOverdue,
    kycStatus: player.kyc.status,
    isAccountClosed: player.status.status !== 'Active',
  });
}

/** One, of what waits. */
interface Look {
  readonly provider: Provider;
  callsLeft: number;
  told: number;
}

/** @returns whether there may be more */
async function tellSome(parts: GamificationDeps, look: Look): Promise<boolean> {
  const { database, gamification } = parts;
  const waiting = await gamification.waiting(database.query, MOST_TOLD);
  const clients = await clientsOf(parts, [...new Set(waiting.map(({ playerId }) => playerId))]);
  const toTell = waiting.flatMap((stake) => {
    const clientId = clients.get(stake.playerId);
    return clientId === undefined ? [] : [{ ...stake, clientId }];
  });
  await tell(parts, look, toTell);
  const kept = new Set(toTell.map(({ id }) => id));
  await gamification.forget(
    database.query,
    waiting.flatMap(({ id }) => (kept.has(id) ? [] : id)),
  );
  return waiting.length === MOST_TOLD;
}

/** What is refused is told again in halves, until the one that is never taken stands alone. */
async function tell(parts: GamificationDeps, look: Look, stakes: readonly ToldStake[]): Promise<void> {
  const [first] = stakes;
  if (!first || look.callsLeft === 0) return;
  const { database, gamification, log } = parts;
  look.callsLeft -= 1;
  const answer = await look.provider.tell(stakes);
  if (answer === null) {
    look.told += stakes.length;
    // After the answer: what is told twice has the same id.
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
  await tell(parts, look, stakes.slice(0, half));
  await tell(parts, look, stakes.slice(half));
}

/** What the provider calls the players' brands; for whom gamification is not there any more is left out. */
async function clientsOf(
  parts: GamificationDeps,
  playerIds: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const { database, sites, identity, gamification } = parts;
  const blocked = await gamification.blockedAmong(database.query, playerIds);
  // One read for all of them: those that wait are put together.
  const players = await Promise.all(playerIds.map((id) => identity.player(database.query, id)));
  const clients = players.flatMap((player) => {
    const site = sites.byBrand(player.brand)?.inCountry(player.country);
    const clientId = site?.gamification?.clientId;
    const isBlocked = blocked.has(player.id);
    return clientId !== undefined && isEnabledFor(parts, player, { site, isBlocked })
      ? [[player.id, clientId] as const]
      : [];
  });
  return new Map(clients);
}
