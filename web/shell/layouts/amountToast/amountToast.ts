import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { parseDecimal, type MoneyJson } from '@foyer/domain/money.ts';

/** Amounts with more digits are not shown, because anybody can write a URL. */
const LONGEST_DIGITS = 9;

/** QUERY-03: the amount that the URL asks to show; null without a valid amount. */
export function toastAmount({ searchParams }: URL, currency: Currency): MoneyJson | null {
  const amount = searchParams.get('amount') ?? '';
  const parsed = searchParams.has('showToast') ? parseDecimal(amount, currency) : null;
  const limit = 10n ** BigInt(LONGEST_DIGITS + minorDigits(currency));
  return parsed && !amount.startsWith('-') && parsed.minor < limit ? { amount, currency } : null;
}
