import { MINOR_DIGITS, type Currency } from '@foyer/domain/currency.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';

/** Nobody is told of more than nine digits by an address that anybody may write. */
const AMOUNT = /^\d{1,9}(\.(\d+))?$/;

/** QUERY-03: the amount the address wants told, null when it wants nothing told or nothing that is an amount. */
export function toastAmount({ searchParams }: URL, currency: Currency): MoneyJson | null {
  const amount = searchParams.get('amount') ?? '';
  const [isAmount, , minor = ''] = AMOUNT.exec(amount) ?? [];
  if (!searchParams.has('showToast') || !isAmount || minor.length > MINOR_DIGITS[currency]) return null;
  return { amount, currency };
}
