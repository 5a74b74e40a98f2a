import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Caller } from '../../../modules/signIn/custom/admission.ts';
import type { CustomSignIn } from '../../../modules/signIn/custom/customSignIn.ts';
import { browserWith, callerAt, codeIn, ELLA } from '../../signIn/customCaller.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
let signIn: CustomSignIn;
let caller: Caller;
beforeAll(async () => {
  server = await startIdentity();
  signIn = server.signIn.custom;
  caller = callerAt(server);
  await server.database.transaction((tx) => server.createPlayer(tx, ELLA));
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('delete from identity.attempt'));

async function arrive() {
  const { attempt } = await signIn.requestCode(caller, ELLA.email);
  return signIn.enterCode(caller, attempt, codeIn(server.sent));
}
const authenticate = (token: string, at = caller) => server.signIn.authenticate(token, at.site);
const invalid = (reason: string) =>
  expect.objectContaining({ type: 'InvalidTokenFailure', reasons: [reason] });

describe('a refresh token of the custom flow', () => {
  test('GQLO-09 gives new tokens of the same session', async () => {
    const first = await arrive();
    const second = await signIn.refresh(caller, first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(decodeJwt(second.accessToken).sid).toBe(decodeJwt(first.accessToken).sid);
    expect(decodeJwt(second.accessToken).flow).toBe('Sms');
    await expect(authenticate(second.accessToken)).resolves.toBeDefined();
  });

  test('GQLO-09 used twice ends its family: for the thief and the owner', async () => {
    const first = await arrive();
    const second = await signIn.refresh(caller, first.refreshToken);
    await expect(signIn.refresh(callerAt(server), first.refreshToken)).rejects.toEqual(invalid('replayed'));
    await expect(signIn.refresh(caller, second.refreshToken)).rejects.toEqual(invalid('ended'));
    await expect(authenticate(second.accessToken)).rejects.toThrow('ended');
    const { rows } = await server.database.pool.query(
      'select end_reason from identity.session where id = $1',
      [decodeJwt(first.accessToken).sid],
    );
    expect(rows).toEqual([{ end_reason: 'TOKEN_REPLAYED' }]);
  });

  test('GQLO-09 used ten times in parallel elsewhere gives tokens at most once', async () => {
    const { refreshToken } = await arrive();
    const thief = callerAt(server);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => signIn.refresh(thief, refreshToken)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  test('GQLO-09 of one brand is refused at another, and stays valid', async () => {
    const { refreshToken } = await arrive();
    const elsewhere = callerAt(server, { brand: 'tivoli' });
    await expect(signIn.refresh(elsewhere, refreshToken)).rejects.toEqual(invalid('unknown'));
    await expect(signIn.refresh(caller, refreshToken)).resolves.toBeDefined();
  });

  test.each(['', 'invented'])('GQLO-09 that is %j is refused', async (token) => {
    await expect(signIn.refresh(caller, token)).rejects.toEqual(invalid('unknown'));
  });

  test('GQLO-09 is refused after signing out', async () => {
    const { accessToken, refreshToken } = await arrive();
    const { sessionId } = await authenticate(accessToken);
    await server.database.transaction((tx) => server.signIn.endSession(tx, sessionId, 'SIGNED_OUT'));
    await expect(signIn.refresh(caller, refreshToken)).rejects.toEqual(invalid('ended'));
  });

  test('GQLO-09 does not prolong a session: after twelve hours the player signs in again', async () => {
    let late = await arrive();
    for (let minutes = 0; minutes < 11 * 60 + 55; minutes += 5) {
      server.clock.advance(5 * MINUTE);
      late = await signIn.refresh(caller, late.refreshToken);
    }
    const { exp = 0 } = decodeJwt(late.accessToken);
    expect(exp * 1_000 - server.clock.now().getTime()).toBeLessThanOrEqual(5 * MINUTE);
    server.clock.advance(5 * MINUTE);
    await expect(signIn.refresh(caller, late.refreshToken)).rejects.toEqual(invalid('expired'));
  });

  test('CLOCK-05 GQLO-09 is refused after the licence’s minutes, which begin again with each renewal', async () => {
    const idleMs = caller.site.settings.rules.sessionIdleMinutes * MINUTE;
    const first = await arrive();
    const { sid } = decodeJwt(first.accessToken);
    const livesFor = async () => {
      const { rows } = await server.database.pool.query<{ expires_at: Date }>(
        'select expires_at from identity.session where id = $1',
        [sid],
      );
      return (rows[0]?.expires_at.getTime() ?? 0) - server.clock.now().getTime();
    };
    expect(Math.abs((await livesFor()) - idleMs)).toBeLessThan(5 * SECOND);
    server.clock.advance(idleMs - MINUTE);
    const second = await signIn.refresh(caller, first.refreshToken);
    expect(Math.abs((await livesFor()) - idleMs)).toBeLessThan(5 * SECOND);
    server.clock.advance(idleMs);
    await expect(signIn.refresh(caller, second.refreshToken)).rejects.toEqual(invalid('expired'));
  });

  test('GQLO-09 cannot be read from the database', async () => {
    const { refreshToken } = await arrive();
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select refresh_token::text as text from identity.refresh_token',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(refreshToken);
  });
});

describe('GQLO-09 a refresh of the custom flow whose response was lost', () => {
  /** A caller who has the tokens but not the cookie, for example from a log or a URL. */
  const elsewhere = () => callerAt(server);

  async function lost() {
    const at = callerAt(server);
    const { attempt } = await signIn.requestCode(at, ELLA.email);
    const first = await signIn.enterCode(at, attempt, codeIn(server.sent));
    return { at, first, answer: await signIn.refresh(at, first.refreshToken) };
  }
  type Lost = Awaited<ReturnType<typeof lost>>;

  async function endReason(accessToken: string): Promise<unknown> {
    const { rows } = await server.database.pool.query<{ end_reason: string | null }>(
      'select end_reason from identity.session where id = $1',
      [decodeJwt(accessToken).sid],
    );
    return rows[0]?.end_reason;
  }

  test('OIDC-45 SESS-02 gets its response again in the browser that signed in, once', async () => {
    const { at, first, answer } = await lost();
    server.clock.advance(15 * SECOND);
    const again = await signIn.refresh(at, first.refreshToken);
    expect(again.refreshToken).not.toBe(answer.refreshToken);
    expect(decodeJwt(again.accessToken).sid).toBe(decodeJwt(first.accessToken).sid);
    await expect(signIn.refresh(at, again.refreshToken)).resolves.toBeDefined();
    expect(await endReason(first.accessToken)).toBeNull();
  });

  test('SESS-02 works the same for a second loss at the next refresh', async () => {
    const { at, answer } = await lost();
    await signIn.refresh(at, answer.refreshToken);
    const again = await signIn.refresh(at, answer.refreshToken);
    await expect(signIn.refresh(at, again.refreshToken)).resolves.toBeDefined();
  });

  test('the lost response used later is a theft, and the family ends', async () => {
    const { at, first, answer } = await lost();
    const again = await signIn.refresh(at, first.refreshToken);
    await expect(signIn.refresh(elsewhere(), answer.refreshToken)).rejects.toEqual(invalid('replayed'));
    await expect(signIn.refresh(at, again.refreshToken)).rejects.toEqual(invalid('ended'));
    expect(await endReason(first.accessToken)).toBe('TOKEN_REPLAYED');
  });

  test.each<[string, (lostResponse: Lost) => Promise<unknown>, (lostResponse: Lost) => Caller]>([
    ['after the grace', async () => server.clock.advance(21 * SECOND), ({ at }) => at],
    ['a third time', ({ at, first }) => signIn.refresh(at, first.refreshToken), ({ at }) => at],
    [
      'once its answer has been used',
      ({ at, answer }) => signIn.refresh(at, answer.refreshToken),
      ({ at }) => at,
    ],
    ['to a second browser, which stole it', async () => {}, elsewhere],
    [
      'to a browser that made its mark up',
      async () => {},
      () => callerAt(server, { browser: browserWith('made up') }),
    ],
    ['to a browser with an empty mark', async () => {}, () => callerAt(server, { browser: browserWith('') })],
  ])('is not answered %s: the family dies', async (_when, happens, by) => {
    const lostResponse = await lost();
    await happens(lostResponse);
    await expect(signIn.refresh(by(lostResponse), lostResponse.first.refreshToken)).rejects.toEqual(
      invalid('replayed'),
    );
    await expect(authenticate(lostResponse.answer.accessToken)).rejects.toThrow('ended');
    expect(await endReason(lostResponse.first.accessToken)).toBe('TOKEN_REPLAYED');
  });

  test('an earlier use by a thief is noticed when the owner refreshes', async () => {
    const at = callerAt(server);
    const { attempt } = await signIn.requestCode(at, ELLA.email);
    const { refreshToken } = await signIn.enterCode(at, attempt, codeIn(server.sent));
    const stolen = await signIn.refresh(elsewhere(), refreshToken);
    await signIn.refresh(elsewhere(), stolen.refreshToken);
    await expect(signIn.refresh(at, refreshToken)).rejects.toEqual(invalid('replayed'));
    await expect(authenticate(stolen.accessToken)).rejects.toThrow('ended');
  });

  test('another player’s sign-in in the same second is no proof', async () => {
    const { first } = await lost();
    const other = { ...ELLA, email: `bea-${first.refreshToken}@foyer.test` };
    await server.database.transaction((tx) => server.createPlayer(tx, other));
    const thief = callerAt(server);
    const { attempt } = await signIn.requestCode(thief, other.email);
    await signIn.enterCode(thief, attempt, codeIn(server.sent, other.email.toLowerCase()));
    await expect(signIn.refresh(thief, first.refreshToken)).rejects.toEqual(invalid('replayed'));
  });

  test('a cookie set before the sign-in is invalid afterwards', async () => {
    const at = callerAt(server, { browser: browserWith('planted') });
    const { attempt } = await signIn.requestCode(at, ELLA.email);
    const { refreshToken } = await signIn.enterCode(at, attempt, codeIn(server.sent));
    await signIn.refresh(at, refreshToken);
    const thief = callerAt(server, { browser: browserWith('planted') });
    await expect(signIn.refresh(thief, refreshToken)).rejects.toEqual(invalid('replayed'));
  });

  test('used ten times in parallel by its own browser it gives tokens at most twice', async () => {
    const at = callerAt(server);
    const { attempt } = await signIn.requestCode(at, ELLA.email);
    const { refreshToken } = await signIn.enterCode(at, attempt, codeIn(server.sent));
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => signIn.refresh(at, refreshToken)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
  });

  test('the browser’s cookie cannot be read from the database', async () => {
    const at = callerAt(server);
    const { attempt } = await signIn.requestCode(at, ELLA.email);
    await signIn.enterCode(at, attempt, codeIn(server.sent));
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select refresh_token::text as text from identity.refresh_token',
    );
    expect(at.browser.shown).toMatch(/^[\w-]{43}$/);
    expect(rows.map(({ text }) => text).join()).not.toContain(at.browser.shown);
  });
});

describe('an access token of the custom flow', () => {
  test('of one brand is refused at another', async () => {
    const { accessToken } = await arrive();
    await expect(authenticate(accessToken, callerAt(server, { brand: 'tivoli' }))).rejects.toThrow(
      'foreignBrand',
    );
  });

  test('with another signature, or with `none`, is refused', async () => {
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

test('CUST-01 codes, tokens and the browser’s cookie are not in the log', async () => {
  const at = callerAt(server);
  const { attempt } = await signIn.requestCode(at, ELLA.email);
  const code = codeIn(server.sent);
  await expect(signIn.enterCode(at, attempt, 'wrong')).rejects.toThrow();
  const tokens = await signIn.enterCode(at, attempt, code);
  await signIn.refresh(at, tokens.refreshToken);
  await expect(signIn.refresh(callerAt(server), tokens.refreshToken)).rejects.toThrow();
  const logged = server.logged.join('\n');
  for (const secret of [attempt, tokens.accessToken, tokens.refreshToken, at.browser.shown])
    expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(new RegExp(`"[^"]*\\b${code}\\b[^"]*"`));
});
