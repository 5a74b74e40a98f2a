import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import type { BonusPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { GraphqlProvider } from '../../../app/graphql.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { BonusCheck } from './BonusCheck.tsx';
import { BonusPanel } from './BonusPanel.tsx';

const RUNNING = {
  id: 'b1',
  status: 'Active',
  currency: 'USD',
  granted: '50.00',
  balance: '31.40',
  required: '1500.00',
  wagered: '300.00',
  progress: 0.2,
  maxBet: '5.00',
  maxPayout: '500.00',
  grantedAt: '2026-11-01T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
  endedAt: null,
  weights: [
    { category: 'slots', percent: 100 },
    { category: 'roulette', percent: 10 },
  ],
} as const satisfies BonusPartsFragment;

function shown(
  screen: ReactNode,
  { bonus, features = [] }: { bonus: BonusPartsFragment | null; features?: readonly Feature[] },
): string {
  const texts = textStore('en', { 'catalogue.category.roulette': ['Roulette games'] });
  const content = { settings: { features }, locale: 'en', texts, renderedAtMs: 0 };
  const reply = { data: { viewer: { id: 'v', wallet: { id: 'w', bonus } } }, error: undefined };
  const graphql = { peek: () => reply } as unknown as Graphql;
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <GraphqlProvider graphql={graphql}>{screen}</GraphqlProvider>
    </AppProvider>,
  );
}

describe('the bonus panel', () => {
  test('FLAG-02 with BonusChecker opens the checker, which shows the terms', () => {
    const html = shown(<BonusPanel />, { bonus: RUNNING, features: ['BonusChecker'] });
    expect(html).toContain('account.bonus.check');
    expect(html).not.toContain('account.bonus.maxBet');
  });

  test('FLAG-02 FLAG-21 without BonusChecker shows the terms itself', () => {
    const html = shown(<BonusPanel />, { bonus: RUNNING });
    expect(html).not.toContain('account.bonus.check');
    expect(html).toContain('account.bonus.maxBet');
  });

  test.each([null, { ...RUNNING, status: 'Expired' } as const])(
    'WALLET-09 renders nothing without an active bonus (%j)',
    (bonus) => expect(shown(<BonusPanel />, { bonus, features: ['BonusChecker'] })).toBe(''),
  );
});

describe('the bonus checker', () => {
  test.each([
    ['what was given', 'account.bonus.granted</dt><dd>$50.00'],
    ['what is left', 'account.bonus.left</dt><dd>$31.40'],
    ['the largest bet', 'account.bonus.maxBet</dt><dd>$5.00'],
    ['when it ends', 'account.bonus.expires</dt><dd>'],
    ['which games count how much', 'Roulette games</dt>'],
    ['what a deposit does to it', 'account.bonus.deposit'],
  ])('FLAG-02 OPEN-46 shows %s', (_, rendered) => {
    expect(shown(<BonusCheck />, { bonus: RUNNING })).toContain(rendered);
  });

  test('FLAG-02 shows the wagering progress', () => {
    expect(shown(<BonusCheck />, { bonus: RUNNING })).toContain('value="0.2"');
  });

  test('FLAG-02 says that no bonus is active', () => {
    const html = shown(<BonusCheck />, { bonus: { ...RUNNING, status: 'Converted' } });
    expect(html).toContain('account.bonus.none');
    expect(html).not.toContain('account.bonus.maxBet');
  });
});
