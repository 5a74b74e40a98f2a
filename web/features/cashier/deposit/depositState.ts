import { isEnding, isFinal, type Payment } from '../payment/payment.ts';
import type { Reason } from '../refusal/refusal.ts';

export type DepositState =
  /** `refusal`: why the last attempt to start a deposit failed. */
  | { readonly step: 'choosing'; readonly refusal: Reason | null }
  | { readonly step: 'sending' }
  | { readonly step: 'paying'; readonly payment: Payment; readonly frameUrl: string }
  /** The player has returned from the frame; the provider has not reported the result yet. */
  | { readonly step: 'waiting'; readonly payment: Payment }
  | { readonly step: 'over'; readonly payment: Payment };

export type DepositEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly reason: Reason }
  /** A deposit was started, or an earlier one is resumed. */
  | { readonly type: 'started'; readonly payment: Payment }
  | { readonly type: 'updated'; readonly payment: Payment }
  | { readonly type: 'returned' }
  | { readonly type: 'again' };

export const CHOOSING: DepositState = { step: 'choosing', refusal: null };

export function depositState(state: DepositState, event: DepositEvent): DepositState {
  switch (event.type) {
    case 'submitted':
      return state.step === 'choosing' ? { step: 'sending' } : state;
    case 'refused':
      return state.step === 'sending' ? { step: 'choosing', refusal: event.reason } : state;
    case 'started':
      return state.step === 'sending' ? begun(event.payment) : state;
    case 'updated':
      return 'payment' in state && state.payment.id === event.payment.id
        ? updated(state, event.payment)
        : state;
    case 'returned':
      return state.step === 'paying' ? { step: 'waiting', payment: state.payment } : state;
    case 'again':
      return CHOOSING;
  }
}

const hasEnded = (payment: Payment): boolean => isFinal(payment) || isEnding(payment);

function begun(payment: Payment): DepositState {
  if (hasEnded(payment)) return { step: 'over', payment };
  const { frameUrl } = payment;
  return frameUrl === null ? { step: 'waiting', payment } : { step: 'paying', payment, frameUrl };
}

type WithPayment = Extract<DepositState, { payment: Payment }>;

function updated(state: WithPayment, payment: Payment): DepositState {
  if (hasEnded(payment)) return { step: 'over', payment };
  // A final state is kept, because updates can arrive out of order. The frame's URL is kept, because loading
  // it again would lose what the player has typed.
  return state.step === 'over' ? state : { ...state, payment };
}
