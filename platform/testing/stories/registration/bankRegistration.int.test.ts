import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RegistrationForm } from '@foyer/contract/generated/resolvers.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { LoginNotice } from '../../../modules/signIn/index.ts';
import type { Registration } from '../../../modules/registration/index.ts';
import type { Caller } from '../../../modules/signIn/custom/admission.ts';
import type { CustomSignIn } from '../../../modules/signIn/custom/customSignIn.ts';
import type { ProviderProof } from '../../../modules/signIn/custom/providerSignIn.ts';
import { callerAt, siteOf, withLimitsOffered } from '../../signIn/customCaller.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import { documentsShown } from '../../signIn/documents.ts';

let server: IdentityServer;
let signIn: CustomSignIn;
let registration: Registration;
beforeAll(async () => {
  server = await startIdentity();
  ({ registration } = server);
  signIn = server.signIn.custom;
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.sent.length = 0;
  await server.database.pool.query('delete from identity.attempt');
});

const METHODS = [
  ['TRUSTLY', 'Trustly'],
  ['ZIMPLER', 'Zimpler'],
] as const;

/** A caller from Canada, whose registration method is Trustly unless a test sets another. */
function callerBy(registrationMethod: (typeof METHODS)[number][0] = 'TRUSTLY'): Caller {
  const site = siteOf(server, 'harbour', 'CA');
  const settings = { ...site.settings, registration: registrationMethod };
  return callerAt(server, { site: { ...site, settings }, locale: 'en_CA' });
}

const PERSON = {
  firstName: 'Noor',
  lastName: 'Gagnon',
  birthDate: '1993-04-18',
  street: '7 rue des Érables',
  zipCode: 'G1R 4P5',
  city: 'Québec',
  country: 'CA',
  accountHolder: 'Gagnon Noor',
};
const FORM: Omit<RegistrationForm, 'documents'> = {
  email: 'noor@foyer.test',
  firstName: 'Mallory',
  lastName: 'Smith',
  birthDate: '1970-01-01',
  adult: true,
  terms: true,
  emailOffers: false,
  smsOffers: false,
};

async function begin(caller = callerBy()): Promise<ProviderProof> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { state } = await signIn.beginRegistration(caller, challenge);
  return { state, verifier };
}

const noticeFor = ({ state }: ProviderProof, changes: Partial<LoginNotice> = {}): LoginNotice => ({
  brand: 'harbour',
  reference: state,
  outcome: 'succeeded',
  subject: `customer ${state}`,
  person: PERSON,
  ...changes,
});

/** Starts a registration and confirms the person through the provider's callback. */
async function confirmed(changes: Partial<LoginNotice> = {}): Promise<ProviderProof> {
  const proof = await begin();
  await signIn.settle('Trustly', noticeFor(proof, changes));
  return proof;
}

const register = (proof: ProviderProof | null, form: Partial<RegistrationForm> = {}, caller = callerBy()) =>
  registration.register(caller, { ...FORM, documents: documentsShown(caller.site), ...form }, proof);
const playersWith = async (email: string): Promise<unknown[]> =>
  (
    await server.database.pool.query(
      `select first_name, last_name, birth_date::text, street, zip_code, city, country, currency
       from identity.player where email_key = $1`,
      [email],
    )
  ).rows;
const required = expect.objectContaining({ type: 'SignInRefused', reasons: ['AUTHENTICATION_REQUIRED'] });

