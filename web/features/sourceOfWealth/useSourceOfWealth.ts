import { useCallback, useEffect, useState } from 'react';
import {
  CheckSourceOfWealth,
  ComplianceUpdated,
  RemoveSourceOfWealthDocument,
  SendSourceOfWealth,
  type SourceOfWealthType,
} from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import type { Wealth } from './missing.ts';
import { sourceOfWealthQuery } from './queries.ts';

export interface SourceOfWealthState {
  /** Null until loaded. */
  readonly wealth: Wealth | null;
  readonly hasFailed: boolean;
  readonly isRunning: boolean;
  readonly wasRefused: boolean;
  check(type: SourceOfWealthType, option: string, checked: boolean): Promise<boolean>;
  remove(documentId: string): Promise<boolean>;
  send(): Promise<boolean>;
  refetch(): Promise<void>;
}

/** SOW-01: kept up to date with changes here, in another tab, and by the operator. */
export function useSourceOfWealth(): SourceOfWealthState {
  const graphql = useGraphql();
  const { data, error } = useQuery(sourceOfWealthQuery());
  const refetch = useCallback(async () => {
    await sourceOfWealthQuery().reread(graphql);
  }, [graphql]);
  const [isRunning, setRunning] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const isUnknown = data === undefined && error === undefined;
  useEffect(() => {
    // An overlay can open on a page whose query did not include this data.
    if (isUnknown) void refetch();
  }, [refetch, isUnknown]);
  useSubscription(ComplianceUpdated, { next: () => void refetch(), missed: () => void refetch() });

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
    wealth: data?.viewer?.sourceOfWealth ?? null,
    hasFailed: error !== undefined && data?.viewer === undefined,
    isRunning,
    wasRefused,
    check: (type, option, checked) => run(CheckSourceOfWealth, { type, option, checked }),
    remove: (documentId) => run(RemoveSourceOfWealthDocument, { documentId }),
    send: () => run(SendSourceOfWealth, {}),
    refetch,
  };
}
