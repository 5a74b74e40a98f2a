import type { PaymentNotice } from '../paymentPort.ts';
import type { RefundState } from './refunds.ts';

/** What a provider's message does to a refund. `contradicts`: it cannot be true beside what is known; a person looks. */
export type RefundEffect = 'accept' | 'pay' | 'refuse' | 'sendBack' | 'nothing' | 'contradicts';

type Effects = Readonly<Partial<Record<PaymentNotice['outcome'], RefundEffect>>>;

const UNDER_WAY: Effects = {
  pending: 'accept',
  succeeded: 'pay',
  refused: 'refuse',
  abandoned: 'refuse',
  returned: 'sendBack',
};
const ENDED_UNPAID: Effects = { succeeded: 'contradicts' };

/** What is not listed has no effect: it was known, or comes late. */
const EFFECTS: Readonly<Record<RefundState, Effects>> = {
  Sending: UNDER_WAY,
  Accepted: { ...UNDER_WAY, pending: 'nothing' },
  Paid: { returned: 'sendBack', refused: 'contradicts', abandoned: 'contradicts' },
  Refused: ENDED_UNPAID,
  Stopped: ENDED_UNPAID,
  SentBack: {},
};

/** `reversed` is a deposit's: no payout is charged back. */
export const refundEffectOf = (state: RefundState, outcome: PaymentNotice['outcome']): RefundEffect =>
  outcome === 'reversed' ? 'contradicts' : (EFFECTS[state][outcome] ?? 'nothing');
