import { useState } from 'react';
import { ClaimReward, RemoveReward } from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { claimRefusal, type ClaimRefusal } from './refusal.ts';
import type { RewardEntry, RewardListChange, RewardNews } from './rewardList.ts';

export interface Claims {
  /** True while a command for the reward is in progress; no other can be sent meanwhile. */
  isRunning(entry: RewardEntry): boolean;
  /** Why the last claim of the reward was refused; null if it was accepted. */
  refusalOf(entry: RewardEntry): ClaimRefusal | null;
  /** @returns whether the platform accepted the claim */
  claim(entry: RewardEntry): Promise<boolean>;
  giveUp(entry: RewardEntry): Promise<boolean>;
}

type ByReward<Value> = Readonly<Record<string, Value>>;

/** OPEN-21: claims and forfeits rewards. */
export function useClaims(change: (change: RewardListChange) => void): Claims {
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
    isRunning: ({ assignationId }) => running[assignationId] === true,
    refusalOf: ({ assignationId }) => refusals[assignationId] ?? null,
    claim: (entry) => ask(ClaimReward, entry, ({ claimReward }) => claimReward),
    giveUp: (entry) => ask(RemoveReward, entry, ({ removeReward }) => removeReward),
  };
}
