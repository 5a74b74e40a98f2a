import { createHmac } from 'node:crypto';
import type { CashierDeps } from '@foyer/platform/flows/cashier/lockedPlayer.ts';
import type { Payment } from '@foyer/platform/modules/cashier/index.ts';
import { paymentPorts } from '@foyer/platform/server/providers/paymentPorts.ts';
import { openCallbackServer } from '@foyer/platform/testing/cashier/callbackServer.ts';
import { startCashierHarness } from '@foyer/platform/testing/cashier/harness.ts';
import { startCompanies } from '@foyer/sandbox/companies/server.ts';

const SECRET = 'the secret of the companies';
const NAMES = ['trustly', 'zimpler', 'finshark', 'krofort', 'piq', 'plastra'] as const;

export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

/** The cashier and the sandbox's six payment providers, connected over HTTP, with one clock. */
export async function openPaymentHarness() {
  const harness = await startCashierHarness();
  const cashier: { deps: CashierDeps } = { deps: harness.services };
  const callbacks = await openCallbackServer(() => cashier.deps);
  const now = () => harness.clock.now().getTime();
  const providers = await startCompanies({ port: 0, secret: SECRET, platformUrl: callbacks.url, now });
  const portOf = new URL(providers.url).port;
  const keyOf = (name: string) => createHmac('sha256', SECRET).update(name).digest('hex');
  const of = <Value>(value: (name: string) => Value) =>
    Object.fromEntries(NAMES.map((name) => [name, value(name)]));
  const ports = paymentPorts(
    {
      paymentProviders: of((name) => ({ url: `${providers.url}/${name}`, keys: [keyOf(name)] as const })),
      paymentFrames: of((name) => `http://${name}.localhost:${portOf}`),
    },
    harness.clock,
    [],
  );
  const deps: CashierDeps = { ...harness.services, paymentPorts: ports };
  cashier.deps = deps;
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${providers.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
  /** The sandbox's id of a payment. */
  const idOf = async ({ id }: Payment): Promise<string> => {
    const book: readonly { readonly id: string; readonly reference: string }[] = await (
      await fetch(`${providers.url}/payments/book`)
    ).json();
    return book.find(({ reference }) => reference === id)?.id ?? '';
  };
  return {
    harness,
    /** The cashier's dependencies, with the adapters of the six providers. */
    deps,
    /** Submits the provider's payment form. @returns the response's status */
    async pay(payment: Payment) {
      const card = { number: '4111 1111 1111 1111', expiry: '12/40', cvc: '123' };
      const form = { choice: 'confirm', ...(payment.providerMethod === 'card' && card) };
      const path = `/${payment.provider}/pay/${await idOf(payment)}/`;
      return (await post(path, form)).status;
    },
    /** Sends the callback of a paid deposit even if its page was closed, which a provider should not do. */
    sendPaidCallback: async (payment: Payment) =>
      void (await post(`/payments/${await idOf(payment)}/`, { tell: 'deposit.succeeded' })),
    /** Outcome of the provider's next payouts: `succeed`, `refuse`, `hold` … */
    payouts: async (provider: string, outcome: string) =>
      void (await post(`/payments/payouts/${provider}/`, { way: outcome })),
    async stop() {
      await providers.stop();
      await callbacks.close();
      await harness.drop();
    },
  };
}
