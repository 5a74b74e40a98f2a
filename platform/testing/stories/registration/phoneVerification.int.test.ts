import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { callerAt, codeIn, ELLA, siteOf } from '../../signIn/customCaller.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import type { PhoneVerification } from '../../../modules/registration/phone/phoneVerification.ts';
import type { Holder } from '../../../modules/registration/ports.ts';

let server: IdentityServer;
let phone: PhoneVerification;
let visits = 0;
let ip = '';
beforeAll(async () => {
  server = await startIdentity();
  phone = server.registration.phone;
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.sent.length = 0;
  visits += 1;
  ip = `203.0.${visits}.5`;
  await server.database.pool.query('delete from identity.attempt');
});

let players = 0;
const createElla = (brand = ELLA.brand) => {
  players += 1;
  return server.database.transaction((tx) =>
    server.createPlayer(tx, { ...ELLA, brand, email: `player${players}@foyer.test` }),
  );
};

/** A player who signed in with a code sent to their email address. */
async function holder(playerId?: PlayerId): Promise<Holder & { readonly playerId: PlayerId }> {
  const id = playerId ?? (await createElla());
  const { email } = await server.players.get(server.database.query, id);
  const caller = callerAt(server, { ip });
  const { attempt } = await server.signIn.custom.requestCode(caller, email);
  const { accessToken } = await server.signIn.custom.enterCode(caller, attempt, codeIn(server.sent, email));
  const session = await server.signIn.authenticate(accessToken, caller.site);
  return { session, site: caller.site, locale: 'en_NZ', ip, playerId: id };
}

const phoneOf = async (id: PlayerId) => (await server.players.get(server.database.query, id)).phone;
async function verificationEvents(id: PlayerId): Promise<readonly boolean[]> {
  const { rows } = await server.database.pool.query<{ verified: boolean }>(
    `select (payload ->> 'isPhoneNumberVerified')::boolean as verified from outbox.event
     where topic = 'identity.playerUpdated' and payload ->> 'playerId' = $1 order by id`,
    [id],
  );
  return rows.map(({ verified }) => verified);
}
let numbers = 0;
const newNumber = () => `+6421555${String((numbers += 1) + 1000).padStart(4, '0')}`;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const refusedAs = (outcome: string) =>
  expect.objectContaining({ type: 'PhoneVerificationRefused', reasons: [outcome] });

/** Requests a code for a number and reads it from the message. */
async function requestCode(ella: Holder, number = newNumber()) {
  const { attempt } = await phone.request(ella, number);
  return { attempt, number, code: codeIn(server.sent, number) };
}

describe('a phone number', () => {
  test('REG-06 ROUTE-38 is verified when the code is entered, and can then be used to sign in', async () => {
    const ella = await holder();
    const sent = await phone.request(ella, '021 555 0777');
    expect(sent).toMatchObject({ number: '+64215550777', resendAfterSeconds: 30, expiresInSeconds: 600 });
    expect(await phoneOf(ella.playerId)).toEqual({ number: '+64215550777', isVerified: false });
    expect(server.sent.at(-1)).toMatchObject({ channel: 'sms', address: '+64215550777', brand: 'harbour' });
    await phone.verify(ella, sent.attempt, codeIn(server.sent, '+64215550777'));
    expect(await phoneOf(ella.playerId)).toEqual({ number: '+64215550777', isVerified: true });
    expect(await verificationEvents(ella.playerId)).toEqual([true]);
    const caller = callerAt(server, { ip });
    const signIn = await server.signIn.custom.requestCode(caller, '+64215550777');
    await server.signIn.custom.enterCode(caller, signIn.attempt, codeIn(server.sent, '+64215550777'));
  });

  test('REG-06 that is not verified cannot be used to sign in', async () => {
    const { number } = await requestCode(await holder());
    await server.signIn.custom.requestCode(callerAt(server, { ip }), number);
    expect(codeIn(server.sent, number)).toBe('none');
  });

  test('REG-06 can be changed before it is verified, and not afterwards', async () => {
    const ella = await holder();
    await requestCode(ella);
    const { attempt, number, code } = await requestCode(ella);
    await phone.verify(ella, attempt, code);
    expect(await phoneOf(ella.playerId)).toEqual({ number, isVerified: true });
    await expect(phone.request(ella, newNumber())).rejects.toMatchObject({ type: 'PhoneAlreadyVerified' });
    await expect(phone.resend(ella, attempt)).rejects.toMatchObject({ type: 'PhoneAlreadyVerified' });
  });

  test('REG-06 must be a mobile number', async () => {
    const ella = await holder();
    for (const typed of ['ella', '09 555 0142', '', '0'.repeat(500)])
      await expect(phone.request(ella, typed)).rejects.toMatchObject({ reasons: ['notAMobileNumber'] });
  });

  test('FLAG-11 is not requested where the toggle is off', async () => {
    const ella = await holder();
    const elsewhere = { ...ella, site: siteOf(server, 'tivoli', 'IE') };
    await expect(phone.request(elsewhere, newNumber())).rejects.toMatchObject({
      type: 'PhoneVerificationNotOffered',
    });
  });
});

