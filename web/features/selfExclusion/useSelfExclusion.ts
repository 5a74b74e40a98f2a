import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useRef, useState } from 'react';
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
import { isAuthenticationFailure, serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { useSessionStore } from '../signIn/index.ts';
import type { StopKind } from './stops.ts';

export type SelfExclusionCommands = ReturnType<typeof useSelfExclusion>;

const ENDED_BY = { timeout: 'TIMEOUT', exclusion: 'SELF_EXCLUDED' } as const;

export function useSelfExclusion() {
  const graphql = useGraphql();
  const store = useSessionStore();
  const [isRunning, setRunning] = useState(false);
  /** Text key that says why the last command was refused; null if it was accepted. */
  const [refusal, setRefusal] = useState<MessageKey | null>(null);
  const pressed = useRef<{ readonly what: string; readonly key: string } | null>(null);
  // The subscription shows changes from another tab without a reload.
  useSubscription(PlayerUpdated, { next: () => void graphql.reread(SelfExclusionPage, {}) });

  /** MONEY-07: one idempotency key per command, kept for retries. */
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
    const refused = serverErrorIn(error);
    const isShorter = refused?.type === 'ShorterThanRunning';
    // An accepted exclusion ends the session, so its response can be an authentication error.
    if (!isAuthenticationFailure(error))
      setRefusal(
        refused?.type === 'Unavailable'
          ? 'shell.unavailable'
          : `profile.selfExclusion.refused.${isShorter ? 'shorter' : 'other'}`,
      );
    return false;
  }

  return {
    /** Starts an exclusion. The session ends with it, so the page is left. */
    async take(kind: StopKind, id: string): Promise<void> {
      const idempotencyKey = keyOf(`${kind} ${id}`);
      const isTaken = await (kind === 'timeout'
        ? run(TakeTimeout, { days: Number(id), idempotencyKey })
        : run(ExcludeSelf, { term: id, idempotencyKey }));
      if (isTaken) await store.signOut(ENDED_BY[kind]);
    },
    requestLift: (reason: string) => run(AskForExclusionLift, { reason }),
    // The end of the exclusion changes player data that every page shows, so these queries are read again.
    confirmLift: () => run(ConfirmExclusionLift, {}, ['Player', 'Customer']),
    cancelLift: () => run(CancelExclusionLift, {}),
    isRunning,
    refusal,
  };
}
