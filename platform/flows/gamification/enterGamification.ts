import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import {
  isGamificationEnabled,
  type Gamification,
  type GamificationPort,
} from '../../modules/gamification/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';

export interface GamificationDeps {
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly players: Pick<Players, 'get' | 'accountState'>;
  readonly signIn: Pick<SignIn, 'identityToken'>;
  readonly gamification: Gamification;
  readonly log: Pick<Log, 'warn'>;
  /** Null when no gamification provider is configured. */
  readonly gamificationProvider: GamificationPort | null;
}

/** GAMI-07: whether the player has gamification on this site. */
export async function isGamificationOpenAt(
  deps: Pick<GamificationDeps, 'database' | 'players' | 'gamification'>,
  site: Site,
  playerId: PlayerId,
): Promise<boolean> {
  const { database, players, gamification } = deps;
  const [player, { isBlocked }] = await Promise.all([
    players.get(database.query, playerId),
    gamification.details(database.query, playerId),
  ]);
  return isOpenFor(deps, player, { site, isBlocked });
}

/** GAMI-07: whether a player has gamification on their own site. */
export async function isGamificationOpenTo(
  deps: Pick<GamificationDeps, 'sites' | 'players'> & {
    readonly gamification: Pick<Gamification, 'details'>;
  },
  queryable: Queryable,
  player: PlayerRecord,
): Promise<boolean> {
  const { isBlocked } = await deps.gamification.details(queryable, player.id);
  const site = deps.sites.byBrand(player.brand)?.inCountry(player.country);
  return isOpenFor(deps, player, { site, isBlocked });
}

/** Signs the player in at the provider and stores the data that the provider returns. @throws Refusal GamificationNotEnabled, PartnerUnavailable */
export async function enterGamification(
  deps: GamificationDeps,
  { site, origin }: { readonly site: Site; readonly origin: string },
  playerId: PlayerId,
) {
  const { database, signIn, gamification, gamificationProvider: provider } = deps;
  const { gamification: settings } = site;
  if (!settings || !(await isGamificationOpenAt(deps, site, playerId)))
    throw new Refusal('GamificationNotEnabled', { status: 403 });
  if (!provider) throw new Refusal('PartnerUnavailable', { status: 502 });
  const { clientId } = settings;
  const identityToken = await signIn.identityToken({ site, origin }, { playerId, audience: clientId });
  const { accessToken, lifetimeMs } = await provider.accessToken(clientId, identityToken);
  const member = await provider.playerData(accessToken);
  await gamification.saveMemberData(database.query, playerId, member);
  const expiresInSeconds = Math.floor(lifetimeMs / SECOND);
  return { accessToken, expiresInSeconds, isOptedIn: member.isOptedIn };
}

export function isOpenFor(
  { players }: Pick<GamificationDeps, 'players'>,
  player: PlayerRecord,
  { site, isBlocked }: { readonly site: Site | undefined; readonly isBlocked: boolean },
): boolean {
  const { exclusion, timeoutEndsAt, isSourceOfWealthOverdue } = players.accountState(player);
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
