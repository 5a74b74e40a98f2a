import { createHash } from 'node:crypto';
import type { Account } from './dialects/dialect.ts';

/** Test cards by number. Any other valid card number succeeds. */
export const TEST_CARDS = [
  { number: '4111111111111111', means: 'succeeds' },
  { number: '4000000000009995', means: 'has insufficient funds' },
  { number: '4000000000003220', means: 'requires the bank code 2468' },
  { number: '5555555555554444', means: 'stays pending' },
] as const;

export const BANK_CODE = '2468';

export type CardBehaviour = 'success' | 'noFunds' | 'code' | 'pending';

const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000009995': 'noFunds',
  '4000000000003220': 'code',
  '5555555555554444': 'pending',
};

export interface CardForm {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export type ReadCard =
  | { readonly account: Account; readonly behaviour: CardBehaviour }
  | { readonly wrong: keyof CardForm };

/** Validates a card and replaces its number with a token that belongs to the player. */
export function readCard({ number, expiry, cvc }: CardForm, player: string, nowMs: number): ReadCard {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) return { wrong: 'number' };
  if (!isAhead(expiry, nowMs)) return { wrong: 'expiry' };
  if (!/^\d{3,4}$/.test(cvc.trim())) return { wrong: 'cvc' };
  const token = createHash('sha256').update(`${player} ${digits}`).digest('hex').slice(0, 24);
  const account = { id: `card_${token}`, label: `${brandOf(digits)} •• ${digits.slice(-4)}` };
  return { account, behaviour: BEHAVIOURS[digits] ?? 'success' };
}

function isLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the end of its expiry month. */
function isAhead(expiry: string, nowMs: number): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim()) ?? [];
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > nowMs;
}

const brandOf = (digits: string): string =>
  digits.startsWith('4') ? 'Visa' : digits.startsWith('5') ? 'Mastercard' : 'Card';
