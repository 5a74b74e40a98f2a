import type { TransactionPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Reason } from '../refusal.ts';

export type Payment = TransactionPartsFragment;

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
    case 'told':
      return told(state, event.payment);
    case 'returned':
      return state.step === 'paying' ? { step: 'waiting', payment: state.payment } : state;
    case 'again':
      return CHOOSING;
  }
}

/** The answer to the asking, or news of the payment that is under way; of any other it is none of ours. */
function told(state: DepositState, payment: Payment): DepositState {
  const own = 'payment' in state ? state.payment.id : null;
  if (state.step !== 'asking' && own !== payment.id) return state;
  // What is over stays over: news may overtake each other.
  if (state.step === 'over') return isOver(payment) ? { step: 'over', payment } : state;
  if (isOver(payment)) return { step: 'over', payment };
  if (state.step === 'waiting') return { step: 'waiting', payment };
  const { frameUrl } = payment;
  if (frameUrl === null) return { step: 'waiting', payment };
  // The frame stands as it is: another address would lose what the player has typed in it.
  return { step: 'paying', payment, frameUrl: state.step === 'paying' ? state.frameUrl : frameUrl };
}

export const isOver = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'Completed' || status === 'Cancelled' || status === 'RolledBacked';
