import { RunningBonus } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useWallet } from '../WalletProvider.tsx';

export const bonusQuery = () => createQuery(RunningBonus, {});

/** WALLET-09: the active bonus with newer data from the stream; null if there is none or it is not loaded yet. */
export function useBonus() {
  const { data, error } = useQuery(bonusQuery());
  const { latest } = useWallet();
  const read = data?.viewer?.wallet.bonus ?? null;
  const known = { isComing: !data && !error, hasFailed: !data && error !== undefined };
  if (read?.status !== 'Active') return { running: null, ...known };
  if (!latest) return { running: read, ...known };
  const { wageringProgress, bonusBalance } = latest;
  if (wageringProgress === null) return { running: null, ...known };
  return { running: { ...read, progress: wageringProgress, balance: bonusBalance }, ...known };
}
