import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BeginDeposit,
  DepositDesk,
  RegisterPlayer,
  RequestWithdrawal,
} from '@foyer/contract/generated/operations.ts';
import type { SignInPage, SignUpPage } from '@foyer/contract/registration/forms.ts';
import * as v from 'valibot';
import { EVENT_TYPES, isEventType } from '@foyer/contract/events/eventTypes.ts';
import { processDuePayments } from '../../flows/cashier/processDuePayments.ts';
import { createLog } from '../../infra/log.ts';
import { collectFeed, envelopeOf, readFeed } from '../../infra/outbox/feed/index.ts';
import { sign } from '../../providers/trustly/signing.ts';
import { authorizationUrl, openBrowser, openForm, signIn } from '../../testing/signIn/browser.ts';
import { documentsShown, formFields } from '../../testing/signIn/documents.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const PERSON = {
  email: 'aurelia.quillfeather@mail.example',
  password: 'three purple walruses',
  firstName: 'Aurelia',
  lastName: 'Quillfeather',
  birthDate: '1987-11-23',
  adult: 'yes',
  terms: 'yes',
};
const PHONE = '+358401239876';
const IBAN = 'FI2112345600000785';
const ADDRESS = 'Mannerheimintie 99';
const SECRETS = [
  'aurelia',
  'quillfeather',
  'mail.example',
  'purple',
  '1987-11-23',
  '401239876',
  'mannerheim',
  'finn@',
  'foyer.test',
  '203.0.113.',
  '198.51.100.',
  IBAN,
  KEY,
];

const lines: string[] = [];
let api: TestApi;
let company: Server;
/** The company refuses each request, and repeats what it got. */
let isRefusing = false;

beforeAll(async () => {
  company = createServer((request, response) => {
    void text(request).then((body) => {
      if (isRefusing) response.writeHead(500).end(`cannot process ${body} of ${PERSON.email}`);
      else response.end(responseTo(body));
    });
  }).listen(0, '127.0.0.1');
  await once(company, 'listening');
  const url = companyUrl();
  api = await testApi({
    environment: { FOYER_ACCESS_LOG: '1', FOYER_MESSAGES_URL: url, FOYER_MESSAGES_KEY: KEY },
    paymentProviders: { trustly: { url, keys: [KEY] } },
    log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(async () => {
  await api.stop();
  company.close();
});

const companyUrl = () => `http://127.0.0.1:${(company.address() as AddressInfo).port}`;

function responseTo(body: string): string {
  const { method = 'none', params }: { method?: string; params?: { UUID: string } } = JSON.parse(body);
  const uuid = params?.UUID ?? '';
  const data = { url: `${companyUrl()}/pay`, result: '1' };
  return JSON.stringify({
    result: { signature: sign(KEY, method, uuid, data), uuid, method, data },
    version: '1.1',
  });
}

async function ask(brand: string, { documentId }: { documentId: string }, variables: object, token?: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: '198.51.100.4',
    headers: { host: `${brand}.localhost`, ...(token && { authorization: `Bearer ${token}` }) },
    payload: { documentId, variables },
  });
  return response.json();
}

async function signUp() {
  const browser = openBrowser(api.app, 'northlight');
  const form = await openForm<SignUpPage>(browser, authorizationUrl(browser, {}, 'registrations').url);
  const answer = await browser.post(form.action, { ...PERSON, ...formFields(form) });
  const page = answer.json<SignInPage>();
  const wrong = { csrf: page.csrf, email: PERSON.email, password: `${PERSON.password} wrong` };
  expect((await browser.post(page.action, wrong)).json<SignInPage>().problem).not.toBeNull();
  return (await signIn(openBrowser(api.app, 'northlight'), PERSON)).tokens;
}

const press = (amount: string, account: string | null) => ({
  idempotencyKey: randomUUID(),
  method: 'trustly',
  account,
  amount,
  currency: 'EUR',
});

async function callback(reference: string, key: string) {
  const [method, uuid] = ['credit', randomUUID()];
  const data = {
    merchant: 'tivoli',
    messageid: reference,
    notificationid: randomUUID(),
    timestamp: api.clock.now().toISOString(),
    amount: '50.00',
    currency: 'EUR',
    accountid: IBAN,
    descriptor: `${PERSON.firstName} ${PERSON.lastName}, ${ADDRESS}, ${PHONE}, ${IBAN}`,
  };
  const params = { signature: sign(key, method, uuid, data), uuid, data };
  const response = await api.app.inject({
    method: 'POST',
    url: '/providers/trustly/payment',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ method, params, version: '1.1' }),
  });
  return response.statusCode;
}

it('no line at level trace, and no event for operators, has personal data, a token or a secret, while all goes well and while it fails', async () => {
  const secrets = [...SECRETS];
  const { access_token: access, refresh_token: refresh, id_token: id } = await signUp();
  secrets.push(access, refresh, id);

  const documents = documentsShown(api.sites.byBrand('harbour')?.inCountry('NZ') ?? expect.fail());
  const { password: _, ...person } = PERSON;
  const form = { ...person, adult: true, terms: true, emailOffers: true, smsOffers: true, documents };
  isRefusing = true;
  expect((await ask('harbour', RegisterPlayer, { form })).data.registerPlayer.problems).toEqual([]);
  isRefusing = false;

  const token = await api.token('tivoli', 'finn@foyer.test');
  secrets.push(token);
  const { data } = await ask('tivoli', BeginDeposit, { deposit: press('50.00', null) }, token);
  const reference: string = data.beginDeposit.id;
  expect(await callback(reference, `${KEY}wrong`)).toBe(401);
  expect(await callback(randomUUID(), KEY)).toBe(404);
  expect(await callback(reference, KEY)).toBe(200);

  const desk = await ask('tivoli', DepositDesk, {}, token);
  const [account] = desk.data.viewer.cashier.deposit.methods[0].accounts;
  const withdrawal = press('40.00', account.id);
  const requested = await ask('tivoli', RequestWithdrawal, { withdrawal }, token);
  expect(requested.data.requestWithdrawal.status).toBe('Initialized');
  isRefusing = true;
  await processDuePayments(api.services);
  const failed = await ask('tivoli', BeginDeposit, { deposit: press('60.00', account.id) }, token);
  expect(failed.data.beginDeposit.refusal.type).toBe('PartnerUnavailable');

  const messages = () => lines.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg);
  await expect
    .poll(messages)
    .toEqual(
      expect.arrayContaining([
        'request',
        'a callback of a payment provider was refused',
        'a payout was not taken by its provider',
        'a deposit could not be begun at its provider',
      ]),
    );
  const written = lines.join('').toLowerCase();
  for (const secret of secrets) expect(written).not.toContain(secret.toLowerCase());

  await collectFeed(api.database, api.clock.now());
  const events = (await readFeed(api.database.query, { after: 0n, limit: 1_000 })).map(envelopeOf);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ['player.registered', 'session.started', 'deposit.updated', 'withdrawal.updated'])
    expect(types).toContain(`foyer.${type}`);
  for (const { type, version, data } of await readFeed(api.database.query, { after: 0n, limit: 1_000 })) {
    if (!isEventType(type)) expect.fail(`${type} is no type`);
    expect(version).toBe(EVENT_TYPES[type].version);
    expect(v.parse(EVENT_TYPES[type].data, data)).toEqual(data);
  }
  const feed = JSON.stringify(events).toLowerCase();
  for (const secret of secrets) expect(feed).not.toContain(secret.toLowerCase());
});
