import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Caller } from '../../../modules/signIn/custom/admission.ts';
import type { CustomSignIn } from '../../../modules/signIn/custom/customSignIn.ts';
import { callerAt, codeIn, ELLA } from '../../signIn/customCaller.ts';
import { startIdentity, UNSAFE_ADDRESS, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
let signIn: CustomSignIn;
let ellaId: PlayerId;
let caller: Caller;
let visits = 0;
beforeAll(async () => {
  server = await startIdentity();
  signIn = server.signIn.custom;
  ellaId = await server.database.transaction((tx) => server.createPlayer(tx, ELLA));
  await server.database.transaction((tx) =>
    signIn.addPhone(tx, { brand: ELLA.brand, playerId: ellaId, number: '+64215550142' }),
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.sent.length = 0;
  visits += 1;
  // Limits count by network, so each test gets a network of its own.
  caller = callerAt(server, { ip: `203.0.${visits}.7` });
  await server.database.pool.query('delete from identity.attempt');
});

const refusedAs = (outcome: string) => expect.objectContaining({ type: 'SignInRefused', reasons: [outcome] });
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

async function attemptOf(address = ELLA.email) {
  const { attempt } = await signIn.requestCode(caller, address);
  return { attempt, code: codeIn(server.sent, address) };
}

describe('a code', () => {
  test('CUST-01 of six digits opens a session in a country without the identity provider', async () => {
    const { attempt, code } = await attemptOf();
    expect(code).toMatch(/^\d{6}$/);
    expect(server.sent).toMatchObject([{ channel: 'email', brand: 'harbour', sender: 'Harbour' }]);
    const tokens = await signIn.enterCode(caller, attempt, code);
    const session = await server.signIn.authenticate(tokens.accessToken, caller.site);
    expect(session).toMatchObject({ playerId: ellaId, brand: 'harbour', country: 'NZ' });
  });

  test('CUST-01 can be sent to a mobile number as well', async () => {
    const { attempt } = await signIn.requestCode(caller, '00 64 21 555-0142');
    expect(server.sent).toMatchObject([{ channel: 'sms', address: '+64215550142' }]);
    const tokens = await signIn.enterCode(caller, attempt, codeIn(server.sent, '+64215550142'));
    expect(decodeJwt(tokens.accessToken).sub).toBe(ellaId);
  });

  test('CUST-05 CUST-03 its token has exp, player_id, sid and flow, and is not passwordless', async () => {
    const { attempt, code } = await attemptOf();
    const claims = decodeJwt((await signIn.enterCode(caller, attempt, code)).accessToken);
    expect(claims).toMatchObject({
      player_id: ellaId,
      flow: 'Sms',
      passwordless: false,
      sid: expect.any(String),
    });
    const livesForMs = (claims.exp ?? 0) * SECOND - server.clock.now().getTime();
    expect(livesForMs).toBeGreaterThan(9 * MINUTE);
    expect(livesForMs).toBeLessThanOrEqual(10 * MINUTE);
  });

  test('OPEN-35 is valid for ten minutes', async () => {
    const { attempt, code } = await attemptOf();
    server.clock.advance(10 * MINUTE + SECOND);
    await expect(signIn.enterCode(caller, attempt, code)).rejects.toEqual(
      refusedAs('AUTHENTICATION_REQUIRED'),
    );
  });

  test('OPEN-35 is invalid after five wrong guesses', async () => {
    const { attempt, code } = await attemptOf();
    for (const left of ['4', '3', '2', '1'])
      await expect(signIn.enterCode(caller, attempt, wrong(code))).rejects.toMatchObject({
        reasons: ['INVALID_LOGIN_CODE_ENTERED'],
        keys: { triesLeft: left },
      });
    const tooMany = refusedAs('TOO_MANY_INVALID_LOGIN_ATTEMPTS');
    await expect(signIn.enterCode(caller, attempt, wrong(code))).rejects.toEqual(tooMany);
    await expect(signIn.enterCode(caller, attempt, code)).rejects.toEqual(tooMany);
  });

  test('OPEN-35 can be guessed five times by twenty parallel guesses', async () => {
    const { attempt, code } = await attemptOf();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => signIn.enterCode(caller, attempt, wrong(code))),
    );
    const checked = results.filter((answer) => 'reason' in answer && 'triesLeft' in answer.reason.keys);
    expect(checked).toHaveLength(4);
  });

  test('CUST-01 opens one session if it is entered twice, also in parallel', async () => {
    const { attempt, code } = await attemptOf();
    const results = await Promise.allSettled([
      signIn.enterCode(caller, attempt, code),
      signIn.enterCode(caller, attempt, code),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signIn.enterCode(caller, attempt, code)).rejects.toEqual(
      refusedAs('AUTHENTICATION_REQUIRED'),
    );
  });

  test('CUST-01 opens no session without the browser’s cookie, or at another brand', async () => {
    const { attempt, code } = await attemptOf();
    const required = refusedAs('AUTHENTICATION_REQUIRED');
    const { attempt: another } = await signIn.requestCode(caller, 'nobody@foyer.test');
    await expect(signIn.enterCode(caller, 'invented', code)).rejects.toEqual(required);
    await expect(signIn.enterCode(caller, another, code)).rejects.toMatchObject({ type: 'SignInRefused' });
    const elsewhere = callerAt(server, { brand: 'tivoli', country: 'IN' });
    await expect(signIn.enterCode(elsewhere, attempt, code)).rejects.toEqual(required);
    await expect(signIn.enterCode(caller, attempt, code)).resolves.toMatchObject({ accessToken: /./ });
  });

  test('CUST-01 cannot be read from the database', async () => {
    const { attempt, code } = await attemptOf();
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select sign_in_code::text as text from identity.sign_in_code',
    );
    const stored = rows.map(({ text }) => text).join();
    expect(stored).not.toContain(attempt);
    expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(server.logged.join()).not.toContain(code);
  });
});

