import { useRef, useState } from 'react';
import { RequestWithdrawal, type WithdrawalInput } from '@foyer/contract/generated/operations.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { useGraphql } from '../../content/index.ts';
import { newerOf, type Payment } from '../payment/payment.ts';
import { readPayment } from '../payment/readPayment.ts';
import { usePressKey } from '../payment/usePressKey.ts';
import { useNews } from '../news/useNews.ts';
import { NETWORK, reasonOf, type Reason } from '../refusal/refusal.ts';

/** What a withdrawal changes beside itself. */
const CHANGED = ['Cashier', 'Transaction'];

export type WithdrawalOrder = Omit<WithdrawalInput, 'idempotencyKey'>;

/** A withdrawal, from the amount to its place among those under way. */
export type WithdrawalState =
  /** `order`: what was chosen before, to be mended or said again. */
  | { readonly step: 'choosing'; readonly refusal: Reason | null; readonly order: WithdrawalOrder | null }
  /** Fee and time are told, and it is confirmed or not. */
  | { readonly step: 'reviewing'; readonly order: WithdrawalOrder }
  | { readonly step: 'asking'; readonly order: WithdrawalOrder }
  | { readonly step: 'begun'; readonly payment: Payment };

const CHOOSING: WithdrawalState = { step: 'choosing', refusal: null, order: null };

export function useWithdrawal() {
  const graphql = useGraphql();
  const key = usePressKey();
  const [state, setState] = useState<WithdrawalState>(CHOOSING);
  const begun = state.step === 'begun' ? state.payment.id : null;
  // The stream may be quicker than the answer to what it tells of.
  const heard = useRef<Payment | null>(null);
  const follow = (payment: Payment): void =>
    setState((now) =>
      now.step === 'begun' && now.payment.id === payment.id
        ? { step: 'begun', payment: newerOf(now.payment, payment) }
        : now,
    );
  useNews({
    told(payment) {
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
    if (refusal !== NETWORK) key.forget();
    setState({ step: 'choosing', refusal, order });
  };

  return {
    state,
    review: (order: WithdrawalOrder) => setState({ step: 'reviewing', order }),
    confirm: (order: WithdrawalOrder) => void confirm(order),
    again: (order: WithdrawalOrder) => setState({ step: 'choosing', refusal: null, order }),
  };
}
