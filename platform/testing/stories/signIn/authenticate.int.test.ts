import { createHmac } from 'node:crypto';
import {
  calculateJwkThumbprint,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { brandId, sessionId } from '@foyer/domain/ids.ts';
import { AuthenticationFailure } from '../../../infra/refusal.ts';
import { signingKeys } from '../../../modules/signIn/access/signingKeys.ts';
import { openBrowser, signIn, type Tokens } from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
let tokens: Tokens;
let key: JWK;
let claims: JWTPayload;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ tokens } = await signIn(openBrowser(server.app, 'northlight')));
  claims = decodeJwt(tokens.access_token);
  const [first] = await signingKeys(server.database, brandId('northlight'), server.clock);
  if (!first) throw new Error('the realm has no key');
  key = first;
});

const site = () => server.sites.defaultSite;
const authenticate = (token: string) => server.signIn.authenticate(token, site());

async function reasonFor(token: string): Promise<string | undefined> {
  const refused = await authenticate(token).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof AuthenticationFailure)) throw new Error(`not refused: ${String(refused)}`);
  return refused.reasons[0];
}

interface Forgery {
  readonly payload?: JWTPayload;
  readonly header?: Record<string, unknown>;
  readonly by?: JWK;
}

async function forge({ payload = {}, header = {}, by = key }: Forgery): Promise<string> {
  return new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: by.kid, ...header })
    .sign(await importJWK(by, 'ES256'));
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a valid token', () => {
  test('SUB-03 opens the session that it was issued for, until it expires', async () => {
    const session = await authenticate(tokens.access_token);
    expect(session).toEqual({
      playerId: server.annaId,
      sessionId: claims.sid,
      brand: 'northlight',
      country: 'FI',
      expiresAt: new Date((claims.exp ?? 0) * SECOND),
      previousSignInAt: null,
      subDivision: null,
    });
  });

  test('needs a database query only the first time', async () => {
    await authenticate(tokens.access_token);
    const connect = vi.spyOn(server.database.pool, 'connect');
    for (let time = 0; time < 10; time += 1) await authenticate(tokens.access_token);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });
});

describe('alg confusion', () => {
  test('`none` is no signature', async () => {
    const unsigned = `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded(claims)}.`;
    expect(await reasonFor(unsigned)).toBe('malformed');
  });

  test('the public key is no shared secret', async () => {
    const { d: _secret, ...shown } = key;
    const signed = `${encoded({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })}.${encoded(claims)}`;
    for (const secret of [JSON.stringify(shown), shown.x ?? '', '']) {
      const mac = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await reasonFor(`${signed}.${mac}`)).toBe('malformed');
    }
  });

  test('a key inside the token is not trusted, whatever its id', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const { d: _secret, ...shown } = jwk;
    const theirs = { ...jwk, kid: await calculateJwkThumbprint(jwk) };
    expect(await reasonFor(await forge({ by: theirs, header: { jwk: shown } }))).toBe('badSignature');
    expect(await reasonFor(await forge({ by: { ...jwk, kid: key.kid ?? '' } }))).toBe('badSignature');
  });

  test('a signature with one bit changed is invalid', async () => {
    const [head, body] = tokens.access_token.split('.');
    expect(await reasonFor(`${head}.${body}.${Buffer.alloc(64, 7).toString('base64url')}`)).toBe(
      'badSignature',
    );
  });
});

