import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { authorizationUrl, exchange, locationOf, openBrowser, openForm } from '../../signIn/browser.ts';
import { callerAt, codeIn, ELLA } from '../../signIn/customCaller.ts';
import { ANNA, startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
let ellaId: PlayerId;
let cleoId: PlayerId;
const CLEO = { ...ELLA, email: 'cleo@foyer.test', country: 'CA', currency: 'CAD' } as const;
beforeAll(async () => {
  server = await startIdentity();
  ellaId = await server.database.transaction((tx) => server.createPlayer(tx, ELLA));
  cleoId = await server.database.transaction((tx) => server.createPlayer(tx, CLEO));
  const account = { brand: CLEO.brand, provider: 'Piq', subject: 'piq-cleo' } as const;
  await server.database.transaction((tx) => server.signIn.custom.link(tx, account, cleoId));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.pool.query('truncate identity.session cascade; delete from identity.attempt');
});

async function loginsOf(playerId: PlayerId) {
  const asked = { playerId, first: 50, after: null };
  const { sessions } = await server.signIn.sessionHistory(server.database.query, asked);
  return sessions;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

test('SESS-10 a login at the identity provider is recorded once, even if its steps are repeated', async () => {
  const browser = openBrowser(server.app, 'northlight');
  const { url, flow } = authorizationUrl(browser);
  const form = await openForm<SignInPage>(browser, url);
  const { email, password } = ANNA;
  const headers = { 'user-agent': FIREFOX, 'cf-ipcountry': 'FI' };
  const posted = await browser.post(form.action, { csrf: form.csrf, email, password }, headers);
  const resumed = browser.origin + locationOf(posted).pathname;
  const back = locationOf(await browser.get(resumed, headers));

  const replays = [
    () => browser.get(resumed, headers),
    () => browser.post(form.action, { csrf: form.csrf, email, password }, headers),
    () =>
      exchange(browser, {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: flow.redirectUri,
        code_verifier: flow.verifier,
      }),
  ];
  for (const replay of replays) await Promise.all([replay(), replay(), replay()]);

  const [login, ...others] = await loginsOf(server.annaId);
  expect(others).toEqual([]);
  expect(login?.origin).toMatchObject({ device: { browser: 'Firefox', system: 'Linux' }, country: 'FI' });
  expect(Math.abs(Number(login?.startedAt) - server.clock.now().getTime())).toBeLessThan(60_000);
});

test('SESS-10 a login at the identity provider completed five times in parallel is recorded once', async () => {
  const browser = openBrowser(server.app, 'northlight');
  const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
  const { email, password } = ANNA;
  const posted = await browser.post(form.action, { csrf: form.csrf, email, password });
  const resumed = browser.origin + locationOf(posted).pathname;
  const results = await Promise.all(Array.from({ length: 5 }, () => browser.get(resumed)));
  const codes = results.filter(({ headers }) => headers.location?.includes('code='));
  expect(codes).toHaveLength(1);
  expect(results.every(({ statusCode }) => statusCode < 500)).toBe(true);
  expect(await loginsOf(server.annaId)).toHaveLength(1);
});

test('SESS-10 a login by code is recorded once, even if the code is entered five times in parallel', async () => {
  const caller = callerAt(server);
  const { attempt } = await server.signIn.custom.requestCode(caller, ELLA.email);
  const code = codeIn(server.sent);
  const entered = await Promise.allSettled(
    Array.from({ length: 5 }, () => server.signIn.custom.enterCode(caller, attempt, code)),
  );
  const [tokens, ...others] = entered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(others).toEqual([]);
  const logins = await loginsOf(ellaId);
  expect(logins.map(({ id }) => id)).toEqual([decodeJwt(tokens?.accessToken ?? '').sid]);
});

test('SESS-10 a login at a payment provider is recorded once, even if callback and completion are repeated', async () => {
  const caller = callerAt(server, { country: 'CA', locale: 'en_CA' });
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { custom: signIn } = server.signIn;
  const { state } = await signIn.beginAt(caller, 'Piq', challenge);
  const notice = { brand: 'harbour', reference: state, subject: 'piq-cleo', person: null } as const;
  const settle = () => signIn.settle('Piq', { ...notice, outcome: 'succeeded' });
  await Promise.all([settle(), settle()]);
  const complete = () => signIn.completeAt(caller, 'Piq', { state, verifier });
  await Promise.allSettled([complete(), complete(), complete()]);
  await Promise.allSettled([settle(), complete()]);
  expect(await loginsOf(cleoId)).toHaveLength(1);
});

test('SESS-10 a failed login is not recorded', async () => {
  const browser = openBrowser(server.app, 'northlight');
  const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
  await browser.post(form.action, { csrf: form.csrf, email: ANNA.email, password: 'not the password' });
  expect(await loginsOf(server.annaId)).toEqual([]);
});
