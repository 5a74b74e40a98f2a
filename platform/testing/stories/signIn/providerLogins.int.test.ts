import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { LoginNotice } from '../../../modules/signIn/index.ts';
import type { NewPlayer } from '../../../modules/registration/index.ts';
import type { Caller } from '../../../modules/signIn/custom/admission.ts';
import type { CustomSignIn } from '../../../modules/signIn/custom/customSignIn.ts';
import { callerAt, ELLA } from '../../signIn/customCaller.ts';
import { startIdentity, UNSAFE_ADDRESS, type IdentityServer } from '../../signIn/identityServer.ts';

const CLEO: NewPlayer = { ...ELLA, email: 'cleo@foyer.test', country: 'CA', currency: 'CAD' };

let server: IdentityServer;
let signIn: CustomSignIn;
let cleoId: PlayerId;
let caller: Caller;
beforeAll(async () => {
  server = await startIdentity();
  signIn = server.signIn.custom;
  cleoId = await server.database.transaction((tx) => server.createPlayer(tx, CLEO));
  const account = { brand: CLEO.brand, provider: 'Piq', subject: 'piq-cleo' } as const;
  await server.database.transaction((tx) => signIn.link(tx, account, cleoId));
  caller = callerAt(server, { country: 'CA', locale: 'en_CA' });
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('delete from identity.attempt'));

const refusedAs = (outcome: string) => expect.objectContaining({ type: 'SignInRefused', reasons: [outcome] });
const required = refusedAs('AUTHENTICATION_REQUIRED');

async function begin(at: Caller = caller) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { url, state } = await signIn.beginAt(at, 'Piq', challenge);
  return { url, state, verifier };
}
const noticeFor = (reference: string, changes: Partial<LoginNotice> = {}): LoginNotice => ({
  brand: 'harbour',
  reference,
  outcome: 'succeeded',
  subject: 'piq-cleo',
  person: null,
  ...changes,
});

describe('a sign-in at a payment provider', () => {
  test('CUST-07 sends the browser there with the handler’s URL, and returns with a session', async () => {
    const login = await begin();
    expect(login.url).toBe(`https://piq.test/${login.state}`);
    expect(server.ordered.at(-1)).toMatchObject({
      brand: 'harbour',
      reference: login.state,
      country: 'CA',
      returnUrl: `http://harbour.localhost/en_CA/piq-login-handler/?state=${login.state}`,
    });
    expect(await signIn.completeAt(caller, 'Piq', login)).toEqual({
      status: 'PENDING',
      tokens: null,
      newcomer: null,
    });
    await signIn.settle('Piq', noticeFor(login.state));
    const { status, tokens } = await signIn.completeAt(caller, 'Piq', login);
    expect(status).toBe('SUCCEEDED');
    expect(decodeJwt(tokens?.accessToken ?? '')).toMatchObject({
      sub: cleoId,
      flow: 'Piq',
      passwordless: true, // CUST-03
    });
  });

  test.each([
    ['refused', 'REFUSED'],
    ['abandoned', 'ABANDONED'],
  ] as const)('CUST-07 that the provider reports as %s opens no session', async (outcome, status) => {
    const login = await begin();
    await signIn.settle('Piq', noticeFor(login.state, { outcome, subject: null }));
    expect(await signIn.completeAt(caller, 'Piq', login)).toEqual({ status, tokens: null, newcomer: null });
  });

  test('CUST-07 of somebody without an account says so', async () => {
    const login = await begin();
    await signIn.settle('Piq', noticeFor(login.state, { subject: 'piq-stranger' }));
    expect(await signIn.completeAt(caller, 'Piq', login)).toEqual({
      status: 'NO_ACCOUNT',
      tokens: null,
      newcomer: null,
    });
  });

  test('CUST-07 without a callback in time has timed out, and a late success does not open it', async () => {
    const login = await begin();
    server.clock.advance(15 * MINUTE);
    expect(await signIn.completeAt(caller, 'Piq', login)).toMatchObject({ status: 'TIMED_OUT' });
    await signIn.settle('Piq', noticeFor(login.state));
    expect(await signIn.completeAt(caller, 'Piq', login)).toMatchObject({ status: 'TIMED_OUT' });
  });
});

