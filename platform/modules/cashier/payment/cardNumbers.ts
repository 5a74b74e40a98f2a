import { Refusal } from '../../infra/refusal.ts';
import type { PaymentNotice } from '../../modules/cashier/index.ts';

/** 13 to 19 digits, also in groups as they are printed on cards. */
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/**
 * A card number must never be stored. @throws Refusal CardNumberReceived (`field`) if the id of the account is a number of
 * 13 to 19 digits with the check digit of cards, or if a text has one
 */
export function requireNoCardNumber({ account, reason }: PaymentNotice): void {
  // An id with letters is the company's own, such as an IBAN.
  if (account && /^[\d -]*$/.test(account.id)) refuseIfCard(account.id, 'account.id');
  if (account) refuseIfCard(account.label, 'account.label');
  if (reason !== null) refuseIfCard(reason, 'reason');
}

function refuseIfCard(text: string, field: string): void {
  const isCard = [...text.matchAll(CARD_LIKE)].some(([number]) => hasCheckDigit(number.replace(/\D/g, '')));
  if (isCard) throw new Refusal('CardNumberReceived', { status: 400, keys: { field } });
}

/** The Luhn algorithm of ISO/IEC 7812. */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : 2 * Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
