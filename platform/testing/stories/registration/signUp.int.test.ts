import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignInPage, SignUpPage } from '@foyer/contract/registration/forms.ts';
import {
  authorizationUrl,
  exchange,
  followToLobby,
  openBrowser,
  openForm,
  signIn,
} from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import { formFields } from '../../signIn/documents.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('delete from identity.attempt'));

const PERSON = {
  email: 'nora@foyer.test',
  password: 'a short sentence',
  firstName: 'Nora',
  lastName: 'Niemi',
  birthDate: '1990-02-28',
  adult: 'yes',
  terms: 'yes',
};

async function openSignUp(brand = 'northlight') {
  const browser = openBrowser(server.app, brand);
  const { url, flow } = authorizationUrl(browser, {}, 'registrations');
  return { browser, flow, form: await openForm<SignUpPage>(browser, url) };
}

test('OIDC-32 the registrations path leads to a form that creates a player, who signs in on the next page', async () => {
  const { browser, flow, form } = await openSignUp();
  expect(form).toMatchObject({ kind: 'signUp', country: 'FI' });
  const answer = await browser.post(form.action, { ...PERSON, ...formFields(form) });
  const signInPage = answer.json<SignInPage>();
  expect(signInPage).toMatchObject({ kind: 'signIn', email: PERSON.email, hasWritten: true, problem: null });
  const { email, password } = PERSON;
  const posted = await browser.post(signInPage.action, { csrf: signInPage.csrf, email, password });
  const back = await followToLobby(browser, posted);
  const response = await exchange(browser, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: flow.redirectUri,
    code_verifier: flow.verifier,
  });
  const { access_token: accessToken } = response.json<{ access_token: string }>();
  const session = await server.signIn.authenticate(accessToken, server.sites.defaultSite);
  const player = await server.players.get(server.database.query, session.playerId);
  expect(player).toMatchObject({
    email: 'nora@foyer.test',
    firstName: 'Nora',
    country: 'FI',
    currency: 'EUR',
    emailVerified: false,
  });
  expect(server.registered).toHaveLength(1);

  const again = await signIn(openBrowser(server.app, 'northlight'), PERSON);
  expect(decodeJwt(again.tokens.access_token).player_id).toBe(session.playerId);
});

test('a taken address gets the same response as a free one, and its account is unchanged', async () => {
  const { browser, form } = await openSignUp();
  const response = await browser.post(form.action, {
    ...PERSON,
    email: 'ANNA@foyer.test',
    ...formFields(form),
  });
  expect(response.statusCode).toBe(200);
  expect(response.json<SignInPage>()).toMatchObject({ kind: 'signIn', hasWritten: true, problem: null });
  const signInPage = response.json<SignInPage>();
  const { password } = PERSON;
  const tried = await browser.post(signInPage.action, {
    csrf: signInPage.csrf,
    email: 'anna@foyer.test',
    password,
  });
  expect(tried.json<SignInPage>().problem).toBe('wrongCredentials');
  expect((await signIn(openBrowser(server.app, 'northlight'))).tokens.access_token).toBeTruthy();
});

test('the same address may register at another brand', async () => {
  const { browser, form } = await openSignUp('tivoli');
  const posted = await browser.post(form.action, {
    ...PERSON,
    email: 'anna@foyer.test',
    ...formFields(form),
  });
  expect(posted.statusCode).toBe(200);
  expect(server.registered.at(-1)).toMatchObject({ brand: 'tivoli', country: 'IE', currency: 'EUR' });
});

test('two forms in parallel with one address create one player', async () => {
  const forms = await Promise.all([openSignUp(), openSignUp()]);
  const responses = await Promise.all(
    forms.map(({ browser, form }) =>
      browser.post(form.action, { ...PERSON, email: 'twin@foyer.test', ...formFields(form) }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await server.database.pool.query(
    `select 1 from identity.player where email = 'twin@foyer.test'`,
  );
  expect(rows).toHaveLength(1);
});

test('errors are shown at their fields, valid input is kept, and the password is not sent back', async () => {
  const { browser, form } = await openSignUp();
  const response = await browser.post(form.action, {
    ...PERSON,
    email: 'no address',
    password: 'short',
    lastName: ' ',
    birthDate: '2015-01-01',
    adult: '',
    ...formFields(form),
  });
  const page = response.json<SignUpPage>();
  expect(page.problems).toEqual({
    email: 'notAnEmail',
    password: 'passwordTooShort',
    lastName: 'missing',
    birthDate: 'tooYoung',
    adult: 'missing',
  });
  expect(page.values).toMatchObject({ email: 'no address', firstName: 'Nora' });
  expect(response.body).not.toContain('short"');
  expect(page.values).not.toHaveProperty('password');
});

test('registrations from one network are rate-limited', async () => {
  await server.database.pool.query('delete from identity.attempt');
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const { browser, form } = await openSignUp();
    const response = await browser.post(form.action, {
      ...PERSON,
      email: 'anna@foyer.test',
      ...formFields(form),
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
