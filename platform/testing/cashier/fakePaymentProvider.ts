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
export interface FakePaymentProvider {
  readonly port: PaymentPort;
  readonly deposits: DepositOrder[];
  readonly payouts: PayoutOrder[];
  readonly cancels: string[];
  /** References of the deposits whose payment page it was asked to close. */
  readonly closings: string[];
  /** References of the payments whose status was requested. */
  readonly statusRequests: string[];
  /** Runs on a deposit request before the response: a test can delay, fail, or send a callback first. */
  onDeposit: (order: DepositOrder) => Promise<void>;
  onPayout: (order: PayoutOrder) => Promise<void>;
  /** Whether the provider closes the deposit's payment page; a closed page accepts no payment. */
  onCancelDeposit: (reference: string) => Promise<boolean>;
  /** Whether the provider can still stop the payout. */
  onCancel: (reference: string) => Promise<boolean>;
  /** Returns the status that the provider reports for a payment; null if it reports none. */
  onStatusRequest: (reference: string) => Promise<PaymentNotice | null>;
}

export function fakePaymentProvider(): FakePaymentProvider {
  const callbacks = new Map<string, PaymentNotice>();
  const provider: FakePaymentProvider = {
    deposits: [],
    payouts: [],
    cancels: [],
    closings: [],
    statusRequests: [],
    onDeposit: async () => {},
    onPayout: async () => {},
    onCancelDeposit: async () => true,
    onCancel: async () => true,
    onStatusRequest: async () => null,
    port: {
      frameOrigin: 'https://pay.example',
      merchantOf: (brand) => brand,
      async beginDeposit(order) {
        provider.deposits.push(order);
        await provider.onDeposit(order);
        return `https://pay.example/frame/${order.reference}`;
      },
      async cancelDeposit({ reference }) {
        provider.closings.push(reference);
        return provider.onCancelDeposit(reference);
      },
      async payOut(order) {
        provider.payouts.push(order);
        await provider.onPayout(order);
      },
      refund: (order) => provider.port.payOut(order),
      async cancelPayout({ reference }) {
        provider.cancels.push(reference);
        return provider.onCancel(reference);
      },
      async latestCallback({ reference }) {
        provider.statusRequests.push(reference);
        const notice = await provider.onStatusRequest(reference);
        if (!notice) return null;
        callbacks.set(notice.noticeId, notice);
        return { headers: {}, body: notice.noticeId };
      },
      read({ body }) {
        const notice = callbacks.get(body);
        if (!notice) throw new Refusal('BadSignature', { status: 401 });
        return notice;
      },
      acknowledge: () => ({ type: 'text/plain', body: 'OK' }),
    },
  };
  return provider;
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
  merchant: payment.brand,
  reference: payment.id,
  kind: payment.type === 'Deposit' ? 'deposit' : 'payout',
  outcome,
  amount: ordered(payment),
  reason: null,
  account: { id: 'bank-4417', label: 'Nordbank •• 4417' },
  ...change,
});