describe('registration at a payment provider', () => {
  test('REG-02 is Canada’s method by its site data', () => {
    expect(siteOf(server, 'harbour', 'CA').settings.registration).toBe('TRUSTLY');
  });

  test.each(METHODS)(
    'REG-01 %s: the account has the data and the customer id that the provider confirmed',
    async (method, provider) => {
      const caller = callerBy(method);
      const email = `noor.${provider.toLowerCase()}@foyer.test`;
      const proof = await begin(caller);
      expect(server.ordered.at(-1)).toMatchObject({
        wantsPerson: true,
        country: 'CA',
        returnUrl: `http://harbour.localhost/en_CA/register/?state=${proof.state}`,
      });
      await signIn.settle(provider, noticeFor(proof));
      expect(await signIn.completeAt(caller, provider, proof)).toEqual({
        status: 'NO_ACCOUNT',
        tokens: null,
        newcomer: PERSON,
      });
      expect(await register(proof, { email }, caller)).toEqual({});
      expect(await playersWith(email)).toEqual([
        {
          first_name: 'Noor',
          last_name: 'Gagnon',
          birth_date: '1993-04-18',
          street: '7 rue des Érables',
          zip_code: 'G1R 4P5',
          city: 'Québec',
          country: 'CA',
          currency: 'CAD',
        },
      ]);
      expect(server.sent.at(-1)).toMatchObject({ address: email });

      const again = await begin(caller);
      await signIn.settle(provider, noticeFor(again, { subject: `customer ${proof.state}` }));
      const { status, tokens } = await signIn.completeAt(caller, provider, again);
      expect([status, decodeJwt(tokens?.accessToken ?? '')]).toEqual([
        'SUCCEEDED',
        expect.objectContaining({ flow: provider }),
      ]);
    },
  );

  test('REG-01 cannot be started elsewhere', async () => {
    const notOffered = expect.objectContaining({ type: 'SignInNotOffered' });
    const codeCountry = callerAt(server, { country: 'NZ' });
    await expect(signIn.beginRegistration(codeCountry, 'a'.repeat(43))).rejects.toEqual(notOffered);
    const byProvider = callerAt(server, { brand: 'northlight' });
    expect(byProvider.site.settings.registration).toBe('TRUSTLY');
    await expect(signIn.beginRegistration(byProvider, 'a'.repeat(43))).rejects.toEqual(notOffered);
  });

  test.each([
    ['refused', 'REFUSED'],
    ['abandoned', 'ABANDONED'],
  ] as const)('REG-01 that the provider reports as %s cannot continue', async (outcome, status) => {
    const proof = await confirmed({ outcome, subject: null, person: null });
    expect(await signIn.completeAt(callerBy(), 'Trustly', proof)).toMatchObject({ status, newcomer: null });
    await expect(register(proof)).rejects.toEqual(required);
  });

  test('REG-01 without a callback in time cannot continue', async () => {
    const proof = await begin();
    await expect(register(proof)).rejects.toEqual(required);
    server.clock.advance(40 * MINUTE);
    expect(await signIn.completeAt(callerBy(), 'Trustly', proof)).toMatchObject({ status: 'TIMED_OUT' });
    await signIn.settle('Trustly', noticeFor(proof));
    await expect(register(proof)).rejects.toEqual(required);
  });

  test('REG-01 cannot continue with another player’s bank account, without a person, or from another country', async () => {
    const statusOf = async (person: LoginNotice['person']) => {
      const proof = await confirmed({ person });
      const { status, newcomer } = await signIn.completeAt(callerBy(), 'Trustly', proof);
      await expect(register(proof, { email: 'nobody@foyer.test' })).rejects.toEqual(required);
      return [status, newcomer];
    };
    expect(await statusOf({ ...PERSON, accountHolder: 'Mallory Smith' })).toEqual(['REFUSED', null]);
    expect(await statusOf(null)).toEqual(['REFUSED', null]);
    expect(await statusOf({ ...PERSON, country: 'FI' })).toEqual(['OTHER_COUNTRY', null]);
    expect(await playersWith('nobody@foyer.test')).toEqual([]);
  });

  test('REG-01 OPEN-34 of a person who is too young by the provider’s data creates no account, whatever the form says', async () => {
    const proof = await confirmed({ person: { ...PERSON, birthDate: '2012-02-02' } });
    expect(await register(proof, { email: 'jules@foyer.test', birthDate: '1980-01-01' })).toEqual({
      birthDate: 'tooYoung',
    });
    expect(await playersWith('jules@foyer.test')).toEqual([]);
  });
});

