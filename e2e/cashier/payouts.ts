import { expect } from '@playwright/test';
import type { Product } from '../product/product.ts';

async function post({ providersUrl }: Product, path: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${providersUrl}/payments/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}

/** Sets what the payment provider does with future payouts. */
export const setPayouts = (product: Product, provider: string, outcome: 'succeed' | 'hold'): Promise<void> =>
  post(product, `payouts/${provider}/`, { way: outcome });

/** A payment in the list of the sandbox's payment provider. */
interface Payment {
  readonly id: string;
  readonly company: string;
  readonly kind: string;
  readonly amount: string;
  readonly standing: string | null;
  readonly isCancelled: boolean;
}

/** Waits until one payout of this amount is pending at the provider, and makes the provider pay it. */
export async function payHeldPayout(product: Product, provider: string, amount: string): Promise<void> {
  const isPending = ({ company, kind, amount: sum, standing, isCancelled }: Payment) =>
    company === provider && kind === 'payout' && sum === amount && standing === null && !isCancelled;
  let pending: readonly Payment[] = [];
  const count = async () => {
    const response = await fetch(`${product.providersUrl}/payments/book`);
    pending = ((await response.json()) as readonly Payment[]).filter(isPending);
    return pending.length;
  };
  await expect.poll(count).toBe(1);
  await post(product, `${pending[0]?.id}/`, { tell: 'payout.succeeded' });
}
