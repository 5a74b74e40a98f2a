import { expect, test } from 'vitest';
import type { SessionDestroyedSubscription } from '@foyer/contract/generated/operations.ts';
import type { BrowserSession } from './session.ts';
import { onAccountClosed, onSessionDestroyed } from './sessionEnds.ts';

type Reason = SessionDestroyedSubscription['sessionDestroyed']['reason'];

const SESSION: BrowserSession = {
  token: 'a',
  refreshable: true,
  expiresAt: 1,
  sessionId: 's1',
  playerId: 'p1',
};

/** The reasons given to `signOut` after the event that `sessionId` ended. */
function signedOutWith(sessionId: string, reason: Reason, session: BrowserSession | null = SESSION) {
  const told: (string | undefined)[] = [];
  const store = { current: () => session, signOut: async (why?: string) => void told.push(why) };
  onSessionDestroyed(store).next({ sessionDestroyed: { sessionId, reason } });
  return told;
}

test("LOGOUT-07 the player's session that was ended by another device ends here with that reason", () => {
  expect(signedOutWith('s1', 'LOGGED_IN_FROM_ANOTHER_DEVICE')).toEqual(['LOGGED_IN_FROM_ANOTHER_DEVICE']);
});

test('LOGOUT-08 the end of another session, or any for a visitor, is ignored', () => {
  expect(signedOutWith('s2', 'LOGGED_IN_FROM_ANOTHER_DEVICE')).toEqual([]);
  expect(signedOutWith('s1', 'LOGGED_IN_FROM_ANOTHER_DEVICE', null)).toEqual([]);
});

test.each<[Reason, string | undefined]>([
  ['SIGNED_OUT', undefined],
  ['SESSION_EXPIRED', 'SESSION_EXPIRED'],
  ['TOKEN_REPLAYED', 'SESSION_EXPIRED'],
  ['REVOKED', 'SESSION_EXPIRED'],
  ['ACCOUNT_CLOSED', 'SESSION_EXPIRED'],
  ['SELF_EXCLUDED', 'SELF_EXCLUDED'],
  ['TIMEOUT', 'TIMEOUT'],
  ['SESSION_LIMIT_REACHED', 'SESSION_LIMIT_REACHED'],
])('LOGOUT-01 an end by %s is reported as %s and never as another device', (reason, told) => {
  expect(signedOutWith('s1', reason)).toEqual([told]);
});

test.each([
  [
    'PLAYER-22 a player whose account is closed during the session is signed out',
    [false, true],
    SESSION,
    ['SESSION_EXPIRED'],
  ],
  ['PLAYER-22 a player with an open account stays', [false, false], SESSION, []],
  ['PLAYER-22 a player who has signed out is not signed out again', [false, true], null, []],
  ['PLAYER-22 a player who signed in with a closed account stays', [true, true], SESSION, []],
] as const)('%s', (_what, closings, session, left) => {
  const told: (string | undefined)[] = [];
  const store = { current: () => session, signOut: async (why?: string) => void told.push(why) };
  const heard = onAccountClosed(store);
  for (const isAccountClosed of closings) heard.next({ playerUpdated: { isAccountClosed } });
  expect(told).toEqual(left);
});
