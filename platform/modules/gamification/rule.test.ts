import { describe, expect, it } from 'vitest';
import { isGamificationEnabled, type GamificationFacts } from './rule.ts';

const ALL: GamificationFacts = {
  isSettingEnabled: true,
  isPlayerBlocked: false,
  clientId: 'brand-1',
  exclusion: null,
  timeoutEndsAt: null,
  isSourceOfWealthOverdue: false,
  kycStatus: 'NotNeed',
  isAccountClosed: false,
};
const soon = new Date('2026-12-01T00:00:00Z');

describe('whether gamification is enabled', () => {
  it('GAMI-07 yes, if all seven conditions hold', () => {
    expect(isGamificationEnabled(ALL)).toBe(true);
  });

  const allButOne: readonly [row: string, change: Partial<GamificationFacts>][] = [
    ['GAMI-08 the setting is off', { isSettingEnabled: false }],
    ['GAMI-09 the player is blocked', { isPlayerBlocked: true }],
    ['GAMI-10 there is no client id', { clientId: null }],
    ['GAMI-10 the client id is empty', { clientId: '' }],
    ['GAMI-11 an exclusion ends some day', { exclusion: { endsAt: soon } }],
    ['GAMI-11 EXCLUSION-08 an exclusion has no end', { exclusion: { endsAt: null } }],
    ['EXCLUSION-08 a time-out runs', { timeoutEndsAt: soon }],
    ['GAMI-12 the day to show the source of wealth by is past', { isSourceOfWealthOverdue: true }],
    ['GAMI-13 KYC is Required', { kycStatus: 'Required' }],
    ['GAMI-14 the account is closed', { isAccountClosed: true }],
  ];
  it.each(allButOne)('GAMI-07 %s: no', (_, change) => {
    expect(isGamificationEnabled({ ...ALL, ...change })).toBe(false);
  });

  it.each(Object.keys(ALL))('GAMI-07 no, if %s is unknown', (fact) => {
    const known = Object.fromEntries(Object.entries(ALL).filter(([name]) => name !== fact));
    expect(isGamificationEnabled(known)).toBe(false);
  });

  it.each(['NotNeed', 'WillBeRequired', 'Pending', 'Done'] as const)(
    'GAMI-13 KYC status %s is not Required',
    (kycStatus) => {
      expect(isGamificationEnabled({ ...ALL, kycStatus })).toBe(true);
    },
  );
});
