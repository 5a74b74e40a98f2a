import { describe, expect, it } from 'vitest';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { phoneFirst, type PhoneGuardInput } from './phoneGuard.ts';

const of = (isPhoneNumberVerified: boolean) =>
  ({ viewer: { player: { isPhoneNumberVerified } } }) as FrameQuery;
const wanted: PhoneGuardInput = {
  url: { pathname: '/en/games/fox-and-ember/', search: '?mode=real' },
  destination: { layout: 'loggedIn', screen: 'game', route: {}, locale: 'en' },
  settings: { phoneVerification: 'required', features: [] },
  result: of(false),
  isSkipped: false,
};
const led = (change: Partial<PhoneGuardInput> = {}) => phoneFirst({ ...wanted, ...change });
const at = (path: string): Pick<PhoneGuardInput, 'destination'> => {
  const { route } = matchRoute(path, () => true);
  return { destination: { layout: 'loggedIn', screen: route.screen, route, locale: 'en' } };
};

describe('phone guard', () => {
  it('FLAG-11 redirects to the verification, which returns to the requested page', () => {
    expect(led()).toBe('/en/phone-verification/?redir=%2Fen%2Fgames%2Ffox-and-ember%2F%3Fmode%3Dreal');
    expect(led(at('/'))).not.toBeNull();
  });

  it('FLAG-11 allows a verified number, and everything if the setting is off', () => {
    expect(led({ result: of(true) })).toBeNull();
    expect(led({ settings: { ...wanted.settings, phoneVerification: 'off' } })).toBeNull();
  });

  it('CONS-21 allows a skip only if the verification is optional', () => {
    expect(led({ isSkipped: true })).not.toBeNull();
    const optional = { ...wanted.settings, phoneVerification: 'optional' } as const;
    expect(led({ settings: optional })).not.toBeNull();
    expect(led({ settings: optional, isSkipped: true })).toBeNull();
  });

  it('FLAG-11 does not redirect visitors or pages of the basic layout', () => {
    expect(led({ result: { viewer: null } as FrameQuery })).toBeNull();
    expect(led({ result: undefined })).toBeNull();
    expect(led({ destination: { ...wanted.destination, layout: 'basic' } })).toBeNull();
  });

  it.each(['/withdraw/', '/profile/', '/profile/self-exclusion/', '/source-of-wealth/', '/internal-cookie/'])(
    'FLAG-11 %s stays open',
    (path) => expect(led(at(path))).toBeNull(),
  );

  it('FLAG-05 with the toggle the rewards stay open, and nothing else does', () => {
    const settings: PhoneGuardInput['settings'] = {
      phoneVerification: 'required',
      features: ['DisablePhoneVerificationForRewards'],
    };
    expect(led(at('/rewards/'))).not.toBeNull();
    expect(led({ ...at('/rewards/'), settings })).toBeNull();
    for (const path of ['/', '/games/fox-and-ember/', '/deposit/'])
      expect(led({ ...at(path), settings })).not.toBeNull();
  });
});
