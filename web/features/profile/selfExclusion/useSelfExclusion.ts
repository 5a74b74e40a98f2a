import { useEffect, useRef, useState } from 'react';
import {
  AskForExclusionLift,
  CancelExclusionLift,
  ConfirmExclusionLift,
  ExcludeSelf,
  PlayerUpdated,
  SelfExclusionPage,
  TakeTimeout,
} from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { isAuthenticationFailure, serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql, useSocket } from '../../content/index.ts';
import { useSessionStore } from '../../identity/index.ts';
import type { StopKind } from './stops.ts';

export interface SelfExclusionCommands {
  /** Leaves the page: the session ends with it. */
  take(kind: StopKind, id: string): Promise<void>;
  askForLift(reason: string): Promise<void>;
  confirmLift(): Promise<void>;
  cancelLift(): Promise<void>;
  readonly isRunning: boolean;
  /** The key of the text that says why the last one was refused; null when it was not. */
  readonly refusal: string | null;
}

const ENDED_BY = { timeout: 'TIMEOUT', exclusion: 'SELF_EXCLUDED' } as const;

export function useSelfExclusion(): SelfExclusionCommands {
  const graphql = useGraphql();
  const store = useSessionStore();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pressed = useRef<{ readonly what: string; readonly key: string } | null>(null);
  useTold();

  /** MONEY-07: one name for one press, however often it is sent. */
  function keyOf(what: string): string {
    if (pressed.current?.what !== what) pressed.current = { what, key: crypto.randomUUID() };
    return pressed.current.key;
  }

  async function run<R, V extends object>(
    document: PersistedDocument<R, V>,
    variables: V,
    changes: readonly string[] = [],
  ): Promise<boolean> {
    setRunning(true);
    setRefusal(null);
    const { error } = await graphql.mutate(document, variables, changes);
    setRunning(false);
    if (!error) return true;
    const isShorter = serverErrorIn(error)?.type === 'ShorterThanRunning';
    // The answer of one that was taken may be that its session has ended.
    if (!isAuthenticationFailure(error))
      setRefusal(`profile.selfExclusion.refused.${isShorter ? 'shorter' : 'other'}`);
    return false;
  }

  return {
    async take(kind, id) {
      const idempotencyKey = keyOf(`${kind} ${id}`);
      const isTaken = await (kind === 'timeout'
        ? run(TakeTimeout, { days: Number(id), idempotencyKey })
        : run(ExcludeSelf, { term: id, idempotencyKey }));
      if (isTaken) await store.signOut(ENDED_BY[kind]);
    },
    askForLift: async (reason) => void (await run(AskForExclusionLift, { reason })),
    // What every page knows of the player is another then.
    confirmLift: async () => void (await run(ConfirmExclusionLift, {}, ['Player', 'Customer'])),
    cancelLift: async () => void (await run(CancelExclusionLift, {})),
    isRunning,
    refusal,
  };
}

/** What is asked for, or ends, in another tab is seen here without a reload. */
function useTold(): void {
  const graphql = useGraphql();
  const socket = useSocket();
  useEffect(
    () =>
      socket?.subscribe(
        PlayerUpdated,
        {},
        { next: () => void graphql.reread(SelfExclusionPage, {}), connected: () => {} },
      ),
    [socket, graphql],
  );
}
