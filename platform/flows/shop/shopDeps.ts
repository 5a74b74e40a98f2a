import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import type { Gamification } from '../../modules/gamification/index.ts';
import type { Identity, PlayerRecord } from '../../modules/identity/index.ts';
import type { Shop } from '../../modules/shop/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { GamificationService } from '../gamification/gamificationService.ts';
import { rewardsBlock } from '../rewards/rewardDeps.ts';
import type { RewardService } from '../rewards/rewardService.ts';

/** What the stories of the shop are made of. */
export interface ShopDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly sites: Pick<Sites, 'byBrand' | 'say'>;
  readonly identity: Pick<Identity, 'hold' | 'player' | 'blockNow'>;
  readonly catalogue: Pick<Catalogue, 'game' | 'panel'>;
  readonly gamification: Pick<Gamification, 'details' | 'know'>;
  readonly gamificationDesk: Pick<GamificationService, 'isEnabledFor'>;
  readonly rewardDesk: Pick<RewardService, 'give'>;
  readonly shop: Shop;
  /** Null: none is named to this installation. */
  readonly points: PointsLedger | null;
  /** To be called after the commit of a transaction that wrote an event. */
  wakeRelay(): void;
}

/** Whose points. */
export interface PointsMember {
  readonly clientId: string;
  readonly playerId: PlayerId;
}

/** Where points are kept, at another company. Each act has a name, and under one name it has the effect of once. */
export interface PointsLedger {
  /** @throws Refusal PartnerUnavailable */
  standing(member: PointsMember): Promise<PointsStatus>;
  /**
   * Takes points under the name, or refuses for good.
   * @throws Refusal PartnerUnavailable where nobody knows which
   */
  spend(spending: Spending): Promise<Spent>;
  /**
   * What was taken under the name is given back, and nothing can be taken under it from then on.
   * @throws Refusal PartnerUnavailable
   */
  giveBack(spending: Pick<Spending, 'id' | 'member'>): Promise<void>;
}

export interface PointsStatus {
  /** To be spent. */
  readonly points: number;
  readonly level: number;
  readonly isOptedIn: boolean;
}

export interface Spending {
  readonly id: string;
  readonly member: PointsMember;
  readonly points: number;
}

export type Spent =
  | { readonly isTaken: true }
  | { readonly isTaken: false; readonly reason: 'NotEnoughPoints' | 'NotTakingPart' | 'GivenBack' };

export interface Reader {
  readonly playerId: PlayerId;
  readonly locale: Locale;
}

/** The player's site where it has a shop for him. */
export interface ShopContext {
  readonly site: Site;
  readonly file: NonNullable<Site['shop']>;
  readonly clientId: string;
}

/** ROUTE-58, GAMI-07, EXCLUSION-08, REW-16: null where there is no shop for the player. */
export async function shopContextFor(
  parts: Pick<ShopDeps, 'sites' | 'identity' | 'gamificationDesk'>,
  queryable: Queryable,
  player: PlayerRecord,
): Promise<ShopContext | null> {
  const site = siteOf(parts, player);
  if (!site?.shop || !site.settings.pages.includes('rewardsShop') || !site.gamification) return null;
  if (rewardsBlock(parts, player) || !(await parts.gamificationDesk.isEnabledFor(queryable, player)))
    return null;
  return { site, file: site.shop, clientId: site.gamification.clientId };
}

export const siteOf = ({ sites }: Pick<ShopDeps, 'sites'>, player: PlayerRecord): Site | undefined =>
  sites.byBrand(player.brand)?.inCountry(player.country);
