import { useCallback, useEffect, useState } from 'react';
import {
  CheckSourceOfWealth,
  ComplianceUpdated,
  RemoveSourceOfWealthDocument,
  SendSourceOfWealth,
  type SourceOfWealthType,
} from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { useAnswer, useGraphql, useSocket } from '../../content/index.ts';
import type { Wealth } from './missing.ts';
import { sourceOfWealthQuery } from './queries.ts';

export interface SourceOfWealthState {
  /** Null until it is there. */
  readonly wealth: Wealth | null;
  readonly hasFailed: boolean;
  readonly isRunning: boolean;
  /** The last thing asked for was not done. */
  readonly wasRefused: boolean;
  check(type: SourceOfWealthType, option: string, checked: boolean): Promise<boolean>;
  remove(documentId: string): Promise<boolean>;
  send(): Promise<boolean>;
  readAgain(): Promise<void>;
}

/** SOW-01: as it was read, and as it changes here, in another tab, or by the house. */
export function useSourceOfWealth(): SourceOfWealthState {
  const graphql = useGraphql();
  const { data, error } = useAnswer(sourceOfWealthQuery());
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
    // What was refused is asked about anew: the house, or another tab, was before us.
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

/** An overlay stands on a page that asked something else. */
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
          // What came before the line stood, or while it was cut, nobody has told.
          connected: (isConnected) => void (isConnected && readAgain()),
          missed: () => void readAgain(),
        },
      ),
    [socket, readAgain],
  );
}
