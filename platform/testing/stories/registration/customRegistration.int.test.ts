import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RegistrationForm } from '@foyer/contract/generated/resolvers.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Caller } from '../../../modules/signIn/custom/admission.ts';
import type { Registration } from '../../../modules/registration/index.ts';
import { callerAt, ELLA, withLimitsOffered } from '../../signIn/customCaller.ts';
import { startIdentity, UNSAFE_ADDRESS, type IdentityServer } from '../../signIn/identityServer.ts';
import { documentsShown } from '../../signIn/documents.ts';

let server: IdentityServer;
let registration: Registration;
let caller: Caller;
let visits = 0;
beforeAll(async () => {
  server = await startIdentity();
  registration = server.registration;
  await server.database.transaction((tx) => server.createPlayer(tx, ELLA));
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.sent.length = 0;
  visits += 1;
  caller = callerAt(server, { ip: `203.0.${visits}.9` });
  await server.database.pool.query('delete from identity.attempt');
});

const PERSON: Omit<RegistrationForm, 'documents'> = {
  email: 'rua@foyer.test',
  firstName: 'Rua',
  lastName: 'Rangi',
  birthDate: '1991-05-05',
  adult: true,
  terms: true,
  emailOffers: false,
  smsOffers: true,
};
const register = (change: Partial<RegistrationForm> = {}, from = caller) =>
  registration.register(from, { ...PERSON, documents: documentsShown(from.site), ...change }, null);
const playersWith = async (email: string) =>
  (
    await server.database.pool.query<{ id: string; email_verified: boolean; accepts_sms: boolean }>(
      'select * from identity.player where email_key = $1',
      [email],
    )
  ).rows;
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Registers a new player and returns the token of the link in the email. */
async function newcomer(email: string): Promise<string> {
  await register({ email });
  return tokenIn(server.sent.at(-1)?.text);
}

describe('registration with one-time codes', () => {
  test('OVER-08 does not accept documents that have changed since the form was opened', async () => {
    const stale = documentsShown(caller.site).map(({ key, version }) => ({ key, version: version - 1 }));
    for (const documents of [stale, [], [...stale, { key: 'jackpot-terms', version: 2 }]])
      expect(await register({ email: 'stale@foyer.test', documents })).toEqual({ terms: 'changed' });
    expect(await playersWith('stale@foyer.test')).toEqual([]);
  });

  test('OPEN-34 creates an account without a password, by the same rules', async () => {
    expect(await register()).toEqual({});
    expect(await playersWith('rua@foyer.test')).toMatchObject([{ email_verified: false, accepts_sms: true }]);
    const { rows } = await server.database.pool.query(
      `select 1 from identity.credential join identity.player on id = player_id where email = 'rua@foyer.test'`,
    );
    expect(rows).toEqual([]);
  });

  test('OPEN-34 reports errors by field', async () => {
    expect(await register({ email: 'rua', birthDate: '2015-01-01', terms: false })).toEqual({
      email: 'notAnEmail',
      birthDate: 'tooYoung',
      terms: 'missing',
    });
  });

  test.each<[string, Partial<RegistrationForm>, boolean | 'missing']>([
    ['nothing', {}, 'missing'],
    ['null', { withoutLimits: null }, 'missing'],
    ['no confirmation', { withoutLimits: false, dayLimit: '', weekLimit: ' ' }, 'missing'],
    ['the confirmation', { withoutLimits: true }, true],
    ['a limit', { weekLimit: '50' }, false],
    ['both', { withoutLimits: true, monthLimit: '50' }, false],
  ])('LIMIT-05 where limits are offered, a request with %s gives %s', async (what, form, withoutLimits) => {
    const email = `${what.replaceAll(' ', '.')}@foyer.test`;
    const answer = await register({ ...form, email }, withLimitsOffered(caller));
    expect(answer).toEqual(withoutLimits === 'missing' ? { withoutLimits } : {});
    const { rows } = await server.database.pool.query(
      `select without_limits from identity.registration join identity.player as p on p.id = player_id
         where p.email = $1`,
      [email],
    );
    expect(rows).toEqual(withoutLimits === 'missing' ? [] : [{ without_limits: withoutLimits }]);
  });

  test('OPEN-34 responds the same for a taken address, whose owner gets an email', async () => {
    expect(await register({ email: ELLA.email.toUpperCase() })).toEqual(
      await register({ email: 'free@foyer.test' }),
    );
    expect(await playersWith(ELLA.email)).toHaveLength(1);
    expect(server.sent.map(({ address }) => address)).toEqual([ELLA.email, 'free@foyer.test']);
    expect(server.sent.map(({ text }) => text.includes('token='))).toEqual([false, true]);
  });

  test('OPEN-34 creates one player from two parallel forms', async () => {
    await Promise.all([1, 2, 3].map(() => register({ email: 'thrice@foyer.test' })));
    expect(await playersWith('thrice@foyer.test')).toHaveLength(1);
  });

  test('OPEN-34 is refused where the identity provider is used, from an anonymising network, and above the rate limit', async () => {
    const north = callerAt(server, { brand: 'northlight', locale: 'en', country: 'FI' });
    await expect(register({}, north)).rejects.toMatchObject({ type: 'SignInNotOffered' });
    await expect(register({}, { ...caller, ip: UNSAFE_ADDRESS })).rejects.toMatchObject({
      type: 'SignInRefused',
    });
    for (let time = 0; time < 5; time += 1) await register({ email: ELLA.email });
    await expect(register({ email: ELLA.email })).rejects.toMatchObject({ type: 'TooManyRequests' });
  });

  test('OPEN-34 is refused without a reason for a likely duplicate of an excluded player', async () => {
    const [excluded] = await playersWith('free@foyer.test');
    await server.database.pool.query('update identity.player set excluded_at = $1 where id = $2', [
      server.clock.now(),
      excluded?.id,
    ]);
    await expect(register({ email: 'again@foyer.test' })).rejects.toMatchObject({
      type: 'RegistrationRefused',
      reasons: [],
      keys: {},
    });
    await server.database.pool.query('update identity.player set excluded_at = null');
  });
});

