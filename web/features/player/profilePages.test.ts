import { describe, expect, it } from 'vitest';
import {
  isProfilePage,
  profilePageOf,
  profilePages,
  type ProfilePage,
  type ProfileSite,
} from './profilePages.ts';

/** A site without any optional feature. */
const minimal: ProfileSite = {
  features: [],
  pages: [],
  playLimits: [],
  rules: {
    depositLimits: false,
    sessionLimits: false,
    globalLossLimits: false,
  },
};
const ruledBy = (rules: Partial<ProfileSite['rules']>): ProfileSite => ({
  ...minimal,
  rules: { ...minimal.rules, ...rules },
});

describe('profile pages', () => {
  it.each([
    ['ROUTE-74 PROF-02', undefined, 'dashboard'],
    ['ROUTE-74 PROF-02', '', 'dashboard'],
    ['PROF-02', 'dashboard/', 'dashboard'],
    ['PROF-05', 'game-history/', 'game-history'],
    ['PROF-10', 'session-history', 'session-history'],
    ['PROF-06', 'limits/deposit/', null],
    ['PROF-06', 'Limits/', null],
    ['PROF-02', 'constructor/', null],
  ])('%s the path %s under /profile/ is the page %s', (_, rest, page) => {
    expect(profilePageOf(rest)).toBe(page);
  });

  it.each<[string, ProfilePage, ProfileSite]>([
    ['PROF-03 FLAG-08', 'deposit-history', { ...minimal, features: ['EnableFinancialHistory'] }],
    ['PROF-11 FLAG-08', 'withdrawal-history', { ...minimal, features: ['EnableFinancialHistory'] }],
    ['PROF-08', 'rewards-history', { ...minimal, pages: ['rewards'] }],
    ['PROF-06 LIC-13', 'limits', ruledBy({ depositLimits: true })],
    ['PROF-06 LIC-04', 'limits', { ...minimal, playLimits: ['Loss'] }],
    ['PROF-06 LIC-09', 'limits', ruledBy({ sessionLimits: true })],
    ['PROF-07 LIC-03', 'global-limits', ruledBy({ globalLossLimits: true })],
  ])('%s %s exists only on sites that support it', (_, page, site) => {
    expect(isProfilePage(page, site)).toBe(true);
    expect(profilePages(site)).toContain(page);
    expect(isProfilePage(page, minimal)).toBe(false);
    expect(profilePages(minimal)).not.toContain(page);
  });

  const COMMON = [
    ['PROF-02', 'dashboard'],
    ['MONEY-08', 'notifications'],
    ['PROF-05', 'game-history'],
    ['PROF-04', 'documents'],
    ['PROF-10', 'session-history'],
    ['MONEY-12', 'balance-proof'],
    ['PROF-09', 'self-exclusion'],
  ] as const;

  it.each(COMMON)('%s the page %s exists on every site', (_, page) => {
    expect(profilePages(minimal)).toContain(page);
  });

  it('a minimal site has no other pages', () => {
    expect(profilePages(minimal)).toHaveLength(COMMON.length);
  });
});