describe('a number of another player', () => {
  test('REG-06 gets the same response as a free one, and its owner a message', async () => {
    const [owner, ella] = [await holder(), await holder()];
    const { attempt, number, code } = await requestCode(owner);
    await phone.verify(owner, attempt, code);
    server.sent.length = 0;
    const [taken, free] = [await phone.request(ella, number), await phone.request(ella, newNumber())];
    expect(Object.keys(taken)).toEqual(Object.keys(free));
    expect(server.sent.map(({ text }) => /\d{6}/.test(text))).toEqual([false, true]);
    // No code is accepted, not even the one that the owner received earlier.
    for (const guess of [code, '000000', '111111'])
      await expect(phone.verify(ella, taken.attempt, guess)).rejects.toEqual(refusedAs('WRONG_CODE'));
    expect(await phoneOf(owner.playerId)).toEqual({ number, isVerified: true });
  });

  test('REG-06 cannot be recognised by the number of database queries', async () => {
    const [owner, ella] = [await holder(), await holder()];
    const { attempt, number, code } = await requestCode(owner);
    await phone.verify(owner, attempt, code);
    let queries = 0;
    const count = () => (queries += 1);
    server.database.pool.on('acquire', count);
    const queriesFor = async (asking: string): Promise<number> => {
      queries = 0;
      await phone.request(ella, asking);
      return queries;
    };
    const [taken, free] = [await queriesFor(number), await queriesFor(newNumber())];
    server.database.pool.off('acquire', count);
    expect(taken).toBeGreaterThan(3);
    expect(free).toBe(taken);
  });

  test('REG-06 entered by two players in parallel is verified for one', async () => {
    const [one, other] = [await holder(), await holder()];
    const number = newNumber();
    const [first, second] = [await requestCode(one, number), await requestCode(other, number)];
    const outcomes = await Promise.allSettled([
      phone.verify(one, first.attempt, first.code),
      phone.verify(other, second.attempt, second.code),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const verified = [await phoneOf(one.playerId), await phoneOf(other.playerId)];
    expect(verified.filter(({ isVerified }) => isVerified)).toHaveLength(1);
  });
});

describe('a code', () => {
  test('REG-06 is invalid after five wrong guesses', async () => {
    const ella = await holder();
    const { attempt, code } = await requestCode(ella);
    for (const triesLeft of ['4', '3', '2', '1'])
      await expect(phone.verify(ella, attempt, wrong(code))).rejects.toMatchObject({
        reasons: ['WRONG_CODE'],
        keys: { triesLeft },
      });
    await expect(phone.verify(ella, attempt, wrong(code))).rejects.toEqual(refusedAs('TOO_MANY_TRIES'));
    await expect(phone.verify(ella, attempt, code)).rejects.toEqual(refusedAs('TOO_MANY_TRIES'));
    expect(await phoneOf(ella.playerId)).toMatchObject({ isVerified: false });
  });

  test('REG-06 can be guessed five times by a hundred parallel guesses', async () => {
    const ella = await holder();
    const { attempt, code } = await requestCode(ella);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => phone.verify(ella, attempt, wrong(code))),
    );
    const wrongs = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason.reasons[0] === 'WRONG_CODE',
    );
    expect(wrongs).toHaveLength(4);
  });

  test('REG-06 works once if two tabs send it in parallel', async () => {
    const ella = await holder();
    const { attempt, code } = await requestCode(ella);
    const both = [phone.verify(ella, attempt, code), phone.verify(ella, attempt, code)];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(phone.verify(ella, attempt, code)).rejects.toEqual(refusedAs('CODE_GONE'));
    expect(await verificationEvents(ella.playerId)).toEqual([true]);
  });

  test('REG-06 of two tabs is valid for both; the second use changes nothing', async () => {
    const ella = await holder();
    const number = newNumber();
    const [one, two] = [await requestCode(ella, number), await requestCode(ella, number)];
    await phone.verify(ella, one.attempt, one.code);
    await phone.verify(ella, two.attempt, two.code);
    expect(await verificationEvents(ella.playerId)).toEqual([true]);
  });

  test('REG-06 of another player, brand or sign-in verifies nothing', async () => {
    const [ella, other] = [await holder(), await holder()];
    const { attempt, code } = await requestCode(other);
    await expect(phone.verify(ella, attempt, code)).rejects.toEqual(refusedAs('CODE_GONE'));
    await expect(phone.resend(ella, attempt)).rejects.toBeDefined();
    const abroad = { ...other, site: siteOf(server, 'sol', 'CR') };
    await expect(phone.verify(abroad, attempt, code)).rejects.toEqual(refusedAs('CODE_GONE'));

    const { email } = await server.players.get(server.database.query, ella.playerId);
    const caller = callerAt(server, { ip });
    const signIn = await server.signIn.custom.requestCode(caller, email);
    const signInCode = codeIn(server.sent, email);
    await expect(phone.verify(ella, signIn.attempt, signInCode)).rejects.toEqual(refusedAs('CODE_GONE'));
    // A phone verification code cannot be used to sign in.
    await expect(server.signIn.custom.enterCode(caller, attempt, code)).rejects.toMatchObject({
      reasons: ['AUTHENTICATION_REQUIRED'],
    });
    await phone.verify(other, attempt, code);
  });

  test('REG-06 is valid for ten minutes, until a newer one is sent', async () => {
    const ella = await holder();
    const { attempt, number, code } = await requestCode(ella);
    await expect(phone.resend(ella, attempt)).rejects.toMatchObject({ type: 'TooManyRequests' });
    server.clock.advance(30 * SECOND);
    expect(await phone.resend(ella, attempt)).toMatchObject({ number });
    const newer = codeIn(server.sent, number);
    if (newer !== code)
      await expect(phone.verify(ella, attempt, code)).rejects.toEqual(refusedAs('WRONG_CODE'));
    server.clock.advance(10 * MINUTE + SECOND);
    await expect(phone.verify(ella, attempt, newer)).rejects.toEqual(refusedAs('CODE_GONE'));
  });

  test('REG-06 cannot be read from the database', async () => {
    const { code, attempt } = await requestCode(await holder());
    const { rows } = await server.database.pool.query(
      'select sign_in_code::text as text from identity.sign_in_code',
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(attempt);
    expect(stored.replaceAll(/\\\\x[0-9a-f]+|\+64\d+/g, '')).not.toContain(code);
  });
});

