import { useCallback, useReducer } from 'react';
import { AbandonDeposit, BeginDeposit, type DepositInput } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { isOutcomeUnknown, reasonOf } from '../refusal/refusal.ts';
import { readPayment } from '../payment/readPayment.ts';
import { usePressKey } from '../payment/usePressKey.ts';
import { useNews } from '../news/useNews.ts';
import type { Payment } from '../payment/payment.ts';
import { CHOOSING, depositState, type DepositState } from './depositState.ts';
import { useFollowing } from './useFollowing.ts';

/** Cached query types that a deposit invalidates. */
const CHANGED = ['Cashier', 'Limits', 'Transaction'];

export type DepositOrder = Omit<DepositInput, 'idempotencyKey'>;

export interface Deposit {
  readonly state: DepositState;
  begin(order: DepositOrder): void;
  /** Resumes a deposit that was started earlier. */
  resume(payment: Payment): void;
  /** Called when the provider's frame has returned to our origin. */
  returned(): void;
  /** Cancels the deposit in the frame and returns to the form. */
  giveUp(): void;
  again(): void;
}

/** Starts a deposit and tracks it until the platform reports a final state. */
export function useDeposit(): Deposit {
  const graphql = useGraphql();
  const [state, tell] = useReducer(depositState, CHOOSING);
  const keyOf = usePressKey();
  const underWay = 'payment' in state ? state.payment.id : null;

  const read = useCallback(
    async (id: string): Promise<void> => {
      const payment = await readPayment(graphql, id);
      if (payment) tell({ type: 'updated', payment });
    },
    [graphql],
  );
  useNews({
    updated: (payment) => tell({ type: 'updated', payment }),
    missed: () => void (underWay !== null && read(underWay)),
  });
  useFollowing(state, read);

  const begin = async (order: DepositOrder): Promise<void> => {
    tell({ type: 'asked' });
    const deposit = { ...order, idempotencyKey: keyOf.name(order) };
    const { data, error } = await graphql.mutate(BeginDeposit, { deposit }, CHANGED);
    if (data) return tell({ type: 'begun', payment: data.beginDeposit });
    const reason = reasonOf(serverErrorIn(error));
    if (!isOutcomeUnknown(reason)) keyOf.forget();
    tell({ type: 'refused', reason });
  };

  const again = () => {
    keyOf.forget();
    tell({ type: 'again' });
  };

  return {
    state,
    begin: (order) => void begin(order),
    resume(payment) {
      tell({ type: 'asked' });
      tell({ type: 'begun', payment });
    },
    returned() {
      tell({ type: 'returned' });
      if (underWay !== null) void read(underWay);
    },
    giveUp() {
      if (underWay !== null) void graphql.mutate(AbandonDeposit, { transaction: underWay }, CHANGED);
      again();
    },
    again,
  };
}
