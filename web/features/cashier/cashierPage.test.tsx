import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { ContentProvider, HeadProvider, textStore, type Content } from '../content/index.ts';
import { CashierPage } from './CashierPage.tsx';

function shown(features: readonly Feature[]): string {
  const content = { settings: { features }, locale: 'en', texts: textStore('en', {}), renderedAtMs: 0 };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <ContentProvider content={content as unknown as Content}>
        <CashierPage title="Deposit">how much</CashierPage>
      </ContentProvider>
    </HeadProvider>,
  );
}

test('FLAG-03 with DarkCashierLayout the cashier takes the theme’s dark colours', () => {
  expect(shown(['DarkCashierLayout'])).toContain('data-cashier="dark"');
});

test('FLAG-03 FLAG-21 without it, or among others, it takes those of the page', () => {
  expect(shown([])).not.toContain('data-cashier');
  expect(shown(['QuickMenu', 'ShowRTP'])).not.toContain('data-cashier');
});
