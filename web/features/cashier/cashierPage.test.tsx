import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { HeadProvider } from '../../app/head.tsx';
import { textStore } from '../../i18n/texts.ts';
import { CashierPage } from './CashierPage.tsx';

function shown(features: readonly Feature[]): string {
  const content = { settings: { features }, locale: 'en', texts: textStore('en', {}), renderedAtMs: 0 };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={content as unknown as App}>
        <CashierPage title="Deposit">how much</CashierPage>
      </AppProvider>
    </HeadProvider>,
  );
}

test('FLAG-03 with DarkCashierLayout the cashier uses the theme’s dark colours', () => {
  expect(shown(['DarkCashierLayout'])).toContain('data-cashier="dark"');
});

test('FLAG-03 FLAG-21 without DarkCashierLayout the cashier uses the page’s colours', () => {
  expect(shown([])).not.toContain('data-cashier');
  expect(shown(['QuickMenu', 'ShowRTP'])).not.toContain('data-cashier');
});
