import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useState } from 'react';
import {
  CancelLimitChange,
  ConfirmLimitChange,
  ConfirmLimitsReviewed,
  SetLimit,
  SetSessionLimit,
} from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import type { Limit } from './limitStatus.ts';
import { useGraphql } from '../../app/graphql.tsx';

const CHANGED = ['Limits'];

/** Last part of the text key for each refusal of the platform. */
const REFUSAL_NAMES: Readonly<Record<string, 'raiseBlocked' | 'notReady' | 'notOffered' | 'amount'>> = {
  // RG-03: a restriction blocks higher limits, either alone or together with play.
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

type LimitName = Pick<Limit, 'scope' | 'kind' | 'period'>;
type NewLimit = LimitName & Pick<Limit, 'amount' | 'currency'>;

/** Each command returns whether the platform accepted it. */
export function useLimitCommands() {
  const graphql = useGraphql();
  const [isRunning, setRunning] = useState(false);
  /** Text key that says why the last command was refused; null if it was accepted. */
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
    /** `amount` is in minutes if there is no currency. */
    set: ({ currency, ...limit }: NewLimit) =>
      currency === null
        ? run(SetSessionLimit, {
            period: limit.period,
            minutes: limit.amount === null ? null : Number(limit.amount),
          })
        : run(SetLimit, { limit: { ...limit, currency } }),
    confirm: ({ scope, kind, period }: LimitName) => run(ConfirmLimitChange, { scope, kind, period }),
    cancel: ({ scope, kind, period }: LimitName) => run(CancelLimitChange, { scope, kind, period }),
    confirmReviewed: () => run(ConfirmLimitsReviewed, {}),
    isRunning,
    refusal,
  };
}

const refusalKey = (error: ReturnType<typeof serverErrorIn>): MessageKey =>
  error?.type === 'Unavailable'
    ? 'shell.unavailable'
    : `profile.limit.refused.${(error && Object.hasOwn(REFUSAL_NAMES, error.type) && REFUSAL_NAMES[error.type]) || 'other'}`;
