import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import { reportReferrals } from '../../../flows/registration/reportReferrals.ts';
import { systemClock } from '../../../infra/clock.ts';
import { affiliateSystem } from '../../../providers/affiliates/index.ts';
import { fakeGamificationProvider, type FakeGamificationProvider } from '../../fakeGamificationProvider.ts';
import { authorizationUrl, openBrowser, openForm } from '../../signIn/browser.ts';
import { callerAt } from '../../signIn/customCaller.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import { documentsShown, formFields } from '../../signIn/documents.ts';

const KEY = 'affiliate-system-key';
const PERSON = { firstName: 'Rua', lastName: 'Rangi', birthDate: '1991-05-05' };

let server: IdentityServer;
/** The operator's affiliate system: an HTTP server that records requests. */
let partner: FakeGamificationProvider;
beforeAll(async () => {
  [server, partner] = await Promise.all([startIdentity(), fakeGamificationProvider()]);
  partner.responses.set('/registrations', () => ({ body: {} }));
});
afterAll(() => Promise.all([server.stop(), partner.close()]));

const report = () => {
  const { database, registration } = server;
  const affiliates = affiliateSystem({
    config: { affiliates: { url: partner.url, key: KEY } },
    clock: systemClock,
  });
  return reportReferrals({
    database,
    registration,
    affiliates,
    clock: systemClock,
    log: { warn: (details: unknown) => warnings.push(details) },
  });
};
const warnings: unknown[] = [];

const registerWith = (cookie: string, email: string) => {
  const caller = callerAt(server, { ip: `203.0.113.${email.length}`, headers: { cookie } });
  const consents = { adult: true, terms: true, documents: documentsShown(caller.site) };
  const form = { ...PERSON, ...consents, email, emailOffers: false, smsOffers: false };
  return server.registration.register(caller, form, null);
};

const affiliateOfPlayer = async (email: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query<{ affiliate: string | null }>(
    `select affiliate from identity.registration
     join identity.player on player.id = registration.player_id where email = $1`,
    [email],
  );
  return rows.map(({ affiliate }) => affiliate);
};

test('CONS-24 both forms keep the affiliate of the cookie with the registration', async () => {
  await registerWith('locale=en; aff=north-star.7', 'rua@foyer.test');
  expect(await affiliateOfPlayer('rua@foyer.test')).toEqual(['north-star.7']);

  const browser = openBrowser(server.app, 'northlight');
  browser.jar.set('aff /', { value: 'pole_star', path: '/' });
  const { url } = authorizationUrl(browser, {}, 'registrations');
  const form = await openForm<SignUpPage>(browser, url);
  const entered = {
    ...PERSON,
    email: 'nora@foyer.test',
    password: 'a short sentence',
    adult: 'yes',
    terms: 'yes',
  };
  await browser.post(form.action, { ...entered, ...formFields(form) });
  expect(await affiliateOfPlayer('nora@foyer.test')).toEqual(['pole_star']);
});

test.each([
  ['no cookie', 'locale=en'],
  ['another cookie', 'staff=x'],
  ['a value that is no code', 'aff=a b'],
  ['a longer value than links have', `aff=${'x'.repeat(65)}`],
  ['an empty value', 'aff='],
])('CONS-24 %s is no affiliate', async (what, cookie) => {
  const email = `${what.replaceAll(/\W/g, '')}@foyer.test`;
  await registerWith(cookie, email);
  expect(await affiliateOfPlayer(email)).toEqual([null]);
});

test('CONS-24 the operator’s affiliate system receives each referred player once, signed, without personal data', async () => {
  partner.responses.set('/registrations', () => ({ status: 503, body: {} }));
  await expect(report()).rejects.toThrow('PartnerUnavailable');
  partner.requests.length = 0;
  partner.responses.set('/registrations', () => ({ body: {} }));
  await report();
  await report();
  const bodies = partner.requests.map(({ body }): Record<string, unknown> => JSON.parse(body));
  expect(bodies.map(({ affiliate }) => affiliate)).toEqual(['north-star.7', 'pole_star']);
  expect(Object.keys(bodies[0] ?? {}).sort()).toEqual([
    'affiliate',
    'at',
    'brand',
    'country',
    'id',
    'playerId',
  ]);
  expect(bodies[0]).toMatchObject({ brand: 'harbour', country: 'NZ' });
  const [first] = partner.requests;
  const signed = `${String(first?.headers['x-timestamp'])}./registrations.${first?.body}`;
  expect(first?.headers['x-signature']).toBe(createHmac('sha256', KEY).update(signed).digest('hex'));
});

test('CONS-24 a referral that the affiliate system refuses for good is logged and not sent again', async () => {
  await registerWith('aff=ended', 'ended@foyer.test');
  partner.requests.length = 0;
  partner.responses.set('/registrations', () => ({ status: 422, body: { error: 'unknown affiliate' } }));
  await report();
  await report();
  expect(partner.requests).toHaveLength(1);
  expect(warnings).toMatchObject([{ affiliate: 'ended', refusal: expect.stringContaining('422') }]);
});

test('CONS-24 without an affiliate system a referral waits for one', async () => {
  await registerWith('aff=patient', 'patient@foyer.test');
  const { database, registration } = server;
  const deps = { database, registration, clock: systemClock, log: { warn: () => {} } };
  await reportReferrals({ ...deps, affiliates: null });
  partner.requests.length = 0;
  partner.responses.set('/registrations', () => ({ body: {} }));
  await report();
  expect(partner.requests).toHaveLength(1);
});
