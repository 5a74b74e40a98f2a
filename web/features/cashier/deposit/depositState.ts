import { isLeft, isOver, type Payment } from '../payment/payment.ts';
import type { Reason } from '../refusal/refusal.ts';

/** A deposit, from the amount to the money. */
export type DepositState =
  /** `refusal`: why the last try was not begun. */
  | { readonly step: 'choosing'; readonly refusal: Reason | null }
  | { readonly step: 'asking' }
  /** In the provider's frame. */
  | { readonly step: 'paying'; readonly payment: Payment; readonly frameUrl: string }
  /** Back from it: the provider has not told yet. */
  | { readonly step: 'waiting'; readonly payment: Payment }
  | { readonly step: 'over'; readonly payment: Payment };

export type DepositEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'refused'; readonly reason: Reason }
  /** The answer to the asking, or a payment of before that goes on. */
  | { readonly type: 'begun'; readonly payment: Payment }
  /** News of some payment of the player's. */
  | { readonly type: 'told'; readonly payment: Payment }
  /** The frame is back on a page of ours. */
  | { readonly type: 'returned' }
  | { readonly type: 'again' };

export const CHOOSING: DepositState = { step: 'choosing', refusal: null };

export function depositState(state: DepositState, event: DepositEvent): DepositState {
  switch (event.type) {
    case 'asked':
      return state.step === 'choosing' ? { step: 'asking' } : state;
    case 'refused':
      return state.step === 'asking' ? { step: 'choosing', refusal: event.reason } : state;
    case 'begun':
      return state.step === 'asking' ? begun(event.payment) : state;
    case 'told':
      return 'payment' in state && state.payment.id === event.payment.id ? told(state, event.payment) : state;
    case 'returned':
      return state.step === 'paying' ? { step: 'waiting', payment: state.payment } : state;
    case 'again':
      return CHOOSING;
  }
}

const hasEnded = (payment: Payment): boolean => isOver(payment) || isLeft(payment);

function begun(payment: Payment): DepositState {
  if (hasEnded(payment)) return { step: 'over', payment };
  const { frameUrl } = payment;
  return frameUrl === null ? { step: 'waiting', payment } : { step: 'paying', payment, frameUrl };
}

type UnderWay = Extract<DepositState, { payment: Payment }>;

function told(state: UnderWay, payment: Payment): DepositState {
  if (hasEnded(payment)) return { step: 'over', payment };
  // What is over stays over: news may overtake each other. A frame that stands is not sent elsewhere by them: what
  // the player has typed in it would be lost.
  return state.step === 'over' ? state : { ...state, payment };
}
