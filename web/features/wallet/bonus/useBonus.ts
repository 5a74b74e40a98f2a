import { RunningBonus, type BonusPartsFragment } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useAnswer } from '../../content/index.ts';
import { useWallet } from '../WalletProvider.tsx';

export interface BonusKnown {
  /** As it is now; null when none runs, or nothing is known yet. */
  readonly running: BonusPartsFragment | null;
  readonly isComing: boolean;
  readonly hasFailed: boolean;
}

export const bonusQuery = () => createQuery(RunningBonus, {});

/** WALLET-09: the terms as they were read. The stream knows first how far it is, what is left, and that it has ended. */
export function useBonus(): BonusKnown {
  const { data, error } = useAnswer(bonusQuery());
  const { latest } = useWallet();
  const read = data?.viewer?.wallet.bonus ?? null;
  const known = { isComing: !data && !error, hasFailed: !data && error !== undefined };
  if (read?.status !== 'Active') return { running: null, ...known };
  if (!latest) return { running: read, ...known };
  const { wageringProgress, bonusBalance } = latest;
  if (wageringProgress === null) return { running: null, ...known };
  return { running: { ...read, progress: wageringProgress, balance: bonusBalance }, ...known };
}
