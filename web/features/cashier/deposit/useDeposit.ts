import { useCallback, useReducer } from 'react';
import { AbandonDeposit, BeginDeposit, type DepositInput } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../content/index.ts';
import { NETWORK, reasonOf } from '../refusal/refusal.ts';
import { readPayment } from '../payment/readPayment.ts';
import { usePressKey } from '../payment/usePressKey.ts';
import { useNews } from '../news/useNews.ts';
import type { Payment } from '../payment/payment.ts';
import { CHOOSING, depositState, type DepositState } from './depositState.ts';
import { useFollowing } from './useFollowing.ts';

/** What a deposit changes beside itself. */
const CHANGED = ['Cashier', 'Limits', 'Transaction'];

export type DepositOrder = Omit<DepositInput, 'idempotencyKey'>;

export interface Deposit {
  readonly state: DepositState;
  begin(order: DepositOrder): void;
  /** Goes on with one that was begun before. */
  resume(payment: Payment): void;
  /** The frame is back on a page of ours. */
  returned(): void;
  /** Gives the one in the frame up, and brings the choice back. */
  giveUp(): void;
  again(): void;
}

/** Begins a deposit and follows it to its end, by the platform's word alone. */
export function useDeposit(): Deposit {
  const graphql = useGraphql();
  const [state, tell] = useReducer(depositState, CHOOSING);
  const keyOf = usePressKey();
  const underWay = 'payment' in state ? state.payment.id : null;

  const read = useCallback(
    async (id: string): Promise<void> => {
      const payment = await readPayment(graphql, id);
      if (payment) tell({ type: 'told', payment });
    },
    [graphql],
  );
  useNews({
    told: (payment) => tell({ type: 'told', payment }),
    missed: () => void (underWay !== null && read(underWay)),
  });
  useFollowing(state, read);

  const begin = async (order: DepositOrder): Promise<void> => {
    tell({ type: 'asked' });
    const deposit = { ...order, idempotencyKey: keyOf.name(order) };
    const { data, error } = await graphql.mutate(BeginDeposit, { deposit }, CHANGED);
    if (data) return tell({ type: 'begun', payment: data.beginDeposit });
    const reason = reasonOf(serverErrorIn(error));
    // Nobody knows what became of a call that failed: the same words under the same key are safe to say again.
    if (reason !== NETWORK) keyOf.forget();
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
