import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  BeginBankRegistration,
  CompleteProviderLogin,
  RegisterPlayer,
} from '@foyer/contract/generated/operations.ts';
import { sign } from '../../../providers/trustly/signing.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { newcomersOf, type Outcome } from './registrations.ts';
import { createPeople } from './people.ts';
import { documentsShown } from '../../signIn/documents.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const PERSON = {
  firstname: 'Tove',
  lastname: 'Raudsik',
  dob: '1984-05-12',
  address: '7 rue des Érables',
  zipcode: 'G1R 4P5',
  city: 'Québec',
  country: 'CA',
  accountholder: 'Tove Raudsik',
};

/** A fake Trustly: it redirects the browser to its own page. */
let loginProvider: Server;
let api: TestApi;
let newcomers: ReturnType<typeof newcomersOf>;
beforeAll(async () => {
  loginProvider = createServer((request, response) => {
    request.resume().on('end', () => {
      const [method, uuid] = ['SelectAccount', randomUUID()];
      const data = { url: `${urlOf(loginProvider)}/page` };
      response.end(
        JSON.stringify({
          result: { signature: sign(KEY, method, uuid, data), uuid, method, data },
          version: '1.1',
        }),
      );
    });
  }).listen(0);
  api = await testApi({ paymentProviders: { trustly: { url: urlOf(loginProvider), keys: [KEY] } } });
  newcomers = newcomersOf(api);
  const people = createPeople(api);
  const excluded = await people.createPlayer({
    brand: 'tivoli',
    name: 'Tove Raudsik',
    birthDate: PERSON.dob,
  });
  await people.exclude(excluded, 'P12M');
});
afterAll(async () => {
  await api.stop();
  loginProvider.close();
});
let visits = 0;
beforeEach(() => (visits += 1));

const urlOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

async function ask({ documentId }: { documentId: string }, variables: object) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: `198.19.0.${visits}`,
    payload: { documentId, variables },
    headers: { host: 'harbour.localhost', locale: 'en_CA' },
  });
  return response.json();
}

/** The company's signed callback about a person who has identified themselves there. */
async function identify(state: string, person: typeof PERSON): Promise<void> {
  const [method, uuid] = ['account', randomUUID()];
  const data = {
    merchant: 'harbour',
    messageid: state,
    timestamp: api.clock.now().toISOString(),
    accountid: `customer ${state}`,
    ...person,
  };
  const params = { signature: sign(KEY, method, uuid, data), uuid, data };
  const response = await api.app.inject({
    method: 'POST',
    url: '/providers/trustly/login',
    payload: JSON.stringify({ method, params, version: '1.1' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(200);
}

/** Registers with an identity that the bank confirmed, whatever the form says. */
async function register(person: typeof PERSON, email: string): Promise<Outcome> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { state } = (await ask(BeginBankRegistration, { challenge })).data.beginBankRegistration;
  await identify(state, person);
  const completed = await ask(CompleteProviderLogin, { provider: 'Trustly', state, verifier });
  // The provider's response does not reveal that a person is excluded.
  expect(completed.data.completeProviderLogin).toMatchObject({ status: 'NO_ACCOUNT', tokens: null });
  const form = {
    email,
    firstName: 'Mallory',
    lastName: 'Smithson',
    birthDate: '1970-01-01',
    adult: true,
    terms: true,
    documents: documentsShown(api.sites.byBrand('harbour')!),
    emailOffers: false,
    smsOffers: false,
  };
  const { data, errors } = await ask(RegisterPlayer, { form, bank: { state, verifier } });
  if (errors) {
    expect(errors[0].extensions).toMatchObject({ type: 'RegistrationRefused', reasons: [], keys: {} });
    return 'refused';
  }
  expect(data.registerPlayer.problems).toEqual([]);
  const { players } = api.services;
  const player = await players.get(api.database.query, await newcomers.playerOf('harbour', email));
  return players.blockNow(player, 'play')?.reason === 'IdentityUnderReview' ? 'closed' : 'open';
}

describe('EXCLUSION-06 an excluded player cannot register with their bank’s identity', () => {
  it.each([
    ['their name and birth date', {}, 'refused'],
    ['a typo in the bank’s spelling', { lastname: 'Raudsig', accountholder: 'Tove Raudsig' }, 'refused'],
    ['a birth date one day off', { dob: '1984-05-13' }, 'closed'],
    ['a changed surname', { lastname: 'Kaljurand', accountholder: 'Tove Kaljurand' }, 'open'],
    [
      'the identity of another person',
      { firstname: 'Olavi', lastname: 'Vahtramäe', dob: '1990-09-09', accountholder: 'Olavi Vahtramäe' },
      'open',
    ],
  ] as const)('EXCLUSION-03 EXCLUSION-06 with %s: %s', async (what, change, expected) => {
    const email = `bank${visits}@example.com`;
    expect([what, await register({ ...PERSON, ...change }, email)]).toEqual([what, expected]);
  });
});
