import type { Cashback } from '../../modules/cashback/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { RewardService } from '../rewards/rewardService.ts';

/** What the stories of cashback are made of. */
export interface CashbackDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly sites: Pick<Sites, 'brands' | 'byBrand' | 'say'>;
  readonly identity: Pick<Identity, 'hold' | 'player'>;
  readonly wallet: Pick<Wallet, 'lostWithin' | 'lostBy'>;
  readonly rewardDesk: Pick<RewardService, 'give' | 'factsOf'>;
  readonly cashback: Cashback;
  /** To be called after the commit of a transaction that wrote an event. */
  wakeRelay(): void;
}

/** A brand's. */
export type Scheme = NonNullable<Site['cashback']>;

/** The scheme as players of a country have it; null where they have none. */
export function schemeIn(site: Site | undefined, country: string): Scheme | null {
  const there = site?.inCountry(country);
  return there?.settings.pages.includes('cashback') ? there.cashback : null;
}
