import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { textStore } from '../../../i18n/texts.ts';
import type { Payment } from '../payment/payment.ts';
import { Unfinished } from './Unfinished.tsx';

const TEXTS = {
  'cashier.unfinished': [['amount'], ' is not finished.'],
  'cashier.unfinished.more': [['count'], ' more.'],
  'cashier.waits.Provider': ['waits for the bank.'],
  'cashier.unfinished.resume': ['Continue'],
};

const deposit = (amount: string, waitsFor: 'Player' | 'Provider' = 'Player') =>
  ({
    id: amount,
    amount,
    currency: 'EUR',
    frameUrl: 'https://pay.example/1',
    waitsFor: { for: waitsFor, by: null },
  }) as Payment;

function shown(...deposits: readonly Payment[]): string {
  const content = { settings: {}, locale: 'en', texts: textStore('en', TEXTS), renderedAtMs: 0 };
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <GraphqlProvider graphql={{} as Graphql}>
        <Unfinished deposits={deposits} onResume={() => {}} />
      </GraphqlProvider>
    </AppProvider>,
  );
}
const banners = (html: string): number => html.match(/role="status"/g)?.length ?? 0;

test('MONEY-08 renders nothing without a pending deposit', () => {
  expect(shown()).toBe('');
});

test('MONEY-08 shows a pending deposit with its amount and the resume button', () => {
  const html = shown(deposit('25.00'));
  expect(html).toContain('€25.00 is not finished.');
  expect(html).not.toContain('more.');
  expect(html).toContain('Continue');
});

test('MONEY-08 shows the newest of several deposits and the number of others in one banner', () => {
  const html = shown(deposit('30.00'), deposit('25.00'), deposit('20.00'));
  expect(banners(html)).toBe(1);
  expect(html).toContain('€30.00 is not finished. 2 more.');
});

test('MONEY-08 a deposit that waits for the player comes before those that wait for a bank', () => {
  expect(shown(deposit('30.00', 'Provider'), deposit('25.00'))).toContain('€25.00 is not finished. 1 more.');
});

test('MONEY-08 a deposit that waits for the bank has no resume button', () => {
  const html = shown(deposit('30.00', 'Provider'), deposit('25.00', 'Provider'));
  expect(banners(html)).toBe(1);
  expect(html).toContain('€30.00: waits for the bank. 1 more.');
  expect(html).not.toContain('Continue');
});
