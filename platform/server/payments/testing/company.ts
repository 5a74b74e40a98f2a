import { randomUUID } from 'node:crypto';
import {
  ordered,
  type Payment,
  type PaymentNotice,
  type PaymentPort,
  type PayoutOrder,
} from '../../../modules/cashier/index.ts';
import { Refusal } from '../../../plumbing/refusal.ts';

type DepositOrder = Parameters<PaymentPort['beginDeposit']>[0];

/** A payment provider that a test plays: what it was asked, and how it answers next. */
export interface Company {
  readonly port: PaymentPort;
  readonly deposits: DepositOrder[];
  readonly payouts: PayoutOrder[];
  readonly cancels: string[];
  /** Runs when it is asked, before it answers: to answer late, not at all, or to tell before it answers. */
  onDeposit: (order: DepositOrder) => Promise<void>;
  onPayout: (order: PayoutOrder) => Promise<void>;
  /** Whether a payout can still be stopped. */
  onCancel: (reference: string) => Promise<boolean>;
}

export function openCompany(): Company {
  const company: Company = {
    deposits: [],
    payouts: [],
    cancels: [],
    onDeposit: async () => {},
    onPayout: async () => {},
    onCancel: async () => true,
    port: {
      frameOrigin: 'https://pay.example',
      async beginDeposit(order) {
        company.deposits.push(order);
        await company.onDeposit(order);
        return `https://pay.example/frame/${order.reference}`;
      },
      async payOut(order) {
        company.payouts.push(order);
        await company.onPayout(order);
      },
      async cancelPayout({ reference }) {
        company.cancels.push(reference);
        return company.onCancel(reference);
      },
      read: () => {
        throw new Refusal('BadSignature', { status: 401 });
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
