import { useRef, useState } from 'react';
import { RequestWithdrawal, type WithdrawalInput } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { newerOf, type Payment } from '../payment/payment.ts';
import { readPayment } from '../payment/readPayment.ts';
import { useIdempotencyKey } from '../payment/useIdempotencyKey.ts';
import { usePaymentUpdates } from '../news/usePaymentUpdates.ts';
import { isOutcomeUnknown, reasonOf, type Reason } from '../refusal/refusal.ts';

const CHANGED = ['Cashier', 'Transaction'];

export type WithdrawalOrder = Omit<WithdrawalInput, 'idempotencyKey'>;

type WithdrawalState =
  /** `order`: the earlier choice, which the player can edit. */
  | { readonly step: 'choosing'; readonly refusal: Reason | null; readonly order: WithdrawalOrder | null }
  /** The player reviews fee and processing time before confirming. */
  | { readonly step: 'reviewing'; readonly order: WithdrawalOrder }
  | { readonly step: 'sending'; readonly order: WithdrawalOrder }
  | { readonly step: 'started'; readonly payment: Payment };

const CHOOSING: WithdrawalState = { step: 'choosing', refusal: null, order: null };

export function useWithdrawal() {
  const graphql = useGraphql();
  const key = useIdempotencyKey();
  const [state, setState] = useState<WithdrawalState>(CHOOSING);
  const requestedId = state.step === 'started' ? state.payment.id : null;
  // The stream can deliver an update before the response to the mutation.
  const latestUpdate = useRef<Payment | null>(null);
  const follow = (payment: Payment): void =>
    setState((now) =>
      now.step === 'started' && now.payment.id === payment.id
        ? { step: 'started', payment: newerOf(now.payment, payment) }
        : now,
    );
  usePaymentUpdates({
    updated(payment) {
      latestUpdate.current = payment;
      follow(payment);
    },
    missed: () =>
      void (
        requestedId !== null &&
        readPayment(graphql, requestedId).then((payment) => payment && follow(payment))
      ),
  });

  const confirm = async (order: WithdrawalOrder): Promise<void> => {
    setState({ step: 'sending', order });
    const withdrawal = { ...order, idempotencyKey: key.keyFor(order) };
    const { data, error } = await graphql.mutate(RequestWithdrawal, { withdrawal }, CHANGED);
    if (data) {
      key.forget();
      const { requestWithdrawal: payment } = data;
      return setState({
        step: 'started',
        payment: latestUpdate.current?.id === payment.id ? latestUpdate.current : payment,
      });
    }
    const refusal = reasonOf(serverErrorIn(error));
    if (!isOutcomeUnknown(refusal)) key.forget();
    setState({ step: 'choosing', refusal, order });
  };

  return {
    state,
    review: (order: WithdrawalOrder) => setState({ step: 'reviewing', order }),
    confirm: (order: WithdrawalOrder) => void confirm(order),
    again: (order: WithdrawalOrder) => setState({ step: 'choosing', refusal: null, order }),
  };
}
