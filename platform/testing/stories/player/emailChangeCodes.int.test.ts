import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { EmailChange } from '../../../modules/registration/email/emailChange.ts';
import { callerAt, codeIn, siteOf } from '../../signIn/customCaller.ts';
import { emailChangers, type EmailHolder } from '../../signIn/emailChanger.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
let change: EmailChange;
let people: ReturnType<typeof emailChangers>;
let visits = 0;
let ip = '';
beforeAll(async () => {
  server = await startIdentity();
  change = server.registration.emailChange;
  people = emailChangers(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.sent.length = 0;
  visits += 1;
  ip = `203.0.${visits}.5`;
  await server.database.pool.query('delete from identity.attempt');
});

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const refusedAs = (outcome: string) =>
  expect.objectContaining({ type: 'EmailChangeRefused', reasons: [outcome] });
const rowsOf = async (statement: string, ...values: unknown[]) =>
  (await server.database.pool.query(statement, values)).rows;
const countWaiting = async (): Promise<number> =>
  (
    await rowsOf(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length;
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled');

describe('the codes', () => {
  test('REG-03 are both needed, each in its place', async () => {
    const ella = await people.holder(ip);
    const proof = await people.begin(ella, people.newEmail());
    const { currentCode, newCode } = proof;
    for (const [codes, outcome, triesLeft] of [
      [{ currentCode: wrong(currentCode) }, 'WRONG_CURRENT_CODE', '4'],
      [{ newCode: wrong(newCode) }, 'WRONG_NEW_CODE', '3'],
      [{ currentCode: '', newCode: '' }, 'WRONG_CURRENT_CODE', '2'],
    ] as const)
      await expect(change.confirm(ella, { ...proof, ...codes })).rejects.toMatchObject({
        reasons: [outcome],
        keys: { triesLeft },
      });
    await change.confirm(ella, {
      ...proof,
      currentCode: ` ${currentCode.slice(0, 3)} ${currentCode.slice(3)}`,
    });
  });

  test('REG-03 allow five guesses, however many are sent in parallel', async () => {
    const ella = await people.holder(ip);
    const proof = await people.begin(ella, people.newEmail());
    const guesses = Array.from({ length: 30 }, () =>
      change.confirm(ella, { ...proof, newCode: wrong(proof.newCode) }),
    );
    const wrongs = (await Promise.allSettled(guesses)).filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason.reasons[0] === 'WRONG_NEW_CODE',
    );
    expect(wrongs.length).toBeLessThanOrEqual(4);
    await expect(change.confirm(ella, proof)).rejects.toEqual(refusedAs('TOO_MANY_TRIES'));
    expect(await people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 share their five tries, and a refusal tells how many are left of them', async () => {
    const ella = await people.holder(ip);
    const proof = await people.begin(ella, people.newEmail());
    const wrongCurrent = { ...proof, currentCode: wrong(proof.currentCode) };
    const wrongNew = { ...proof, newCode: wrong(proof.newCode) };
    const told: unknown[] = [];
    for (const guess of [wrongCurrent, wrongCurrent, wrongNew, wrongNew, wrongNew, proof])
      await change.confirm(ella, guess).catch(({ reasons, keys }) => told.push(keys.triesLeft ?? reasons[0]));
    expect(told).toEqual(['4', '3', '2', '1', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
    expect(await people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 work once, also if two tabs send them in parallel', async () => {
    const ella = await people.holder(ip);
    const proof = await people.begin(ella, people.newEmail());
    await Promise.all([change.confirm(ella, proof), change.confirm(ella, proof)]);
    // The response may have been lost, so the same codes are accepted again, and change nothing.
    await change.confirm(ella, proof);
    expect(server.sent.filter(({ subject }) => subject.includes('has changed'))).toHaveLength(1);
    expect(
      await rowsOf('select id from identity.email_change where player_id = $1', ella.playerId),
    ).toHaveLength(1);
  });

  test('REG-03 succeed at the last try, also if the request is sent again before its response', async () => {
    const ella = await people.holder(ip);
    const email = people.newEmail();
    const proof = await people.begin(ella, email);
    for (let guess = 0; guess < 4; guess += 1)
      await expect(change.confirm(ella, { ...proof, currentCode: '' })).rejects.toThrow();
    const both = await server.database.transaction(async (tx) => {
      await server.players.hold(tx, ella.playerId);
      const first = change.confirm(ella, proof);
      await expect.poll(countWaiting).toBe(1);
      const again = change.confirm(ella, proof);
      await expect.poll(countWaiting).toBe(2);
      return { outcomes: Promise.allSettled([first, again]) };
    });
    expect(fulfilled(await both.outcomes)).toHaveLength(2);
    expect(await people.emailOf(ella.playerId)).toBe(email);
  });

  test('REG-03 of two requests change the address once: the second was for the previous address', async () => {
    const ella = await people.holder(ip);
    const [one, two] = [people.newEmail(), people.newEmail()];
    const [first, second] = [await people.begin(ella, one), await people.begin(ella, two)];
    const outcomes = await Promise.allSettled([change.confirm(ella, first), change.confirm(ella, second)]);
    expect(fulfilled(outcomes)).toHaveLength(1);
    expect([one, two]).toContain(await people.emailOf(ella.playerId));
    server.clock.advance(30 * SECOND);
    for (const { attempt } of [first, second])
      await expect(change.resend(ella, attempt)).rejects.toEqual(refusedAs('CODES_GONE'));
  });

  test('REG-03 of different requests do not fit together', async () => {
    const ella = await people.holder(ip);
    const first = await people.begin(ella, people.newEmail());
    const second = await people.begin(ella, people.newEmail());
    const mixed = { attempt: second.attempt, currentCode: first.currentCode, newCode: second.newCode };
    if (first.currentCode !== second.currentCode)
      await expect(change.confirm(ella, mixed)).rejects.toEqual(refusedAs('WRONG_CURRENT_CODE'));
    expect(await people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 of another player, brand or purpose change nothing', async () => {
    const [ella, thief] = [await people.holder(ip), await people.holder(ip)];
    const proof = await people.begin(ella, people.newEmail());
    await expect(change.confirm(thief, proof)).rejects.toEqual(refusedAs('CODES_GONE'));
    const abroad = { ...ella, site: siteOf(server, 'sol', 'CR') };
    await expect(change.confirm(abroad, proof)).rejects.toEqual(refusedAs('CODES_GONE'));
    server.clock.advance(30 * SECOND);
    await expect(change.resend(thief, proof.attempt)).rejects.toEqual(refusedAs('CODES_GONE'));

    const caller = callerAt(server, { ip });
    for (const [which, code] of [
      ['current', proof.currentCode],
      ['new', proof.newCode],
    ] as const)
      await expect(
        server.signIn.custom.enterCode(caller, `${proof.attempt}.${which}`, code),
      ).rejects.toMatchObject({ reasons: ['AUTHENTICATION_REQUIRED'] });
    const { attempt } = await server.signIn.custom.requestCode(caller, ella.email);
    const signInCode = codeIn(server.sent, ella.email);
    await expect(change.confirm(ella, { ...proof, attempt, currentCode: signInCode })).rejects.toEqual(
      refusedAs('CODES_GONE'),
    );
    await change.confirm(ella, proof);
  });

  test('REG-03 are valid for ten minutes, until newer ones are sent', async () => {
    const ella = await people.holder(ip);
    const email = people.newEmail();
    const proof = await people.begin(ella, email);
    await expect(change.resend(ella, proof.attempt)).rejects.toMatchObject({ type: 'TooManyRequests' });
    server.clock.advance(30 * SECOND);
    expect(await change.resend(ella, proof.attempt)).toMatchObject({ attempt: proof.attempt, email });
    const newer = {
      attempt: proof.attempt,
      currentCode: codeIn(server.sent, ella.email),
      newCode: codeIn(server.sent, email),
    };
    if (newer.currentCode !== proof.currentCode)
      await expect(change.confirm(ella, proof)).rejects.toEqual(refusedAs('WRONG_CURRENT_CODE'));
    server.clock.advance(10 * MINUTE + SECOND);
    await expect(change.confirm(ella, newer)).rejects.toEqual(refusedAs('CODES_GONE'));
  });

  test('REG-03 cannot be read from the database', async () => {
    const ella = await people.holder(ip);
    const { attempt, currentCode, newCode } = await people.begin(ella, people.newEmail());
    const stored = JSON.stringify(
      await rowsOf('select sign_in_code::text as text from identity.sign_in_code'),
    );
    for (const secret of [attempt, currentCode, newCode])
      expect(stored.replaceAll(/\\\\x[0-9a-f]+|\.\d{6}|\d{6}\+/g, '')).not.toContain(secret);
  });

  test('REG-03 are sent five times in a quarter of an hour for a player, and ten times to an address', async () => {
    const ask = (player: EmailHolder, email: string, from: string) =>
      change.request({ ...player, ip: from }, email).then(
        () => 'sent',
        (error) => error.type,
      );
    const ella = await people.holder(ip);
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, index) => ask(ella, people.newEmail(), `192.0.${index}.1`)),
    );
    expect(responses.filter((response) => response === 'sent')).toHaveLength(5);
    expect(responses).toContain('TooManyRequests');
    server.clock.advance(15 * MINUTE);
    expect(await ask(ella, people.newEmail(), ip)).toBe('sent');

    const [email, toOne] = [people.newEmail(), [] as string[]];
    for (let index = 0; index < 3; index += 1) {
      const player = await people.holder(`198.51.${index}.1`);
      for (let time = 0; time < 4; time += 1) toOne.push(await ask(player, email, `198.51.${index}.1`));
    }
    expect(toOne.filter((response) => response === 'sent')).toHaveLength(10);
  });
});
