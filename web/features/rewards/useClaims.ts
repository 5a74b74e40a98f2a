import { useState } from 'react';
import { ClaimReward, RemoveReward } from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../content/index.ts';
import { claimRefusal, type ClaimRefusal } from './refusal.ts';
import type { RewardEntry, RewardListChange, RewardNews } from './rewardList.ts';

export interface Claims {
  /** While one is on its way nothing else is asked of it. */
  isRunning(entry: RewardEntry): boolean;
  /** Why the last claim of it was not taken; null where it was. */
  refusalOf(entry: RewardEntry): ClaimRefusal | null;
  /** @returns whether it was taken */
  claim(entry: RewardEntry): Promise<boolean>;
  /** Gives it up for good. */
  giveUp(entry: RewardEntry): Promise<boolean>;
}

type ByReward<Value> = Readonly<Record<string, Value>>;

/** OPEN-21 */
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
    if (data) change({ what: 'heard', news: changed(data) });
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
