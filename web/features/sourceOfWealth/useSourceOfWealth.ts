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
import { useSocket } from '../../app/socket.tsx';
import type { Wealth } from './missing.ts';
import { sourceOfWealthQuery } from './queries.ts';

export interface SourceOfWealthState {
  /** Null until loaded. */
  readonly wealth: Wealth | null;
  readonly hasFailed: boolean;
  readonly isRunning: boolean;
  /** The last change failed. */
  readonly wasRefused: boolean;
  check(type: SourceOfWealthType, option: string, checked: boolean): Promise<boolean>;
  remove(documentId: string): Promise<boolean>;
  send(): Promise<boolean>;
  refetch(): Promise<void>;
}

/**
 * SOW-01: the source of wealth data, kept up to date with changes here, in another tab, and by the
 * operator.
 */
export function useSourceOfWealth(): SourceOfWealthState {
  const graphql = useGraphql();
  const { data, error } = useQuery(sourceOfWealthQuery());
  const refetch = useCallback(async () => {
    await sourceOfWealthQuery().reread(graphql);
  }, [graphql]);
  const [isRunning, setRunning] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  useInitialFetch(refetch, data === undefined && error === undefined);
  useLive(refetch);

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

/** An overlay can open on a page whose query did not include this data. */
function useInitialFetch(refetch: () => Promise<void>, isUnknown: boolean): void {
  useEffect(() => {
    if (isUnknown) void refetch();
  }, [refetch, isUnknown]);
}

function useLive(refetch: () => Promise<void>): void {
  const socket = useSocket();
  useEffect(
    () =>
      socket?.subscribe(
        ComplianceUpdated,
        {},
        {
          next: () => void refetch(),
          // Updates before the connection was made, or while it was interrupted, are lost.
          connected: (isConnected) => void (isConnected && refetch()),
          missed: () => void refetch(),
        },
      ),
    [socket, refetch],
  );
}
