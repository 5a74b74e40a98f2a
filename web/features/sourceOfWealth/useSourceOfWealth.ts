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
  readAgain(): Promise<void>;
}

/**
 * SOW-01: the source of wealth data, kept up to date with changes here, in another tab, and by the
 * operator.
 */
export function useSourceOfWealth(): SourceOfWealthState {
  const graphql = useGraphql();
  const { data, error } = useQuery(sourceOfWealthQuery());
  const readAgain = useCallback(async () => {
    await sourceOfWealthQuery().reread(graphql);
  }, [graphql]);
  const [isRunning, setRunning] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  useAsking(readAgain, data === undefined && error === undefined);
  useLive(readAgain);

  async function run<R, V extends object>(document: PersistedDocument<R, V>, variables: V): Promise<boolean> {
    setRunning(true);
    const { error: failure } = await graphql.mutate(document, variables);
    // Refetches after a failure: the operator or another tab may have changed the data.
    if (failure) await readAgain();
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
    readAgain,
  };
}

/** An overlay can open on a page whose query did not include this data. */
function useAsking(readAgain: () => Promise<void>, isUnknown: boolean): void {
  useEffect(() => {
    if (isUnknown) void readAgain();
  }, [readAgain, isUnknown]);
}

function useLive(readAgain: () => Promise<void>): void {
  const socket = useSocket();
  useEffect(
    () =>
      socket?.subscribe(
        ComplianceUpdated,
        {},
        {
          next: () => void readAgain(),
          // Updates before the connection was made, or while it was interrupted, are lost.
          connected: (isConnected) => void (isConnected && readAgain()),
          missed: () => void readAgain(),
        },
      ),
    [socket, readAgain],
  );
}
