import type { PaymentNotice } from '../paymentPort.ts';

/** First digits and lengths of the numbers of card schemes (ISO/IEC 7812). `2221-2720` is a range of first digits. */
const SCHEMES: readonly Scheme[] = [
  // Visa; many of Elo, Dankort and Mada
  scheme('4', [13, 16, 19]),
  // Mastercard
  scheme('51-55 2221-2720', [16]),
  // Maestro; Verve, Dankort, Meeza, Bancontact, many of Elo
  scheme('50 56-58 6304 6390 67', [13, 14, 15, 16, 17, 18, 19]),
  // American Express
  scheme('34 37', [15]),
  // Diners Club
  scheme('300-305 309 36 38-39', [14, 16, 17, 18, 19]),
  // Discover; many of Elo and Verve
  scheme('6011 644-649 65', [16, 17, 18, 19]),
  // UnionPay
  scheme('62 81', [16, 17, 18, 19]),
  // JCB
  scheme('3528-3589', [16, 17, 18, 19]),
  // Mir
  scheme('2200-2204', [16, 17, 18, 19]),
  // RuPay; Hipercard, Cabal, UkrCard
  scheme('60 82 353 356', [16]),
  // InterPayment, InstaPayment; some of Elo
  scheme('636-639', [16, 17, 18, 19]),
  // Borica, UzCard, Belkart, Troy, Humo
  scheme('2205 8600 9112 9792 9860', [16]),
  // Napas
  scheme('9704', [16, 19]),
];

interface Scheme {
  readonly prefixes: readonly (readonly [low: string, high: string])[];
  readonly lengths: readonly number[];
}

function scheme(prefixes: string, lengths: readonly number[]): Scheme {
  const rangeOf = (range: string): readonly [string, string] => {
    const [low = '', high = low] = range.split('-');
    return [low, high];
  };
  return { prefixes: prefixes.split(' ').map(rangeOf), lengths };
}

export type CardField = 'id' | 'reference' | 'account.id' | 'account.label' | 'reason';

/** The fields that have a card number, which must never be stored. An id with letters is the company's own, such as an IBAN. */
export function cardNumberFields(notice: PaymentNotice): readonly CardField[] {
  const { noticeId, reference, account, reason } = notice;
  const fields: readonly (readonly [CardField, string])[] = [
    ['id', isNumeric(noticeId) ? noticeId : ''],
    ['reference', isNumeric(reference) ? reference : ''],
    ['account.id', account && isNumeric(account.id) ? account.id : ''],
    ['account.label', account?.label ?? ''],
    ['reason', reason ?? ''],
  ];
  return fields.filter(([, text]) => hasCardNumber(text)).map(([field]) => field);
}

/** Digits in any writing and separators, also behind a word as in `card:4111…`; an IBAN begins with letters and digits. */
const isNumeric = (id: string): boolean => /^(?:\p{L}+[^\p{L}\d])?[^\p{L}]*$/u.test(id.normalize('NFKC'));

/** Whether an id is a card number, so that it would be refused today. */
export const isCardNumberId = (id: string): boolean => isNumeric(id) && hasCardNumber(id);

/**
 * Digits, also in groups as they are printed on cards or with other marks between them, and in other widths: any of the
 * groups may be the whole number.
 */
export function hasCardNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(/\d+(?:[^\p{L}\d]{1,3}\d+)*/gu) ?? [];
  return runs.some((run) => {
    const groups = run.split(/\D+/);
    return groups.some((_group, first) =>
      groups.some((_other, last) => last >= first && isCardNumber(groups.slice(first, last + 1).join(''))),
    );
  });
}

const isCardNumber = (digits: string): boolean =>
  SCHEMES.some(
    ({ prefixes, lengths }) =>
      lengths.includes(digits.length) &&
      prefixes.some(([low, high]) => {
        const start = digits.slice(0, low.length);
        return start >= low && start <= high;
      }),
  ) && hasCheckDigit(digits);

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