describe('the link in the email', () => {
  const verify = (token: string, from = caller) => registration.email.verify(from.site.brand, token);

  test('REG-05 REG-06 verifies once that the address is the player’s', async () => {
    const token = await newcomer('kiri@foyer.test');
    expect(server.sent.at(-1)?.text).toContain(`${caller.origin}/verifyEmail?token=${token}`);
    expect(await verify(token)).toBe('VERIFIED');
    expect(await playersWith('kiri@foyer.test')).toMatchObject([{ email_verified: true }]);
    expect(await verify(token)).toBe('USED');
  });

  test('REG-05 works once if it is opened twice in parallel', async () => {
    const token = await newcomer('hemi@foyer.test');
    const outcomes = await Promise.all([verify(token), verify(token)]);
    expect(outcomes.sort((a, b) => a.localeCompare(b))).toEqual(['USED', 'VERIFIED']);
  });

  test('REG-05 is valid for 24 hours, at its own brand, for its own address', async () => {
    const token = await newcomer('aroha@foyer.test');
    expect(await verify(token, callerAt(server, { brand: 'tivoli', country: 'IE' }))).toBe('UNKNOWN');
    expect(await verify('invented')).toBe('UNKNOWN');
    server.clock.advance(24 * HOUR);
    expect(await verify(token)).toBe('EXPIRED');
    const other = await newcomer('tane@foyer.test');
    await server.database.pool.query(
      `update identity.player set email = 'new@foyer.test' where email = 'tane@foyer.test'`,
    );
    expect(await verify(other)).toBe('UNKNOWN');
  });

  test('REG-05 can be read neither from the database nor from the log', async () => {
    const token = await newcomer('moana@foyer.test');
    const { rows } = await server.database.pool.query('select v::text from identity.email_verification as v');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logged.join()).not.toContain(token);
  });

  test('REG-05 can be sent again after 30 seconds, which invalidates the earlier link', async () => {
    const token = await newcomer('wiremu@foyer.test');
    const again = () => registration.email.resend(caller, { token });
    await expect(again()).rejects.toMatchObject({ type: 'TooManyRequests' });
    server.clock.advance(30 * SECOND);
    expect(await again()).toBe(30);
    expect(await verify(token)).toBe('EXPIRED');
    expect(await verify(tokenIn(server.sent.at(-1)?.text))).toBe('VERIFIED');
    server.clock.advance(30 * SECOND);
    server.sent.length = 0;
    await again();
    expect(server.sent).toEqual([]);
    await expect(registration.email.resend(caller, { token: 'invented' })).rejects.toMatchObject({
      type: 'UnknownLink',
    });
  });

  test('REG-05 can be requested by the player only, up to five times', async () => {
    const { rows } = await server.database.pool.query<{ id: PlayerId }>(
      `select id from identity.player where email_key = $1`,
      [ELLA.email],
    );
    const [{ id: playerId } = { id: server.annaId }] = rows;
    const responses: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      server.clock.advance(30 * SECOND);
      responses.push(
        await registration.email.resend(caller, { playerId }).then(
          () => 'sent',
          (error) => error.type,
        ),
      );
    }
    expect(responses).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'TooManyRequests']);
    const letters = server.sent.filter(({ address }) => address === ELLA.email);
    expect(letters).toHaveLength(5);
    expect(await verify(tokenIn(letters[0]?.text))).toBe('EXPIRED');
    expect(await verify(tokenIn(letters[4]?.text))).toBe('VERIFIED');
  });
});
