import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { CashierUnavailable } from './CashierUnavailable.tsx';

function shown(type: string, rule: string | null = null): string {
  const content = { settings: { features: [] }, locale: 'fi', texts: textStore('fi', {}), renderedAtMs: 0 };
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <CashierUnavailable refusal={{ type, rule, until: null }} />
    </AppProvider>,
  );
}

test.each([
  ['LIMIT-07', 'DepositLimitUsedUp', '/fi/profile/limits/'],
  ['MONEY-05', 'KycRequired', '/fi/profile/documents/'],
  ['MONEY-06', 'SourceOfWealthRequired', '/fi/source-of-wealth/'],
  ['REG-04', 'EmailVerificationRequired', '/fi/verify-email/'],
  ['FLAG-11', 'PhoneVerificationRequired', '/fi/phone-verification/'],
])('%s a cashier closed for %s links to %s', (_, type, path) => {
  const html = shown(type);
  expect(html).toContain(`cashier.reason.${type}`);
  expect(html).toContain(`href="${path}"`);
});

test('LIMIT-13 a cashier closed by a limit at all brands links to the page of that limit', () => {
  expect(shown('DepositLimitUsedUp', 'LIMIT-13')).toContain('href="/fi/profile/global-limits/"');
  expect(shown('DepositLimitUsedUp', 'LIMIT-07')).toContain('href="/fi/profile/limits/"');
});

test.each(['SelfExcluded', 'DepositsBlocked', 'toString'])(
  'CASH-24 EXCLUSION-01 a cashier closed for %s has no link',
  (type) => {
    expect(shown(type)).not.toContain('<a ');
  },
);
