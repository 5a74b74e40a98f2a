import { randomUUID } from 'node:crypto';
import {
  ordered,
  type Payment,
  type PaymentNotice,
  type PaymentPort,
  type PayoutOrder,
} from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';

type DepositOrder = Parameters<PaymentPort['beginDeposit']>[0];

/** A fake payment provider: it records requests, and a test decides its responses. */
export interface Company {
  readonly port: PaymentPort;
  readonly deposits: DepositOrder[];
  readonly payouts: PayoutOrder[];
  readonly cancels: string[];
  /** References of the deposits whose payment page it was asked to close. */
  readonly closings: string[];
  /** References of the payments whose status was requested. */
  readonly questions: string[];
  /** Runs on a deposit request before the response: a test can delay, fail, or send a callback first. */
  onDeposit: (order: DepositOrder) => Promise<void>;
  onPayout: (order: PayoutOrder) => Promise<void>;
  /** Whether the deposit's payment page is closed, so that nothing can be paid on it any more. */
  onCancelDeposit: (reference: string) => Promise<boolean>;
  /** Whether a payout can still be stopped. */
  onCancel: (reference: string) => Promise<boolean>;
  /** The status that it reports for a payment; null for none. */
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

/** The provider's callback for a payment. */
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
