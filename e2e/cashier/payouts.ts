import { expect } from 'vitest';
import { runningProduct } from '../product.ts';

const at = (path: string): string => `http://localhost:${runningProduct().companiesPort}/payments/${path}`;

async function submit(path: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(at(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}

/** What the company does with payouts from now on. */
export const setPayouts = (company: string, way: 'succeed' | 'hold'): Promise<void> =>
  submit(`payouts/${company}/`, { way });

interface BookRow {
  readonly id: string;
  readonly company: string;
  readonly kind: string;
  readonly amount: string;
  readonly standing: string | null;
  readonly isCancelled: boolean;
}

/** Has the company pay a payout that it holds, once it has been asked for one of this amount. */
export async function payHeldPayout(company: string, amount: string): Promise<void> {
  const isHeld = (row: BookRow) =>
    row.company === company &&
    row.kind === 'payout' &&
    row.amount === amount &&
    row.standing === null &&
    !row.isCancelled;
  let held: readonly BookRow[] = [];
  const count = async () => {
    const book = (await (await fetch(at('book'))).json()) as readonly BookRow[];
    held = book.filter(isHeld);
    return held.length;
  };
  await expect.poll(count).toBe(1);
  await submit(`${held[0]?.id}/`, { tell: 'payout.succeeded' });
}
