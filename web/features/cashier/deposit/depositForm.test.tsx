import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DEMO_CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { amountProblem } from '../amount/bounds.ts';
import type { Method } from '../methods/methodChoices.ts';
import { DepositForm } from './DepositForm.tsx';

/**
 * By currency: locale, minimum, maximum, suggested amounts, and the expected display of the suggestions and
 * the minimum.
 */
const TABLE: Readonly<
  Record<Currency, readonly [Locale, string, string, readonly string[], string, string]>
> = {
  EUR: ['de', '20.00', '5000.00', ['20.00', '50.00', '1000.00'], '20 €|50 €|1.000 €', '20,00 €'],
  CAD: ['en_CA', '15.00', '7000.00', ['15.00', '50.00', '1000.00'], '$15|$50|$1,000', '$15.00'],
  CHF: ['de', '10.00', '5000.00', ['10.00', '20.00', '1000.00'], '10 CHF|20 CHF|1.000 CHF', '10,00 CHF'],
  USD: ['en', '10.00', '5000.00', ['10.00', '20.00', '1000.00'], '$10|$20|$1,000', '$10.00'],
  NOK: ['no', '100.00', '50000.00', ['100.00', '200.00', '1000.00'], '100 kr|200 kr|1 000 kr', '100,00 kr'],
  INR: [
    'en_IN',
    '880.00',
    '500000.00',
    ['880.00', '2000.00', '100000.00'],
    '₹880|₹2,000|₹1,00,000',
    '₹880.00',
  ],
  JPY: ['ja', '1200', '700000', ['1200', '2000', '100000'], '￥1,200|￥2,000|￥100,000', '￥1,200'],
  ZAR: ['en', '175.00', '90000.00', ['175.00', '500.00', '1000.00'], 'R 175|R 500|R 1,000', 'R 175.00'],
  NZD: ['en_NZ', '10.00', '8000.00', ['10.00', '20.00', '1000.00'], '$10|$20|$1,000', '$10.00'],
  GBP: ['en', '20.00', '4000.00', ['20.00', '50.00', '1000.00'], '£20|£50|£1,000', '£20.00'],
};
const ROWS = DEMO_CURRENCIES.map((currency) => [currency, ...TABLE[currency]] as const);

const TEXTS = {
  'cashier.deposit.act': ['pays ', ['amount']],
  'cashier.deposit.least': ['from ', ['amount']],
  'cashier.award': ['carries the award'],
};

const method = (least: string, most: string, changes: Partial<Method> = {}): Method => ({
  id: 'trustly',
  label: 'Trustly',
  provider: 'trustly',
  kind: 'BANK',
  speed: 'Instant',
  takesMinutes: 0,
  minAmount: least,
  maxAmount: most,
  feeRate: '0',
  feeFixed: '0',
  accounts: [],
  takesNewAccount: true,
  carriesAward: false,
  refusal: null,
  ...changes,
});

interface Shown {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly presets: readonly string[];
  readonly methods: readonly [Method, ...Method[]];
  readonly hasLimits?: boolean;
}

function shown({ locale, currency, presets, methods, hasLimits = true }: Shown): string {
  const content = {
    settings: { rules: { depositLimits: hasLimits } },
    locale,
    texts: textStore(locale, TEXTS),
    renderedAtMs: 0,
  };
  const { minAmount, maxAmount } = methods[0];
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <DepositForm
        last={null}
        cashierOptions={{ refusal: null, minAmount, maxAmount, presets: [...presets], methods: [...methods] }}
        limits={{ deposit: [], global: null, isRaiseBlocked: false, reviewDueAt: null }}
        currency={currency}
        request={{ method: null, amount: null }}
        balance={null}
        refusal={null}
        isSending={false}
        onBegin={() => {}}
        frame={(body, foot) => (
          <>
            {body}
            {foot}
          </>
        )}
      />
    </AppProvider>,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('CASH-02 formats amounts in every currency', () => {
  test.each(ROWS)(
    'CASH-02 CASH-01 %s in %s from %s to %s, chosen from %j, is read as %s',
    (currency, locale, least, most, presets, choices, minimumShown) => {
      const html = shown({ locale, currency, presets, methods: [method(least, most)] });
      for (const choice of choices.split('|')) expect(html).toContain(`>${choice}<`);
      expect(html).toContain(`pays ${minimumShown}<`);
      expect(html).toContain(`from ${minimumShown} `);
      // The field starts with the minimum, without zero decimals.
      expect(html).toContain(`value="${least.split('.')[0]}"`);
    },
  );

  test.each(ROWS)('CASH-01 %s in %s is refused below %s and above %s, and the bound is named', (...row) => {
    const [currency, , least, most] = row;
    const bounds = { minAmount: least, maxAmount: most };
    const rendered = (amount: string) => amountProblem(amount, bounds, currency);
    expect(rendered(least)).toBeNull();
    expect(rendered(most)).toBeNull();
    expect(rendered('1')).toEqual({ key: 'cashier.amount.min', bound: least });
    expect(rendered('9999999')).toEqual({ key: 'cashier.amount.max', bound: most });
    expect(amountProblem(null, bounds, currency)).toEqual({ key: 'cashier.amount.none', bound: null });
  });
});

describe('FLAG-07 the award for instant banking', () => {
  const bank = method('20.00', '500.00', { carriesAward: true });
  const card = method('20.00', '500.00', { id: 'card', label: 'Card', kind: 'CARD' });
  const notes = (...methods: [Method, ...Method[]]) =>
    shown({ locale: 'en', currency: 'EUR', presets: ['20.00'], methods }).match(/carries the award/g)
      ?.length ?? 0;

  test('FLAG-07 is shown on each method that carries it, and on no other', () => {
    expect(notes(bank, card)).toBe(1);
    expect(notes(card)).toBe(0);
  });

  test('FLAG-07 is not shown on an unavailable method', () => {
    expect(notes({ ...bank, refusal: { type: 'InstantBankingBlocked', rule: 'CASH-26', until: null } })).toBe(
      0,
    );
  });
});

test.each([true, false])('LIC-13 the link to the limits depends on the licence (%j)', (hasLimits) => {
  const methods = [method('20.00', '500.00')] as const;
  const html = shown({ locale: 'en', currency: 'EUR', presets: ['20.00'], methods, hasLimits });
  expect(html.includes('href="/en/profile/limits/"')).toBe(hasLimits);
  expect(html.includes('cashier.deposit.limits')).toBe(hasLimits);
});
