import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { isGamificationEnabled, type Gamification } from '../../modules/gamification/index.ts';
import type { Identity, PlayerRecord } from '../../modules/identity/index.ts';
import type { Database } from '../../plumbing/database/database.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { Site, Sites } from '../../plumbing/sites/index.ts';

export interface GamificationParts {
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly identity: Pick<Identity, 'player' | 'standing' | 'identityToken'>;
  readonly gamification: Gamification;
  /** Null: none is named to this installation. */
  readonly provider: Provider | null;
}

/** The company that keeps levels, missions and tournaments. */
interface Provider {
  accessToken(clientId: string, identityToken: string): Promise<string>;
  playerData(accessToken: string): Promise<{ readonly level: number; readonly isOptedIn: boolean }>;
  tell(stakes: readonly ToldStake[]): Promise<void>;
}

type ToldStake = Awaited<ReturnType<Gamification['waiting']>>[number] & { readonly clientId: string };

interface Entered {
  /** The provider's, for its widgets. */
  readonly accessToken: string;
  readonly isOptedIn: boolean;
}

/** Where players come to gamification, and what they stake goes on to the provider. */
export interface GamificationDesk {
  /** GAMI-07 */
  isEnabled(site: Site, playerId: PlayerId): Promise<boolean>;
  /**
   * The player at the provider's, by a token of ours that says who he is. What the provider tells of him is known from
   * then on. @throws Refusal GamificationNotEnabled, PartnerUnavailable
   */
  enter(place: { readonly site: Site; readonly origin: string }, playerId: PlayerId): Promise<Entered>;
  /** The provider is told what waits, the oldest first, at least once each. @returns how many @throws Refusal PartnerUnavailable */
  tellStakes(): Promise<number>;
}

/** In one call. */
const MOST_TOLD = 500;
/** In one look; what is more waits for the next. */
const MOST_CALLS = 20;

export function createGamificationDesk(parts: GamificationParts): GamificationDesk {
  const { database, identity, gamification, provider } = parts;

  const isEnabled: GamificationDesk['isEnabled'] = async (site, playerId) => {
    const [player, { isBlocked }] = await Promise.all([
      identity.player(database.query, playerId),
      gamification.details(database.query, playerId),
    ]);
    return isEnabledFor(parts, player, { site, isBlocked });
  };

  return {
    isEnabled,
    async enter({ site, origin }, playerId) {
      const { gamification: settings } = site;
      if (!settings || !(await isEnabled(site, playerId)))
        throw new Refusal('GamificationNotEnabled', { status: 403 });
      if (!provider) throw new Refusal('PartnerUnavailable', { status: 502 });
      const { clientId } = settings;
      const shown = await identity.identityToken({ site, origin }, { playerId, audience: clientId });
      const accessToken = await provider.accessToken(clientId, shown);
      const told = await provider.playerData(accessToken);
      await gamification.know(database.query, playerId, told);
      return { accessToken, isOptedIn: told.isOptedIn };
    },
    async tellStakes() {
      let told = 0;
      for (let calls = 0; provider && calls < MOST_CALLS; calls += 1) {
        const some = await tellSome(parts, provider);
        told += some.told;
        if (!some.isMore) break;
      }
      return told;
    },
  };
}

function isEnabledFor(
  { identity }: Pick<GamificationParts, 'identity'>,
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

/** @returns how many were told, and whether there may be more */
async function tellSome(
  parts: GamificationParts,
  provider: Provider,
): Promise<{ readonly told: number; readonly isMore: boolean }> {
  const { database, gamification } = parts;
  const waiting = await gamification.waiting(database.query, MOST_TOLD);
  const clients = await clientsOf(parts, [...new Set(waiting.map(({ playerId }) => playerId))]);
  const told = waiting.flatMap((stake) => {
    const clientId = clients.get(stake.playerId);
    return clientId === undefined ? [] : [{ ...stake, clientId }];
  });
  if (told.length > 0) await provider.tell(told);
  // After the answer: what is told twice has the same id.
  await gamification.forget(
    database.query,
    waiting.map(({ id }) => id),
  );
  return { told: told.length, isMore: waiting.length === MOST_TOLD };
}

/** What the provider calls the players' brands; for whom gamification is not there any more is left out. */
async function clientsOf(
  parts: GamificationParts,
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
