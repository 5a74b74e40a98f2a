import { describe, expect, it } from 'vitest';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { phoneFirst, type PhoneGuardInput } from './phoneGuard.ts';

const of = (isPhoneNumberVerified: boolean) =>
  ({ viewer: { player: { isPhoneNumberVerified } } }) as FrameQuery;
const wanted: PhoneGuardInput = {
  url: { pathname: '/en/games/fox-and-ember/', search: '?mode=real' },
  destination: { layout: 'loggedIn', route: {}, locale: 'en' },
  settings: { phoneVerification: 'required' },
  result: of(false),
  isSkipped: false,
};
const led = (change: Partial<PhoneGuardInput> = {}) => phoneFirst({ ...wanted, ...change });
const at = (path: string): Partial<PhoneGuardInput> => ({
  destination: { layout: 'loggedIn', route: matchRoute(path, () => true).route, locale: 'en' },
});

describe('the guard of the number', () => {
  it('FLAG-11 leads there first, and on to the page that was wanted', () => {
    expect(led()).toBe('/en/phone-verification/?redir=%2Fen%2Fgames%2Ffox-and-ember%2F%3Fmode%3Dreal');
    expect(led(at('/'))).not.toBeNull();
  });

  it('FLAG-11 lets pass who has verified it, and everybody where the toggle is off', () => {
    expect(led({ result: of(true) })).toBeNull();
    expect(led({ settings: { phoneVerification: 'off' } })).toBeNull();
  });

  it('CONS-21 lets pass who skipped what is optional, and nobody past what is required', () => {
    expect(led({ isSkipped: true })).not.toBeNull();
    const optional = { phoneVerification: 'optional' } as const;
    expect(led({ settings: optional })).not.toBeNull();
    expect(led({ settings: optional, isSkipped: true })).toBeNull();
  });

  it('FLAG-11 stands in the way of no visitor, and of no page outside the house', () => {
    expect(led({ result: { viewer: null } as FrameQuery })).toBeNull();
    expect(led({ result: undefined })).toBeNull();
    expect(led({ destination: { ...wanted.destination, layout: 'basic' } })).toBeNull();
  });

  it.each(['/withdraw/', '/profile/', '/profile/self-exclusion/', '/source-of-wealth/', '/internal-cookie/'])(
    'FLAG-11 %s stays open',
    (path) => expect(led(at(path))).toBeNull(),
  );
});
