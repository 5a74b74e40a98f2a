import { useState } from 'react';
import {
  CheckSourceOfWealth,
  RemoveSourceOfWealthDocument,
  SendSourceOfWealth,
  type SourceOfWealthType,
} from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useLive } from '../../app/useLive.ts';
import { sourceOfWealthQuery } from './queries.ts';

export type SourceOfWealthState = ReturnType<typeof useSourceOfWealth>;

/** SOW-01: the source of wealth data, updated after changes here, in another tab, and by the operator. */
export function useSourceOfWealth() {
  const graphql = useGraphql();
  const { data, hasFailed } = useLive(sourceOfWealthQuery);
  const [isRunning, setRunning] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const refetch = async (): Promise<void> => void (await sourceOfWealthQuery().reread(graphql));

  /** @returns whether the platform accepted the change */
  async function run<R, V extends object>(document: PersistedDocument<R, V>, variables: V): Promise<boolean> {
    setRunning(true);
    const { error: failure } = await graphql.mutate(document, variables);
    // Refetches after a failure: the operator or another tab may have changed the data.
    if (failure) await refetch();
    setRefused(failure !== undefined);
    setRunning(false);
    return failure === undefined;
  }

  return {
    /** Null until loaded. */
    wealth: data?.viewer?.sourceOfWealth ?? null,
    hasFailed,
    isRunning,
    wasRefused,
    check: (type: SourceOfWealthType, option: string, checked: boolean) =>
      run(CheckSourceOfWealth, { type, option, checked }),
    remove: (documentId: string) => run(RemoveSourceOfWealthDocument, { documentId }),
    send: () => run(SendSourceOfWealth, {}),
    refetch,
  };
}
