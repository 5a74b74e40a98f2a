import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useState } from 'react';
import {
  CancelLimitChange,
  ConfirmLimitChange,
  ConfirmLimitsReviewed,
  SetLimit,
  type LimitInput,
} from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';

const CHANGED = ['Limits'];

/** Text keys by the first reason of a refusal; any other reason gets a general text. */
const REFUSAL_NAMES: Readonly<Record<string, 'raiseBlocked' | 'notReady' | 'notOffered' | 'amount'>> = {
  // RG-03: increases are blocked on their own, or by a restriction that also stops play.
  IncreaseDepositLimitBlocked: 'raiseBlocked',
  IdentityUnderReview: 'raiseBlocked',
  SelfExcluded: 'raiseBlocked',
  Timeout: 'raiseBlocked',
  AccountClosed: 'raiseBlocked',
  ChangeNotReady: 'notReady',
  LimitNotOffered: 'notOffered',
  tooLittle: 'amount',
  invalid: 'amount',
};

type LimitName = Pick<LimitInput, 'kind' | 'period'>;

export interface LimitCommands {
  /** @returns whether the platform accepted the change */
  set(limit: LimitInput): Promise<boolean>;
  confirm(limit: LimitName): Promise<boolean>;
  cancel(limit: LimitName): Promise<boolean>;
  confirmReviewed(): Promise<boolean>;
  readonly isRunning: boolean;
  /** Text key that says why the last change was refused; null if it was accepted. */
  readonly refusal: MessageKey | null;
}

export function useLimitCommands(): LimitCommands {
  const graphql = useGraphql();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey | null>(null);

  async function run<R, V extends object>(document: PersistedDocument<R, V>, variables: V): Promise<boolean> {
    setRunning(true);
    setRefusal(null);
    const { error } = await graphql.mutate(document, variables, CHANGED);
    setRunning(false);
    if (error) setRefusal(refusalKey(serverErrorIn(error)));
    return error === undefined;
  }

  return {
    set: (limit) => run(SetLimit, { limit }),
    confirm: ({ kind, period }) => run(ConfirmLimitChange, { kind, period }),
    cancel: ({ kind, period }) => run(CancelLimitChange, { kind, period }),
    confirmReviewed: () => run(ConfirmLimitsReviewed, {}),
    isRunning,
    refusal,
  };
}

const refusalKey = (error: ReturnType<typeof serverErrorIn>): MessageKey =>
  error?.type === 'Unavailable'
    ? 'shell.unavailable'
    : `profile.limit.refused.${(error && Object.hasOwn(REFUSAL_NAMES, error.type) && REFUSAL_NAMES[error.type]) || 'other'}`;
