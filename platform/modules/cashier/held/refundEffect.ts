import type { PaymentNotice } from '../paymentPort.ts';
import type { RefundState } from '../states.ts';

/** The effect of a provider's notice on a refund. `contradicts`: an operator must check the conflict. */
export type RefundEffect = 'accept' | 'pay' | 'refuse' | 'sendBack' | 'nothing' | 'contradicts';

type Effects = Readonly<Partial<Record<PaymentNotice['outcome'], RefundEffect>>>;

const PENDING: Effects = {
  pending: 'accept',
  succeeded: 'pay',
  refused: 'refuse',
  abandoned: 'refuse',
  returned: 'sendBack',
};
const ENDED_UNPAID: Effects = { succeeded: 'contradicts' };

/** Outcomes that are not listed have no effect: they repeat or arrive late. */
const EFFECTS: Readonly<Record<RefundState, Effects>> = {
  Sending: PENDING,
  Accepted: { ...PENDING, pending: 'nothing' },
  Paid: { returned: 'sendBack', refused: 'contradicts', abandoned: 'contradicts' },
  Refused: ENDED_UNPAID,
  Stopped: ENDED_UNPAID,
  SentBack: {},
};

/** `reversed` applies to deposits only: payouts are not charged back. */
export const refundEffectOf = (state: RefundState, outcome: PaymentNotice['outcome']): RefundEffect =>
  outcome === 'reversed' ? 'contradicts' : (EFFECTS[state][outcome] ?? 'nothing');
