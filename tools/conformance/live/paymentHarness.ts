import { createHmac } from 'node:crypto';
import type { CashierDeps } from '@foyer/platform/flows/cashier/lockedPlayer.ts';
import type { Payment } from '@foyer/platform/modules/cashier/index.ts';
import { paymentPorts } from '@foyer/platform/server/providers/paymentPorts.ts';
import { openCallbackServer } from '@foyer/platform/testing/cashier/callbackServer.ts';
import { startCashierHarness, type CashierHarness } from '@foyer/platform/testing/cashier/harness.ts';
import { startCompanies } from '@foyer/sandbox/companies/server.ts';

const SECRET = 'the secret of the companies';
const NAMES = ['trustly', 'zimpler', 'finshark', 'krofort', 'piq', 'plastra'] as const;

/** The cashier and the six payment companies of the sandbox, which speak to each other over HTTP by one clock. */
export interface PaymentHarness {
  readonly house: CashierHarness;
  /** The cashier with the adapters of the six companies. */
  readonly parts: CashierDeps;
  /** Presses pay on the page of a deposit, as its player would. @returns the status of the answer */
  pay(payment: Payment): Promise<number>;
  /** The company says what it never ought to: that a deposit was paid, whatever has become of its page. */
  sayPaid(payment: Payment): Promise<void>;
  /** What the company's payouts come to from now on: `succeed`, `refuse`, `hold` … */
  payouts(company: string, way: string): Promise<void>;
  stop(): Promise<void>;
}

export async function openPaymentHarness(): Promise<PaymentHarness> {
  const house = await startCashierHarness();
  const cashier: { parts: CashierDeps } = { parts: house.services };
  const callbacks = await openCallbackServer(() => cashier.parts);
  const now = () => house.clock.now().getTime();
  const companies = await startCompanies({ port: 0, secret: SECRET, platformUrl: callbacks.url, now });
  const portOf = new URL(companies.url).port;
  const keyOf = (name: string) => createHmac('sha256', SECRET).update(name).digest('hex');
  const of = <Value>(value: (name: string) => Value) =>
    Object.fromEntries(NAMES.map((name) => [name, value(name)]));
  const ports = paymentPorts(
    {
      paymentProviders: of((name) => ({ url: `${companies.url}/${name}`, key: keyOf(name) })),
      paymentFrames: of((name) => `http://${name}.localhost:${portOf}`),
    },
    house.clock,
  );
  const parts = { ...house.services, ports };
  cashier.parts = parts;
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${companies.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
  /** The sandbox's own name of a payment. */
  const idOf = async ({ id }: Payment): Promise<string> => {
    const book: readonly { readonly id: string; readonly reference: string }[] = await (
      await fetch(`${companies.url}/payments/book`)
    ).json();
    return book.find(({ reference }) => reference === id)?.id ?? '';
  };
  return {
    house,
    parts,
    async pay(payment) {
      const card = { number: '4111 1111 1111 1111', expiry: '12/40', cvc: '123' };
      const form = { choice: 'confirm', ...(payment.providerMethod === 'card' && card) };
      const path = `/${payment.provider}/pay/${await idOf(payment)}/`;
      return (await post(path, form)).status;
    },
    sayPaid: async (payment) =>
      void (await post(`/payments/${await idOf(payment)}/`, { tell: 'deposit.succeeded' })),
    payouts: async (company, way) => void (await post(`/payments/payouts/${company}/`, { way })),
    async stop() {
      await companies.stop();
      await callbacks.close();
      await house.drop();
    },
  };
}
