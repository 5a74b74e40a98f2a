import { randomUUID } from 'node:crypto';
import {
  ordered,
  type Payment,
  type PaymentNotice,
  type PaymentPort,
  type PayoutOrder,
} from '../../../modules/cashier/index.ts';
import { Refusal } from '../../../infra/refusal.ts';

type DepositOrder = Parameters<PaymentPort['beginDeposit']>[0];

/** A payment provider that a test plays: what it was asked, and how it answers next. */
export interface Company {
  readonly port: PaymentPort;
  readonly deposits: DepositOrder[];
  readonly payouts: PayoutOrder[];
  readonly cancels: string[];
  /** The deposits whose page it was asked to close. */
  readonly closings: string[];
  /** The references that it was asked about, */
  readonly questions: string[];
  /** Runs when it is asked, before it answers: to answer late, not at all, or to tell before it answers. */
  onDeposit: (order: DepositOrder) => Promise<void>;
  onPayout: (order: PayoutOrder) => Promise<void>;
  /** Whether the page of a deposit is closed: nothing can be paid on it any more. */
  onCancelDeposit: (reference: string) => Promise<boolean>;
  /** Whether a payout can still be stopped. */
  onCancel: (reference: string) => Promise<boolean>;
  /** and what it says to such a question: null for nothing. */
  onQuestion: (reference: string) => Promise<PaymentNotice | null>;
}

export function openCompany(): Company {
  const said = new Map<string, PaymentNotice>();
  const company: Company = {
    deposits: [],
    payouts: [],
    cancels: [],
    closings: [],
    questions: [],
    onDeposit: async () => {},
    onPayout: async () => {},
    onCancelDeposit: async () => true,
    onCancel: async () => true,
    onQuestion: async () => null,
    port: {
      frameOrigin: 'https://pay.example',
      async beginDeposit(order) {
        company.deposits.push(order);
        await company.onDeposit(order);
        return `https://pay.example/frame/${order.reference}`;
      },
      async cancelDeposit({ reference }) {
        company.closings.push(reference);
        return company.onCancelDeposit(reference);
      },
      async payOut(order) {
        company.payouts.push(order);
        await company.onPayout(order);
      },
      async cancelPayout({ reference }) {
        company.cancels.push(reference);
        return company.onCancel(reference);
      },
      async latestCallback({ reference }) {
        company.questions.push(reference);
        const notice = await company.onQuestion(reference);
        if (!notice) return null;
        said.set(notice.noticeId, notice);
        return { headers: {}, body: notice.noticeId };
      },
      read({ body }) {
        const notice = said.get(body);
        if (!notice) throw new Refusal('BadSignature', { status: 401 });
        return notice;
      },
      thank: () => ({ type: 'text/plain', body: 'OK' }),
    },
  };
  return company;
}

export const unavailable = async (): Promise<never> => {
  throw new Refusal('PartnerUnavailable', { status: 502 });
};

/** What the company would say of an order. */
export const noticeOf = (
  payment: Payment,
  outcome: PaymentNotice['outcome'],
  change: Partial<PaymentNotice> = {},
): PaymentNotice => ({
  noticeId: randomUUID(),
  brand: payment.brand,
  reference: payment.id,
  kind: payment.type === 'Deposit' ? 'deposit' : 'payout',
  outcome,
  amount: ordered(payment),
  reason: null,
  account: { id: 'bank-4417', label: 'Nordbank •• 4417' },
  ...change,
});