describe('a new code', () => {
  test('OPEN-35 can be requested after 30 seconds and invalidates the old one', async () => {
    const { attempt, code } = await attemptOf();
    await expect(signIn.resendCode(caller, attempt)).rejects.toMatchObject({
      type: 'TooManyRequests',
      keys: { retryAfterSeconds: expect.stringMatching(/^(29|30)$/) },
    });
    server.clock.advance(30 * SECOND);
    expect(await signIn.resendCode(caller, attempt)).toMatchObject({ attempt, resendAfterSeconds: 30 });
    const fresh = codeIn(server.sent);
    expect(server.sent).toHaveLength(2);
    if (fresh !== code)
      await expect(signIn.enterCode(caller, attempt, code)).rejects.toMatchObject({ type: 'SignInRefused' });
    await expect(signIn.enterCode(caller, attempt, fresh)).resolves.toMatchObject({ refreshToken: /./ });
  });

  test('OPEN-35 is not sent for an attempt that has ended or does not exist', async () => {
    const { attempt, code } = await attemptOf();
    await signIn.enterCode(caller, attempt, code);
    server.clock.advance(MINUTE);
    const required = refusedAs('AUTHENTICATION_REQUIRED');
    await expect(signIn.resendCode(caller, attempt)).rejects.toEqual(required);
    await expect(signIn.resendCode(caller, 'invented')).rejects.toEqual(required);
  });
});

describe('whether an address has an account', () => {
  const shape = ({ attempt, ...rest }: { attempt: string }) => ({ ...rest, length: attempt.length });

  test('OPEN-35 is revealed neither by the response nor by the response to a guess', async () => {
    const known = await signIn.requestCode(caller, ELLA.email);
    const unknown = await signIn.requestCode(caller, 'nobody@foyer.test');
    expect(shape(unknown)).toEqual(shape(known));
    const guess = async (attempt: string) => {
      const results: unknown[] = [];
      for (let time = 0; time < 6; time += 1)
        results.push(
          await signIn.enterCode(caller, attempt, wrong(codeIn(server.sent))).catch((error) => error.reasons),
        );
      return results;
    };
    expect(await guess(unknown.attempt)).toEqual(await guess(known.attempt));
  });

  test('OPEN-35 is not revealed by the number of queries, which dominate the response time', async () => {
    let queries = 0;
    const count = () => (queries += 1);
    server.database.pool.on('acquire', count);
    const queriesFor = async (address: string): Promise<number> => {
      queries = 0;
      await signIn.requestCode(caller, address);
      return queries;
    };
    const [unknown, known] = [await queriesFor('nobody@foyer.test'), await queriesFor(ELLA.email)];
    server.database.pool.off('acquire', count);
    expect(known).toBeGreaterThan(2);
    expect(unknown).toBe(known);
  });

  test('OPEN-35 both addresses get a message, and only an account’s owner a code', async () => {
    await signIn.requestCode(caller, 'nobody@foyer.test');
    await signIn.requestCode(caller, ELLA.email);
    expect(server.sent.map(({ address }) => address)).toEqual(['nobody@foyer.test', ELLA.email]);
    expect(server.sent.map(({ text }) => /\d{6}/.test(text))).toEqual([false, true]);
  });
});