describe('attacks on it', () => {
  test('CUST-07 a repeated callback changes nothing, and a different one is refused', async () => {
    const contradicted = expect.objectContaining({ type: 'LoginContradicted', status: 409 });
    const login = await begin();
    await signIn.settle('Piq', noticeFor(login.state, { outcome: 'refused', subject: null }));
    await signIn.settle('Piq', noticeFor(login.state, { outcome: 'refused', subject: null }));
    await expect(signIn.settle('Piq', noticeFor(login.state))).rejects.toEqual(contradicted);
    expect(await signIn.completeAt(caller, 'Piq', login)).toMatchObject({ status: 'REFUSED' });
    const other = await begin();
    await signIn.settle('Piq', noticeFor(other.state, { subject: 'piq-stranger' }));
    await expect(signIn.settle('Piq', noticeFor(other.state))).rejects.toEqual(contradicted);
    expect(await signIn.completeAt(caller, 'Piq', other)).toMatchObject({ status: 'NO_ACCOUNT' });
  });

  test('CUST-07 a repeated callback after the session was opened opens no second one', async () => {
    const login = await begin();
    await signIn.settle('Piq', noticeFor(login.state));
    await signIn.completeAt(caller, 'Piq', login);
    await signIn.settle('Piq', noticeFor(login.state));
    await expect(signIn.completeAt(caller, 'Piq', login)).rejects.toEqual(required);
  });

  test('CUST-07 completed ten times in parallel it opens one session', async () => {
    const login = await begin();
    await signIn.settle('Piq', noticeFor(login.state));
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => signIn.completeAt(caller, 'Piq', login)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('CUST-07 a callback for another brand, or an unknown sign-in, is refused', async () => {
    const login = await begin();
    const unknown = expect.objectContaining({ type: 'UnknownLogin', status: 404 });
    await expect(signIn.settle('Piq', noticeFor(login.state, { brand: 'tivoli' }))).rejects.toEqual(unknown);
    await expect(signIn.settle('Trustly', noticeFor(login.state))).rejects.toEqual(unknown);
    await expect(signIn.settle('Piq', noticeFor('invented'))).rejects.toEqual(unknown);
    expect(await signIn.completeAt(caller, 'Piq', login)).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['another verifier', () => caller, 'Piq', { verifier: randomBytes(32).toString('base64url') }],
    ['another brand', () => callerAt(server, { brand: 'tivoli' }), 'Piq', {}],
    ['another provider', () => caller, 'Trustly', {}],
  ] as const)(
    'CUST-07 a completion with %s gets no tokens and uses the sign-in up',
    async (_what, from, provider, changes) => {
      const login = await begin();
      await signIn.settle('Piq', noticeFor(login.state));
      await expect(signIn.completeAt(from(), provider, { ...login, ...changes })).rejects.toEqual(required);
      await expect(signIn.completeAt(caller, 'Piq', login)).rejects.toEqual(required);
    },
  );

  test('CUST-07 a sign-in used up before the provider’s report does not succeed later', async () => {
    const login = await begin();
    const other = await begin();
    const mixed = { state: login.state, verifier: other.verifier };
    await expect(signIn.completeAt(caller, 'Piq', mixed)).rejects.toEqual(required);
    await signIn.settle('Piq', noticeFor(login.state));
    await expect(signIn.completeAt(caller, 'Piq', login)).rejects.toEqual(required);
    await signIn.settle('Piq', noticeFor(other.state));
    expect(await signIn.completeAt(caller, 'Piq', other)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test.each(['', 'short', 'a'.repeat(44), 'é'.repeat(43)])(
    'CUST-07 %j is an invalid challenge',
    async (challenge) => {
      await expect(signIn.beginAt(caller, 'Piq', challenge)).rejects.toMatchObject({ type: 'BadRequest' });
    },
  );

  test('CUST-07 a success without a customer, or a refusal with one, is an invalid callback', async () => {
    const login = await begin();
    for (const changes of [{ subject: null }, { outcome: 'refused' as const }])
      await expect(signIn.settle('Piq', noticeFor(login.state, changes))).rejects.toMatchObject({
        type: 'BadRequest',
      });
  });
});

describe('it is offered', () => {
  test('AMB-07 AMB-33 in the countries whose site data has it, and not with the identity provider', async () => {
    const notOffered = expect.objectContaining({ type: 'SignInNotOffered' });
    await expect(begin(callerAt(server, { country: 'NZ' }))).rejects.toEqual(notOffered);
    await expect(begin(callerAt(server, { brand: 'northlight' }))).rejects.toEqual(notOffered);
    // Canada offers this sign-in method, but no connection to the company is configured.
    await expect(signIn.beginAt(caller, 'Krofort', 'a'.repeat(43))).rejects.toEqual(notOffered);
  });

  test('AMB-07 not to a player whose own country has another method', async () => {
    const ella = await server.database.transaction((tx) => server.createPlayer(tx, ELLA));
    const account = { brand: ELLA.brand, provider: 'Piq', subject: 'piq-ella' } as const;
    await server.database.transaction((tx) => signIn.link(tx, account, ella));
    const login = await begin();
    await signIn.settle('Piq', noticeFor(login.state, { subject: 'piq-ella' }));
    expect(await signIn.completeAt(caller, 'Piq', login)).toMatchObject({ status: 'NO_ACCOUNT' });
  });

  test('not from an anonymising network or a country that is not served', async () => {
    await expect(begin({ ...caller, ip: UNSAFE_ADDRESS })).rejects.toEqual(
      refusedAs('LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION'),
    );
    await expect(begin({ ...caller, headers: { 'cf-ipcountry': 'US' } })).rejects.toEqual(
      refusedAs('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY'),
    );
  });

  test('CUST-07 at most forty times in a quarter of an hour from one network', async () => {
    const results = await Promise.allSettled(Array.from({ length: 42 }, () => begin()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  });
});
