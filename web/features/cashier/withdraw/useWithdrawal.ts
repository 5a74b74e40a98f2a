import { useRef, useState } from 'react';
import { RequestWithdrawal, type WithdrawalInput } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { newerOf, type Payment } from '../payment/payment.ts';
import { readPayment } from '../payment/readPayment.ts';
import { usePressKey } from '../payment/usePressKey.ts';
import { useNews } from '../news/useNews.ts';
import { isOutcomeUnknown, reasonOf, type Reason } from '../refusal/refusal.ts';

/** Cached query types that a withdrawal invalidates. */
const CHANGED = ['Cashier', 'Transaction'];

export type WithdrawalOrder = Omit<WithdrawalInput, 'idempotencyKey'>;

/** State of the withdrawal flow. */
export type WithdrawalState =
  /** `order`: the earlier choice, to edit or resubmit. */
  | { readonly step: 'choosing'; readonly refusal: Reason | null; readonly order: WithdrawalOrder | null }
  /** The player reviews fee and processing time before confirming. */
  | { readonly step: 'reviewing'; readonly order: WithdrawalOrder }
  | { readonly step: 'asking'; readonly order: WithdrawalOrder }
  | { readonly step: 'begun'; readonly payment: Payment };

const CHOOSING: WithdrawalState = { step: 'choosing', refusal: null, order: null };

export function useWithdrawal() {
  const graphql = useGraphql();
  const key = usePressKey();
  const [state, setState] = useState<WithdrawalState>(CHOOSING);
  const begun = state.step === 'begun' ? state.payment.id : null;
  // The stream can deliver an update before the response to the mutation.
  const heard = useRef<Payment | null>(null);
  const follow = (payment: Payment): void =>
    setState((now) =>
      now.step === 'begun' && now.payment.id === payment.id
        ? { step: 'begun', payment: newerOf(now.payment, payment) }
        : now,
    );
  useNews({
    updated(payment) {
      heard.current = payment;
      follow(payment);
    },
    missed: () =>
      void (begun !== null && readPayment(graphql, begun).then((payment) => payment && follow(payment))),
  });

  const confirm = async (order: WithdrawalOrder): Promise<void> => {
    setState({ step: 'asking', order });
    const withdrawal = { ...order, idempotencyKey: key.name(order) };
    const { data, error } = await graphql.mutate(RequestWithdrawal, { withdrawal }, CHANGED);
    if (data) {
      key.forget();
      const { requestWithdrawal: payment } = data;
      return setState({ step: 'begun', payment: heard.current?.id === payment.id ? heard.current : payment });
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
