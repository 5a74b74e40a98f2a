import { useState } from 'react';
import { ClaimReward, RemoveReward } from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { claimRefusal, type ClaimRefusal } from './refusal.ts';
import type { RewardEntry, RewardListChange, RewardNews } from './rewardList.ts';

export type Claims = ReturnType<typeof useClaims>;

type ByReward<Value> = Readonly<Record<string, Value>>;

/** OPEN-21: claims and forfeits rewards. Each command returns whether the platform accepted it. */
export function useClaims(change: (change: RewardListChange) => void) {
  const graphql = useGraphql();
  const [running, setRunning] = useState<ByReward<boolean>>({});
  const [refusals, setRefusals] = useState<ByReward<ClaimRefusal | null>>({});

  async function ask<Result>(
    document: PersistedDocument<Result, { readonly assignationId: string }>,
    { assignationId }: RewardEntry,
    changed: (answer: Result) => RewardNews,
  ): Promise<boolean> {
    if (running[assignationId]) return false;
    setRunning((before) => ({ ...before, [assignationId]: true }));
    setRefusals((before) => ({ ...before, [assignationId]: null }));
    const { data, error } = await graphql.mutate(document, { assignationId }, ['Wallet']);
    setRunning((before) => ({ ...before, [assignationId]: false }));
    if (data) change({ what: 'updated', news: changed(data) });
    else {
      const refusal = claimRefusal(serverErrorIn(error)?.type ?? null);
      setRefusals((before) => ({ ...before, [assignationId]: refusal }));
    }
    return data !== undefined && data !== null;
  }

  return {
    /** True while a command for the reward is in progress; no other can be sent meanwhile. */
    isRunning: ({ assignationId }: RewardEntry) => running[assignationId] === true,
    /** Why the last command for the reward was refused; null if it was accepted. */
    refusalOf: ({ assignationId }: RewardEntry) => refusals[assignationId] ?? null,
    claim: (entry: RewardEntry) => ask(ClaimReward, entry, ({ claimReward }) => claimReward),
    giveUp: (entry: RewardEntry) => ask(RemoveReward, entry, ({ removeReward }) => removeReward),
  };
}
