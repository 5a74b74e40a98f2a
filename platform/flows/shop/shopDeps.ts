import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Gamification } from '../../modules/gamification/index.ts';
import type { PlayerRecord } from '../../modules/player/index.ts';
import type { PointsLedger, Shop } from '../../modules/shop/index.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { isGamificationOpenTo, type GamificationDeps } from '../gamification/enterGamification.ts';
import { rewardsBlock, type RewardDeps } from '../rewards/rewardDeps.ts';

/** Extends the reward dependencies, because an article is given as a reward. */
export interface ShopDeps extends RewardDeps {
  readonly sites: Pick<Sites, 'byBrand' | 'translator'>;
  readonly players: RewardDeps['players'] & GamificationDeps['players'];
  readonly signIn: GamificationDeps['signIn'];
  readonly catalogue: RewardDeps['catalogue'] & Pick<Catalogue, 'panel'>;
  readonly gamification: Pick<Gamification, 'details' | 'saveMemberData'>;
  readonly shop: Shop;
  /** Null when no gamification provider is configured. */
  readonly pointsLedger: PointsLedger | null;
}

export interface Reader {
  readonly playerId: PlayerId;
  readonly locale: Locale;
}

/** The player's site with its shop configuration and gamification client. */
export interface ShopContext {
  readonly site: Site;
  readonly file: NonNullable<Site['shop']>;
  readonly clientId: string;
}

/** ROUTE-58, GAMI-07, EXCLUSION-08, REW-16: returns null when the player has no access to a shop. */
export async function shopContextFor(
  deps: Pick<ShopDeps, 'sites' | 'players' | 'gamification'>,
  queryable: Queryable,
  player: PlayerRecord,
): Promise<ShopContext | null> {
  const site = siteOf(deps, player);
  if (!site?.shop || !site.settings.pages.includes('rewardsShop') || !site.gamification) return null;
  if (rewardsBlock(deps, player) || !(await isGamificationOpenTo(deps, queryable, player))) return null;
  return { site, file: site.shop, clientId: site.gamification.clientId };
}

export const siteOf = ({ sites }: Pick<ShopDeps, 'sites'>, player: PlayerRecord): Site | undefined =>
  sites.byBrand(player.brand)?.inCountry(player.country).atAddress(player.address);