describe('rate limits', () => {
  const ask = (ella: Holder, number: string, from = ip) =>
    phone.request({ ...ella, ip: from }, number).then(
      () => 'sent',
      (error) => error.type,
    );

  test('REG-06 a player gets five codes in a quarter of an hour, for any numbers and from any network', async () => {
    const ella = await holder();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(ella, newNumber(), `192.0.${index}.1`)),
    );
    expect(responses.filter((response) => response === 'sent')).toHaveLength(5);
    server.clock.advance(15 * MINUTE);
    expect(await ask(ella, newNumber())).toBe('sent');
  });

  test('REG-06 a number gets ten codes, whoever requests them', async () => {
    const number = newNumber();
    const responses: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const ella = await holder();
      for (let time = 0; time < 4; time += 1) responses.push(await ask(ella, number, `198.51.${index}.1`));
    }
    expect(responses.filter((response) => response === 'sent')).toHaveLength(10);
  });
});

describe('players with restrictions', () => {
  test('PLAYER-03 cannot verify if the account is closed meanwhile', async () => {
    const ella = await holder();
    const { attempt, code } = await requestCode(ella);
    await server.database.transaction((tx) =>
      server.players.commands.closeAccount(tx, ella.playerId, { cause: null, mayReopen: false }),
    );
    await expect(phone.verify(ella, attempt, code)).rejects.toMatchObject({ type: 'AuthenticationFailure' });
    expect(await phoneOf(ella.playerId)).toMatchObject({ isVerified: false });
  });

  test('PLAYER-13 can verify after a self-exclusion in a new session, which allows nothing else', async () => {
    const ella = await holder();
    const { attempt, code } = await requestCode(ella);
    await server.database.transaction((tx) => server.selfExclusion.excludePlayer(tx, ella.playerId, null));
    await expect(phone.verify(ella, attempt, code)).rejects.toMatchObject({ type: 'AuthenticationFailure' });
    const again = await holder(ella.playerId);
    const { attempt: next, code: nextCode } = await requestCode(again);
    await phone.verify(again, next, nextCode);
    expect(await phoneOf(ella.playerId)).toMatchObject({ isVerified: true });
  });
});
