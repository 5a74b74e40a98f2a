import { describe, expect, it } from 'vitest';
import { accountNavItems, type AccountCase } from './accountNavItems.ts';

const rules = {
  depositLimits: true,
  sessionLimits: true,
  globalLossLimits: false,
};
const places = (site: AccountCase['site'], path = '/') =>
  accountNavItems({ site, path, href: (to) => `/en${to}`, text: (key) => key });

describe('the account menu', () => {
  it('RG-01 has limits, self-exclusion and session history one level down', () => {
    const hrefs = places({ features: [], pages: [], playLimits: [], rules }).map(({ href }) => href);
    expect(hrefs).toEqual([
      '/en/withdraw/',
      '/en/profile/dashboard/',
      '/en/profile/documents/',
      '/en/profile/limits/',
      '/en/profile/session-history/',
      '/en/profile/self-exclusion/',
    ]);
  });

  it('SHELL-09 has no page that the site does not have', () => {
    const none = { ...rules, depositLimits: false, sessionLimits: false };
    const keys = places({ features: ['EnableFinancialHistory'], pages: [], playLimits: [], rules: none }).map(
      ({ key }) => key,
    );
    expect(keys).toEqual([
      'withdraw',
      'dashboard',
      'deposit-history',
      'documents',
      'session-history',
      'self-exclusion',
    ]);
  });

  it('marks the current page', () => {
    const site = { features: [], pages: [], playLimits: [], rules };
    const marked = places(site, '/profile/limits/').filter(({ isCurrent }) => isCurrent);
    expect(marked.map(({ key }) => key)).toEqual(['limits']);
  });
});
