import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Limits } from '../modules/limits/index.ts';
import type { Players } from '../modules/player/index.ts';
import type { SelfExclusions } from '../modules/selfExclusion/index.ts';
import type { Transaction } from '../infra/database/database.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Site, Sites } from '../sites/index.ts';

export interface GlobalLimitDeps {
  readonly players: Pick<Players, 'get'>;
  readonly selfExclusion: Pick<SelfExclusions, 'matching'>;
  readonly limits: Pick<Limits, 'share' | 'sharing'>;
  readonly sites: Pick<Sites, 'byBrand'>;
}

/**
 * LIMIT-13: the player and all their other accounts under the licence share limits from now on. Locks the licence, so
 * that no account is opened unseen, and then the accounts. @throws Refusal LimitNotOffered
 */
export async function openGlobalLimits(
  deps: GlobalLimitDeps,
  tx: Transaction,
  playerId: PlayerId,
): Promise<void> {
  const offering = await offeredTo(deps, tx, playerId);
  if (!offering) throw new Refusal('LimitNotOffered', { status: 403 });
  const sharing = await deps.limits.sharing(tx, playerId);
  const accounts = await deps.selfExclusion.matching.lockAccountsOfPerson(tx, playerId, sharing);
  await shareWith(deps, tx, offering, { accounts, createsGroup: true });
}

/**
 * LIMIT-13: applies limits that the person has set at another account under the licence to this account too. Call it
 * when an account is opened and when more details of its owner become known; the caller has locked the player.
 */
export async function joinGlobalLimits(
  deps: GlobalLimitDeps,
  tx: Transaction,
  playerId: PlayerId,
): Promise<void> {
  const offering = await offeredTo(deps, tx, playerId);
  if (!offering) return;
  const accounts = await deps.selfExclusion.matching.accountsOfPerson(tx, playerId);
  if (accounts.length > 0) await shareWith(deps, tx, offering, { accounts, createsGroup: false });
}

type Offering = Parameters<Limits['share']>[1];

async function offeredTo(
  { players, sites }: GlobalLimitDeps,
  tx: Transaction,
  playerId: PlayerId,
): Promise<Offering | null> {
  const { brand, country, currency } = await players.get(tx, playerId);
  const site: Site | undefined = sites.byBrand(brand)?.inCountry(country);
  return site?.hasRule('globalLossLimits') ? { playerId, currency, site } : null;
}

async function shareWith(
  { players, limits }: GlobalLimitDeps,
  tx: Transaction,
  offering: Offering,
  { accounts, createsGroup }: { readonly accounts: readonly PlayerId[]; readonly createsGroup: boolean },
): Promise<void> {
  const others = [];
  for (const id of accounts) {
    const { currency } = await players.get(tx, id);
    others.push({ playerId: id, currency });
  }
  await limits.share(tx, offering, { others, createsGroup });
}
