import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { brandsOfLicence, type Brands } from './licenceLock.ts';
import { findCandidates, knownPlayers } from './matching/candidates.ts';
import { judge, type Judged } from './matching/verdict.ts';

export interface Like {
  readonly id: PlayerId;
  readonly comparison: Judged;
}

/** EXCLUSION-06: other accounts under the licence that belong to the player, and accounts that possibly do. */
export async function accountsLike(
  sites: Brands,
  tx: Transaction,
  id: PlayerId,
): Promise<{ readonly same: readonly Like[]; readonly undecided: readonly Like[] }> {
  const [own] = await knownPlayers(tx, [id]);
  if (!own) return { same: [], undecided: [] };
  const { features, brand } = own;
  const search = { features, brands: brandsOfLicence(sites, brand), self: id, stoppedAt: null };
  const others = (await findCandidates(tx, search)).map((other) => ({
    id: other.id,
    comparison: judge(other.features, other.verified, own),
  }));
  const judged = (verdict: Judged['verdict']) =>
    others.filter(({ comparison }) => comparison.verdict === verdict);
  return { same: judged('same'), undecided: judged('undecided') };
}
