import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionId } from '@foyer/domain/ids.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let keycloak: Server;
let server: IdentityServer;
let issuer: string;
let privateKey: CryptoKey;

/** Imitates what the platform reads from a Keycloak: the keys of its realm. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  keycloak = createServer((request, response) => {
    const isKeySet = request.url === '/realms/northlight/protocol/openid-connect/certs';
    response.writeHead(isKeySet ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKeySet ? { keys: [jwk] } : {}));
  });
  await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve));
  const identityUrl = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`;
  issuer = `${identityUrl}/realms/northlight`;
  server = await startIdentity({ identityUrl });
});
afterAll(async () => {
  await server.stop();
  keycloak.close();
});

function token(change: JWTPayload = {}): Promise<string> {
  const now = Math.floor(server.clock.now().getTime() / 1_000);
  const claims = {
    iss: issuer,
    aud: ['foyer-platform', 'account'],
    sub: 'keycloak-user-1',
    typ: 'Bearer',
    azp: 'app',
    sid: 'keycloak-session-1',
    player_id: server.annaId,
    passwordless: false,
    flow: 'Keycloak',
    iat: now,
    exp: now + 300,
    ...change,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1' }).sign(privateKey);
}

const authenticate = async (change?: JWTPayload) =>
  server.signIn.authenticate(await token(change), server.sites.defaultSite);

test('OIDC-03 the authority is the brand’s Keycloak realm, and ours is off', async () => {
  expect(server.signIn.authority(server.sites.defaultSite, 'http://localhost:3000')).toBe(issuer);
  const response = await server.app.inject({
    url: '/realms/northlight/.well-known/openid-configuration',
    headers: { host: 'localhost' },
  });
  expect(response.statusCode).toBe(404);
});

test('OIDC-34 its access token opens a session of ours, by sid', async () => {
  const session = await authenticate();
  expect(session).toMatchObject({
    playerId: server.annaId,
    sessionId: 'keycloak-session-1',
    brand: 'northlight',
  });
  const times = await server.signIn.sessionTimes(server.database.query, session.sessionId);
  expect(times.lastSignInAt).toBeNull();
});

test('a session that we ended stays ended, whatever tokens Keycloak signs for it', async () => {
  const sid = 'keycloak-session-2';
  await authenticate({ sid });
  await server.database.transaction((tx) => server.signIn.endSession(tx, sessionId(sid), 'SIGNED_OUT'));
  await expect(authenticate({ sid, jti: 'renewed' })).rejects.toThrow('ended');
});

test.each<[string, JWTPayload, string]>([
  ['a player we do not know', { player_id: 'stranger', sid: 'new-1' }, 'unknownPlayer'],
  ['an id token', { typ: 'ID', sid: 'new-2' }, 'malformed'],
  ['a refresh token', { typ: 'Refresh', sid: 'new-3' }, 'malformed'],
  ['another realm', { iss: 'http://127.0.0.1/realms/tivoli' }, 'foreignBrand'],
  ['another audience', { aud: 'account' }, 'malformed'],
  ['yesterday', { exp: 1 }, 'expired'],
  ['no player', { player_id: undefined }, 'malformed'],
])('a token of %s is refused', async (_what, change, reason) => {
  await expect(authenticate(change)).rejects.toMatchObject({
    type: 'AuthenticationFailure',
    reasons: [reason],
  });
});

const seconds = (): number => Math.floor(server.clock.now().getTime() / 1_000);

test('OIDC-23 of two sign-ins the later one stays, whichever arrives first', async () => {
  const newer = { sid: 'newer', auth_time: seconds() - 10 };
  const older = { sid: 'older', auth_time: seconds() - 60 };
  await authenticate(newer);
  await expect(authenticate(older)).rejects.toThrow('ended');
  // A new token for the older session is rejected as well.
  await expect(authenticate({ ...older, jti: 'renewed' })).rejects.toThrow('ended');
  expect(await authenticate(newer)).toMatchObject({ sessionId: 'newer' });
  const newest = { sid: 'newest', auth_time: seconds() - 5 };
  await authenticate(newest);
  await expect(authenticate(newer)).rejects.toThrow('ended');
});

test('OIDC-23 a later sign-in is not blocked by one with a date in the future', async () => {
  await authenticate({ sid: 'tomorrow', auth_time: seconds() + 86_400 });
  server.clock.advance(2_000);
  await authenticate({ sid: 'today', auth_time: seconds() });
  await expect(authenticate({ sid: 'tomorrow' })).rejects.toThrow('ended');
});

test('OIDC-23 ten tokens of two sign-ins in parallel: the later one stays', async () => {
  server.clock.advance(60_000);
  const late = { sid: 'late', auth_time: seconds() - 1 };
  const early = { sid: 'early', auth_time: seconds() - 30 };
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      authenticate({ ...(index % 2 ? late : early), jti: `${index}` }),
    ),
  );
  expect(await authenticate(late)).toMatchObject({ sessionId: 'late' });
  await expect(authenticate(early)).rejects.toThrow('ended');
});