describe('the wrong token', () => {
  const now = () => Math.floor(server.clock.now().getTime() / SECOND);

  test.each(['', 'x', 'a.b.c', '....', `${'A'.repeat(5_000)}`, 'null', '\u0000'])(
    'OIDC-31 %j does not decode',
    async (text) => {
      expect(await reasonFor(text)).toBe('malformed');
    },
  );

  test('an expired one, apart from the allowed clock difference', async () => {
    expect(await reasonFor(await forge({ payload: { exp: now() - 31 } }))).toBe('expired');
    expect((await authenticate(await forge({ payload: { exp: now() - 20, jti: 'late' } }))).playerId).toBe(
      server.annaId,
    );
  });

  test('one that is not valid yet, apart from the allowed clock difference', async () => {
    expect(await reasonFor(await forge({ payload: { nbf: now() + 60 } }))).toBe('malformed');
    expect((await authenticate(await forge({ payload: { nbf: now() + 20 } }))).playerId).toBe(server.annaId);
  });

  test.each(['exp', 'sid', 'player_id', 'sub', 'aud', 'iss'])('one without %s', async (claim) => {
    expect(['malformed', 'foreignBrand']).toContain(
      await reasonFor(await forge({ payload: { [claim]: undefined } })),
    );
  });

  test('one for another audience', async () => {
    expect(await reasonFor(await forge({ payload: { aud: 'app' } }))).toBe('malformed');
  });

  test('the id token, which is signed with the same key', async () => {
    expect(await reasonFor(tokens.id_token)).toBe('malformed');
  });

  test.each([
    'http://northlight.localhost/realms/tivoli',
    'http://tivoli.localhost/realms/northlight',
    'http://northlight.localhost/realms/northlight/',
    'https://evil.example/realms/other',
    'northlight',
  ])('one whose issuer says %s', async (iss) => {
    expect(await reasonFor(await forge({ payload: { iss } }))).toBe('foreignBrand');
  });

  test('one whose player is not the player of its session', async () => {
    expect(await reasonFor(await forge({ payload: { player_id: 'someone-else' } }))).toBe('foreignBrand');
  });

  test('another brand’s, also after it was valid at its own', async () => {
    const tivoli = server.sites.byBrand('tivoli');
    if (!tivoli) throw new Error('there is no tivoli');
    await expect(server.signIn.authenticate(tokens.access_token, tivoli)).rejects.toThrow(
      AuthenticationFailure,
    );
    await authenticate(tokens.access_token);
    await expect(server.signIn.authenticate(tokens.access_token, tivoli)).rejects.toThrow(
      AuthenticationFailure,
    );
  });
});

describe('a session that ends', () => {
  const end = (rollBack = false) =>
    server.database.transaction(async (tx) => {
      await server.signIn.endSession(tx, sessionId(String(claims.sid)), 'SIGNED_OUT');
      // Authenticates inside the transaction that ends the session, as a parallel request would.
      await authenticate(tokens.access_token);
      if (rollBack) throw new Error('rolled back');
    });

  test('is refused from the commit on, even if it was cached', async () => {
    await authenticate(tokens.access_token);
    await end();
    expect(await reasonFor(tokens.access_token)).toBe('ended');
  });

  test('continues when the transaction is rolled back', async () => {
    await expect(end(true)).rejects.toThrow('rolled back');
    expect((await authenticate(tokens.access_token)).sessionId).toBe(claims.sid);
  });

  test('is removed from another node’s cache by the event', async () => {
    await authenticate(tokens.access_token);
    await server.database.pool.query(
      `update identity.session set ended_at = now(), end_reason = 'SIGNED_OUT' where id = $1`,
      [claims.sid],
    );
    expect((await authenticate(tokens.access_token)).sessionId).toBe(claims.sid);
    const event = {
      playerId: server.annaId,
      brand: site().brand,
      sessionId: sessionId(String(claims.sid)),
      reason: 'SIGNED_OUT' as const,
    };
    server.bus.publish('identity.sessionEnded', event);
    expect(await reasonFor(tokens.access_token)).toBe('ended');
  });

  test('whose event is lost is noticed within half a minute', async () => {
    await authenticate(tokens.access_token);
    await server.database.pool.query(
      `update identity.session set ended_at = now(), end_reason = 'SIGNED_OUT' where id = $1`,
      [claims.sid],
    );
    server.clock.advance(31 * SECOND);
    expect(await reasonFor(tokens.access_token)).toBe('ended');
  });

  test('ends once: repeated and parallel ends are one event', async () => {
    const ending = () =>
      server.database.transaction((tx) =>
        server.signIn.endSession(tx, sessionId(String(claims.sid)), 'SIGNED_OUT'),
      );
    await Promise.all([ending(), ending()]);
    await ending();
    const { rows } = await server.database.pool.query(
      `select 1 from outbox.event where topic = 'identity.sessionEnded' and payload->>'sessionId' = $1`,
      [claims.sid],
    );
    expect(rows).toHaveLength(1);
  });
});
