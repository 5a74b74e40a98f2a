import { expect, test } from 'vitest';
import { readAccessToken } from './accessToken.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown): string => `${encode({ alg: 'ES256' })}.${encode(claims)}.signature`;

const CLAIMS = { player_id: 'p1', sid: 's1', passwordless: true, flow: 'Keycloak', exp: 1_800_000_000 };

test('OIDC-34 player_id, sid, passwordless, flow and exp are read', () => {
  expect(readAccessToken(tokenOf({ ...CLAIMS, sub: 'p1', aud: 'foyer-platform' }))).toEqual(CLAIMS);
  expect(readAccessToken(tokenOf({ player_id: 'å', sid: 's1', exp: 1 }))).toEqual({
    player_id: 'å',
    sid: 's1',
    exp: 1,
    passwordless: false,
    flow: null,
  });
});

test('SESS-13 the session id is the sid', () => {
  expect(readAccessToken(tokenOf(CLAIMS))?.sid).toBe('s1');
});

test.each([
  null,
  undefined,
  '',
  'garbage',
  'a.b.c',
  'a.%%%.c',
  `a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`,
  tokenOf(null),
  tokenOf('text'),
  tokenOf([]),
  tokenOf({ ...CLAIMS, exp: '1800000000' }),
  tokenOf({ ...CLAIMS, sid: 7 }),
  tokenOf({ ...CLAIMS, player_id: undefined }),
])('OIDC-31 %j cannot be decoded and is not a token', (token) => {
  expect(readAccessToken(token)).toBeNull();
});