describe('attacks on it', () => {
  test('REG-01 the form alone creates no account, nor does a sign-in that was not started as a registration', async () => {
    await expect(register(null, { email: 'alone@foyer.test' })).rejects.toEqual(required);
    await expect(
      register({ state: 'invented', verifier: 'invented' }, { email: 'alone@foyer.test' }),
    ).rejects.toEqual(required);
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const { state } = await signIn.beginAt(callerBy(), 'Trustly', challenge);
    await signIn.settle('Trustly', noticeFor({ state, verifier }));
    expect(await signIn.completeAt(callerBy(), 'Trustly', { state, verifier })).toMatchObject({
      status: 'NO_ACCOUNT',
      newcomer: null,
    });
    await expect(register({ state, verifier }, { email: 'alone@foyer.test' })).rejects.toEqual(required);
    expect(await playersWith('alone@foyer.test')).toEqual([]);
  });

  test('REG-01 somebody who knows the URL but did not start it gets no data and no account', async () => {
    const { state } = await confirmed();
    const thief = { state, verifier: randomBytes(32).toString('base64url') };
    await expect(signIn.completeAt(callerBy(), 'Trustly', thief)).rejects.toEqual(required);
    await expect(register(thief, { email: 'thief@foyer.test' })).rejects.toEqual(required);
  });

  test('LIMIT-05 a confirmed identity does not replace the choice about limits, and is not used up without it', async () => {
    const proof = await confirmed();
    const caller = withLimitsOffered(callerBy());
    const email = 'silent.bank@foyer.test';
    expect(await register(proof, { email }, caller)).toEqual({ withoutLimits: 'missing' });
    expect(await playersWith(email)).toEqual([]);
    expect(await register(proof, { email, withoutLimits: true }, caller)).toEqual({});
    expect(await playersWith(email)).toHaveLength(1);
  });

  test('REG-01 two forms in parallel with one sign-in create one account', async () => {
    const proof = await confirmed();
    const emails = ['first@foyer.test', 'second@foyer.test'];
    const responses = await Promise.allSettled(emails.map((email) => register(proof, { email })));
    expect(responses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const players = await Promise.all(emails.map(playersWith));
    expect(players.flat()).toHaveLength(1);
    await expect(register(proof, { email: 'third@foyer.test' })).rejects.toEqual(required);
  });

  test('REG-01 two parallel sign-ins of one customer create one account', async () => {
    const subject = 'one customer';
    const proofs = [await confirmed({ subject }), await confirmed({ subject })];
    const responses = await Promise.allSettled(
      proofs.map((proof, place) => register(proof, { email: `twin${place}@foyer.test` })),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(responses).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ type: 'RegistrationRefused' }),
    });
    const { rows } = await server.database.pool.query(
      `select 1 from identity.registration where outcome = 'customerTaken'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('REG-01 a callback that changes the person is refused, and the first one stays', async () => {
    const proof = await confirmed();
    const other = noticeFor(proof, { person: { ...PERSON, birthDate: '1980-01-01' } });
    await expect(signIn.settle('Trustly', other)).rejects.toMatchObject({ type: 'LoginContradicted' });
    await signIn.settle('Trustly', noticeFor(proof));
    expect(await signIn.completeAt(callerBy(), 'Trustly', proof)).toMatchObject({ newcomer: PERSON });
  });

  test('REG-01 verified data is deleted with the registration', async () => {
    const proof = await confirmed();
    await register(proof, { email: 'gone@foyer.test' });
    const { rows } = await server.database.pool.query(
      'select person from identity.provider_login where id = $1',
      [proof.state],
    );
    expect(rows).toEqual([{ person: null }]);
    await signIn.settle('Trustly', noticeFor(proof));
    expect(server.logged.join()).not.toMatch(/Gagnon|rue des/);
  });

  test('OPEN-34 the response for a taken email address equals that for a free one', async () => {
    await register(await confirmed(), { email: 'taken@foyer.test' });
    const second = await confirmed();
    expect(await register(second, { email: 'taken@foyer.test' })).toEqual({});
    expect(await playersWith('taken@foyer.test')).toHaveLength(1);
  });
});
