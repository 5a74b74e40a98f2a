import { useCallback, useReducer, useEffect } from 'react';
import { AbandonDeposit, BeginDeposit, type DepositInput } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { isOutcomeUnknown, reasonOf } from '../refusal/refusal.ts';
import { readPayment } from '../payment/readPayment.ts';
import { useIdempotencyKey } from '../payment/useIdempotencyKey.ts';
import { usePaymentUpdates } from '../news/usePaymentUpdates.ts';
import type { Payment } from '../payment/payment.ts';
import { CHOOSING, depositState, type DepositState } from './depositState.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { pollWithBackoff } from '../payment/pollWithBackoff.ts';

const CHANGED = ['Cashier', 'Limits', 'Transaction'];

export type DepositOrder = Omit<DepositInput, 'idempotencyKey'>;

export type Deposit = ReturnType<typeof useDeposit>;

/** Starts a deposit and tracks it until the platform reports a final state. */
export function useDeposit() {
  const graphql = useGraphql();
  const [state, dispatch] = useReducer(depositState, CHOOSING);
  const idempotencyKeys = useIdempotencyKey();
  const pendingId = 'payment' in state ? state.payment.id : null;

  const read = useCallback(
    async (id: string): Promise<void> => {
      const payment = await readPayment(graphql, id);
      if (payment) dispatch({ type: 'updated', payment });
    },
    [graphql],
  );
  usePaymentUpdates({
    updated: (payment) => dispatch({ type: 'updated', payment }),
    missed: () => void (pendingId !== null && read(pendingId)),
  });
  usePolling(state, read);

  const begin = async (order: DepositOrder): Promise<void> => {
    dispatch({ type: 'submitted' });
    const deposit = { ...order, idempotencyKey: idempotencyKeys.keyFor(order) };
    const { data, error } = await graphql.mutate(BeginDeposit, { deposit }, CHANGED);
    if (data) return dispatch({ type: 'started', payment: data.beginDeposit });
    const reason = reasonOf(serverErrorIn(error));
    if (!isOutcomeUnknown(reason)) idempotencyKeys.forget();
    dispatch({ type: 'refused', reason });
  };

  const again = () => {
    idempotencyKeys.forget();
    dispatch({ type: 'again' });
  };

  return {
    state,
    begin: (order: DepositOrder) => void begin(order),
    resume(payment: Payment): void {
      dispatch({ type: 'submitted' });
      dispatch({ type: 'started', payment });
    },
    returned(): void {
      dispatch({ type: 'returned' });
      if (pendingId !== null) void read(pendingId);
    },
    /** Cancels the deposit in the frame and returns to the form. */
    abandon(): void {
      if (pendingId !== null) void graphql.mutate(AbandonDeposit, { transaction: pendingId }, CHANGED);
      again();
    },
    again,
  };
}

/** Polls a pending deposit, so that its result appears even if the event stream fails. */
function usePolling(state: DepositState, read: (id: string) => Promise<void>): void {
  const { step } = state;
  const id = state.step === 'paying' || state.step === 'waiting' ? state.payment.id : null;
  useEffect(() => {
    if (id === null) return;
    const poll = () => void read(id);
    const shown = () => {
      if (document.visibilityState === 'visible') poll();
    };
    document.addEventListener('visibilitychange', shown);
    const stop = pollWithBackoff(poll, browserClock);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      stop();
    };
    // The effect depends on `step` to restart with the short interval after the return from the frame.
  }, [id, step, read]);
}