describe('rate limits', () => {
  const ask = (address: string, ip = caller.ip) =>
    signIn.requestCode({ ...caller, ip }, address).then(
      () => 'sent',
      (error) => error.type,
    );

  test('CUST-01 five codes to an address from one network, ten from all', async () => {
    const here = await Promise.all(Array.from({ length: 8 }, () => ask(ELLA.email)));
    expect(here.filter((answer) => answer === 'sent')).toHaveLength(5);
    const everywhere = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(ELLA.email, `192.0.${index}.1`)),
    );
    expect(everywhere.filter((answer) => answer === 'sent')).toHaveLength(5);
    server.clock.advance(15 * MINUTE);
    expect(await ask(ELLA.email)).toBe('sent');
  });

  test('CUST-01 strangers cannot use up a player’s codes at a network where the player signed in before', async () => {
    const home = { ...caller, ip: '198.51.100.200' };
    const { attempt } = await signIn.requestCode(home, ELLA.email);
    await signIn.enterCode(home, attempt, server.sent.at(-1)?.text.match(/\d{6}/)?.[0] ?? '');
    server.clock.advance(15 * MINUTE);
    for (let index = 0; index < 11; index += 1) await ask(ELLA.email, `192.0.${index}.1`);
    expect(await ask(ELLA.email, '203.0.113.77')).toBe('TooManyRequests');
    expect(await ask(ELLA.email, home.ip)).toBe('sent');
  });

  test('CUST-01 a stranger uses up their own budget, and not the address’s', async () => {
    const stranger = await Promise.all(Array.from({ length: 100 }, () => ask(ELLA.email, '198.51.100.1')));
    expect(stranger.filter((outcome) => outcome === 'sent')).toHaveLength(5);
    expect(await ask(ELLA.email)).toBe('sent');
    // Requests that were rejected for one address do not use up the budget of the network either.
    const others = await Promise.all(
      Array.from({ length: 36 }, (_, index) => ask(`player${index}@foyer.test`, '198.51.100.1')),
    );
    expect(others.filter((outcome) => outcome === 'sent')).toHaveLength(35);
  });

  test('CUST-01 forty codes from one network, whatever the addresses', async () => {
    const results: string[] = [];
    for (let index = 0; index < 41; index += 1) results.push(await ask(`player${index}@foyer.test`));
    expect(results.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 'sent'));
    expect(results[40]).toBe('TooManyRequests');
  });
});

describe('nobody signs in by code', () => {
  test('from an anonymising network', async () => {
    const hidden = { ...caller, ip: UNSAFE_ADDRESS };
    await expect(signIn.requestCode(hidden, ELLA.email)).rejects.toEqual(
      refusedAs('LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION'),
    );
  });

  test('from a country that the brand does not serve', async () => {
    const { attempt, code } = await attemptOf();
    const abroad = { ...caller, headers: { 'cf-ipcountry': 'US' } };
    const forbidden = refusedAs('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
    await expect(signIn.requestCode(abroad, ELLA.email)).rejects.toEqual(forbidden);
    await expect(signIn.enterCode(abroad, attempt, code)).rejects.toEqual(forbidden);
    await expect(signIn.enterCode(caller, attempt, code)).resolves.toBeDefined();
  });

  test('AMB-07 whose own country has another sign-in method, whatever the page', async () => {
    await server.database.transaction((tx) =>
      server.createPlayer(tx, { ...ELLA, email: 'cleo@foyer.test', country: 'CA' }),
    );
    await signIn.requestCode(caller, 'cleo@foyer.test');
    expect(codeIn(server.sent, 'cleo@foyer.test')).toBe('none');
  });

  test('AMB-07 where the identity provider is used', async () => {
    const north = callerAt(server, { brand: 'northlight', locale: 'en' });
    await expect(signIn.requestCode(north, 'anna@foyer.test')).rejects.toMatchObject({
      type: 'SignInNotOffered',
    });
  });

  test('an invalid address is reported as invalid', async () => {
    await expect(signIn.requestCode(caller, 'ella')).rejects.toMatchObject({ reasons: ['notAnAddress'] });
  });
});
