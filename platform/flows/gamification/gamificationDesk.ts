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
  /** The provider is told what waits, the oldest first, at least once each. @returns how many. @throws Refusal PartnerUnavailable */
  tellStakes(): Promise<number>;
}

const MOST_TOLD = 500;

export function createGamificationDesk(parts: GamificationParts): GamificationDesk {
  const { database, sites, identity, gamification, provider } = parts;

  const isEnabledFor = async (site: Site | undefined, player: PlayerRecord): Promise<boolean> => {
    const { exclusion, timeoutEndsAt, isSourceOfWealthOverdue } = identity.standing(player);
    const { isBlocked } = await gamification.details(database.query, player.id);
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
  };
  const isEnabled: GamificationDesk['isEnabled'] = async (site, playerId) =>
    isEnabledFor(site, await identity.player(database.query, playerId));

  /** What the provider calls the player's brand; null for whom gamification is not there any more. */
  const clientOf = async (playerId: PlayerId): Promise<string | null> => {
    const player = await identity.player(database.query, playerId);
    const site = sites.byBrand(player.brand)?.inCountry(player.country);
    return (await isEnabledFor(site, player)) ? (site?.gamification?.clientId ?? null) : null;
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
      const waiting = provider ? await gamification.waiting(database.query, MOST_TOLD) : [];
      if (!provider || waiting.length === 0) return 0;
      const players = [...new Set(waiting.map(({ playerId }) => playerId))];
      const clients = new Map<PlayerId, string | null>();
      for (const playerId of players) clients.set(playerId, await clientOf(playerId));
      const told = waiting.flatMap((stake) => {
        const clientId = clients.get(stake.playerId) ?? null;
        return clientId === null ? [] : [{ ...stake, clientId }];
      });
      if (told.length > 0) await provider.tell(told);
      // After the answer: what is told twice has the same id.
      await gamification.forget(
        database.query,
        waiting.map(({ id }) => id),
      );
      return told.length;
    },
  };
}
