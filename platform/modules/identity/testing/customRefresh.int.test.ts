import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '@foyer/vocabulary/duration.ts';
import type { Caller } from '../signIn/admission.ts';
import type { CustomSignIn } from '../signIn/customSignIn.ts';
import { callerAt, codeIn, ELLA } from './customCaller.ts';
import { startIdentity, type IdentityServer } from './identityServer.ts';

let server: IdentityServer;
let signIn: CustomSignIn;
let caller: Caller;
beforeAll(async () => {
  server = await startIdentity();
  signIn = server.identity.signIn;
  caller = callerAt(server);
  await server.database.transaction((tx) => server.identity.createPlayer(tx, ELLA));
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('delete from identity.attempt'));

async function arrive() {
  const { attempt } = await signIn.requestCode(caller, ELLA.email);
  return signIn.enterCode(caller, attempt, codeIn(server.sent));
}
const authenticate = (token: string, at = caller) => server.identity.authenticate(token, at.site);
const invalid = (reason: string) =>
  expect.objectContaining({ type: 'InvalidTokenFailure', reasons: [reason] });

describe('a refresh token of the custom flow', () => {
  test('GQLO-09 brings new tokens of the same session', async () => {
    const first = await arrive();
    const second = await signIn.refresh(caller, first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(decodeJwt(second.accessToken).sid).toBe(decodeJwt(first.accessToken).sid);
    expect(decodeJwt(second.accessToken).flow).toBe('Sms');
    await expect(authenticate(second.accessToken)).resolves.toBeDefined();
  });

  test('GQLO-09 used twice kills its family: thief and owner are both out', async () => {
    const first = await arrive();
    const second = await signIn.refresh(caller, first.refreshToken);
    await expect(signIn.refresh(caller, first.refreshToken)).rejects.toEqual(invalid('replayed'));
    await expect(signIn.refresh(caller, second.refreshToken)).rejects.toEqual(invalid('ended'));
    await expect(authenticate(second.accessToken)).rejects.toThrow('ended');
    const { rows } = await server.database.pool.query(
      'select end_reason from identity.session where id = $1',
      [decodeJwt(first.accessToken).sid],
    );
    expect(rows).toEqual([{ end_reason: 'TOKEN_REPLAYED' }]);
  });

  test('GQLO-09 used ten times together brings tokens once at most', async () => {
    const { refreshToken } = await arrive();
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => signIn.refresh(caller, refreshToken)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  test('GQLO-09 of one brand is worth nothing at another, and is not lost by it', async () => {
    const { refreshToken } = await arrive();
    const elsewhere = callerAt(server, { brand: 'tivoli' });
    await expect(signIn.refresh(elsewhere, refreshToken)).rejects.toEqual(invalid('unknown'));
    await expect(signIn.refresh(caller, refreshToken)).resolves.toBeDefined();
  });

  test.each(['', 'invented'])('GQLO-09 that is %j brings nothing', async (token) => {
    await expect(signIn.refresh(caller, token)).rejects.toEqual(invalid('unknown'));
  });

  test('GQLO-09 brings nothing after the session was signed out', async () => {
    const { accessToken, refreshToken } = await arrive();
    const { sessionId } = await authenticate(accessToken);
    await server.database.transaction((tx) => server.identity.endSession(tx, sessionId, 'SIGNED_OUT'));
    await expect(signIn.refresh(caller, refreshToken)).rejects.toEqual(invalid('ended'));
  });

  test('GQLO-09 does not prolong a session: after twelve hours the player signs in again', async () => {
    let { refreshToken } = await arrive();
    server.clock.advance(11 * HOUR + 55 * MINUTE);
    const late = await signIn.refresh(caller, refreshToken);
    ({ refreshToken } = late);
    const { exp = 0 } = decodeJwt(late.accessToken);
    expect(exp * 1_000 - server.clock.now().getTime()).toBeLessThanOrEqual(5 * MINUTE);
    server.clock.advance(5 * MINUTE);
    await expect(signIn.refresh(caller, refreshToken)).rejects.toEqual(invalid('expired'));
  });

  test('GQLO-09 cannot be read from the database', async () => {
    const { refreshToken } = await arrive();
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select refresh_token::text as text from identity.refresh_token',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(refreshToken);
  });
});

describe('an access token of the custom flow', () => {
  test('CUST-05 of one brand is refused at another', async () => {
    const { accessToken } = await arrive();
    await expect(authenticate(accessToken, callerAt(server, { brand: 'tivoli' }))).rejects.toThrow(
      'foreignBrand',
    );
  });

  test('CUST-05 that somebody else signed, or that says `none`, is refused', async () => {
    const { accessToken } = await arrive();
    const claims = decodeJwt(accessToken);
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(Buffer.from('a secret that is not ours at all'));
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${accessToken.split('.')[1]}.`;
    for (const token of [forged, unsigned])
      await expect(authenticate(token)).rejects.toMatchObject({ type: 'AuthenticationFailure' });
  });
});
