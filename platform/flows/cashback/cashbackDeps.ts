import type { Cashback } from '../../modules/cashback/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { RewardDeps } from '../rewards/rewardDeps.ts';

/** Extends the reward dependencies, because cashback is given as a reward. */
export interface CashbackDeps extends RewardDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand' | 'translator'>;
  readonly wallet: RewardDeps['wallet'] & Pick<Wallet, 'lostWithin' | 'lostBy'>;
  readonly cashback: Cashback;
}

export type Scheme = NonNullable<Site['cashback']>;

/** Returns the cashback scheme for players of a country, or null when there is none. */
export function schemeIn(site: Site | undefined, country: string): Scheme | null {
  const countrySite = site?.inCountry(country);
  return countrySite?.settings.pages.includes('cashback') ? countrySite.cashback : null;
}
