import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { callerAt, codeIn, siteOf } from '../../signIn/customCaller.ts';
import { refusedAs, startEmailChanges, type EmailChangeServer } from '../../signIn/emailChangeServer.ts';
import type { EmailHolder } from '../../signIn/emailChanger.ts';

let story: EmailChangeServer;
let ip = '';
beforeAll(async () => {
  story = await startEmailChanges();
});
afterAll(() => story.server.stop());
beforeEach(async () => {
  ip = await story.nextVisit();
});

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled');

describe('the codes', () => {
  test('REG-03 are both needed, each in its place', async () => {
    const ella = await story.people.holder(ip);
    const proof = await story.people.begin(ella, story.people.newEmail());
    const { currentCode, newCode } = proof;
    for (const [codes, outcome, triesLeft] of [
      [{ currentCode: wrong(currentCode) }, 'WRONG_CURRENT_CODE', '4'],
      [{ newCode: wrong(newCode) }, 'WRONG_NEW_CODE', '3'],
      [{ currentCode: '', newCode: '' }, 'WRONG_CURRENT_CODE', '2'],
    ] as const)
      await expect(story.change.confirm(ella, { ...proof, ...codes })).rejects.toMatchObject({
        reasons: [outcome],
        keys: { triesLeft },
      });
    await story.change.confirm(ella, {
      ...proof,
      currentCode: ` ${currentCode.slice(0, 3)} ${currentCode.slice(3)}`,
    });
  });

  test('REG-03 allow five guesses, however many are sent in parallel', async () => {
    const ella = await story.people.holder(ip);
    const proof = await story.people.begin(ella, story.people.newEmail());
    const guesses = Array.from({ length: 30 }, () =>
      story.change.confirm(ella, { ...proof, newCode: wrong(proof.newCode) }),
    );
    const wrongs = (await Promise.allSettled(guesses)).filter(
      (outcome) => outcome.status === 'rejected' && outcome.reason.reasons[0] === 'WRONG_NEW_CODE',
    );
    expect(wrongs.length).toBeLessThanOrEqual(4);
    await expect(story.change.confirm(ella, proof)).rejects.toEqual(refusedAs('TOO_MANY_TRIES'));
    expect(await story.people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 share their five tries, and a refusal tells how many are left of them', async () => {
    const ella = await story.people.holder(ip);
    const proof = await story.people.begin(ella, story.people.newEmail());
    const wrongCurrent = { ...proof, currentCode: wrong(proof.currentCode) };
    const wrongNew = { ...proof, newCode: wrong(proof.newCode) };
    const told: unknown[] = [];
    for (const guess of [wrongCurrent, wrongCurrent, wrongNew, wrongNew, wrongNew, proof])
      await story.change
        .confirm(ella, guess)
        .catch(({ reasons, keys }) => told.push(keys.triesLeft ?? reasons[0]));
    expect(told).toEqual(['4', '3', '2', '1', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
    expect(await story.people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 work once, also if two tabs send them in parallel', async () => {
    const ella = await story.people.holder(ip);
    const proof = await story.people.begin(ella, story.people.newEmail());
    await Promise.all([story.change.confirm(ella, proof), story.change.confirm(ella, proof)]);
    // The response may have been lost, so the same codes are accepted again, and change nothing.
    await story.change.confirm(ella, proof);
    expect(story.server.sent.filter(({ subject }) => subject.includes('has changed'))).toHaveLength(1);
    expect(
      await story.rowsOf('select id from identity.email_change where player_id = $1', ella.playerId),
    ).toHaveLength(1);
  });

  test('REG-03 succeed at the last try, also if the request is sent again before its response', async () => {
    const ella = await story.people.holder(ip);
    const email = story.people.newEmail();
    const proof = await story.people.begin(ella, email);
    for (let guess = 0; guess < 4; guess += 1)
      await expect(story.change.confirm(ella, { ...proof, currentCode: '' })).rejects.toThrow();
    const both = await story.server.database.transaction(async (tx) => {
      await story.server.players.hold(tx, ella.playerId);
      const first = story.change.confirm(ella, proof);
      await expect.poll(story.countWaiting).toBe(1);
      const again = story.change.confirm(ella, proof);
      await expect.poll(story.countWaiting).toBe(2);
      return { outcomes: Promise.allSettled([first, again]) };
    });
    expect(fulfilled(await both.outcomes)).toHaveLength(2);
    expect(await story.people.emailOf(ella.playerId)).toBe(email);
  });

  test('REG-03 of two requests change the address once: the second was for the previous address', async () => {
    const ella = await story.people.holder(ip);
    const [one, two] = [story.people.newEmail(), story.people.newEmail()];
    const [first, second] = [await story.people.begin(ella, one), await story.people.begin(ella, two)];
    const outcomes = await Promise.allSettled([
      story.change.confirm(ella, first),
      story.change.confirm(ella, second),
    ]);
    expect(fulfilled(outcomes)).toHaveLength(1);
    expect([one, two]).toContain(await story.people.emailOf(ella.playerId));
    story.server.clock.advance(30 * SECOND);
    for (const { attempt } of [first, second])
      await expect(story.change.resend(ella, attempt)).rejects.toEqual(refusedAs('CODES_GONE'));
  });

  test('REG-03 of different requests do not fit together', async () => {
    const ella = await story.people.holder(ip);
    const first = await story.people.begin(ella, story.people.newEmail());
    const second = await story.people.begin(ella, story.people.newEmail());
    const mixed = { attempt: second.attempt, currentCode: first.currentCode, newCode: second.newCode };
    if (first.currentCode !== second.currentCode)
      await expect(story.change.confirm(ella, mixed)).rejects.toEqual(refusedAs('WRONG_CURRENT_CODE'));
    expect(await story.people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 of another player, brand or purpose change nothing', async () => {
    const [ella, thief] = [await story.people.holder(ip), await story.people.holder(ip)];
    const proof = await story.people.begin(ella, story.people.newEmail());
    await expect(story.change.confirm(thief, proof)).rejects.toEqual(refusedAs('CODES_GONE'));
    const abroad = { ...ella, site: siteOf(story.server, 'sol', 'CR') };
    await expect(story.change.confirm(abroad, proof)).rejects.toEqual(refusedAs('CODES_GONE'));
    story.server.clock.advance(30 * SECOND);
    await expect(story.change.resend(thief, proof.attempt)).rejects.toEqual(refusedAs('CODES_GONE'));

    const caller = callerAt(story.server, { ip });
    for (const [which, code] of [
      ['current', proof.currentCode],
      ['new', proof.newCode],
    ] as const)
      await expect(
        story.server.signIn.custom.enterCode(caller, `${proof.attempt}.${which}`, code),
      ).rejects.toMatchObject({ reasons: ['AUTHENTICATION_REQUIRED'] });
    const { attempt } = await story.server.signIn.custom.requestCode(caller, ella.email);
    const signInCode = codeIn(story.server.sent, ella.email);
    await expect(story.change.confirm(ella, { ...proof, attempt, currentCode: signInCode })).rejects.toEqual(
      refusedAs('CODES_GONE'),
    );
    await story.change.confirm(ella, proof);
  });

  test('REG-03 are valid for ten minutes, until newer ones are sent', async () => {
    const ella = await story.people.holder(ip);
    const email = story.people.newEmail();
    const proof = await story.people.begin(ella, email);
    await expect(story.change.resend(ella, proof.attempt)).rejects.toMatchObject({ type: 'TooManyRequests' });
    story.server.clock.advance(30 * SECOND);
    expect(await story.change.resend(ella, proof.attempt)).toMatchObject({ attempt: proof.attempt, email });
    const newer = {
      attempt: proof.attempt,
      currentCode: codeIn(story.server.sent, ella.email),
      newCode: codeIn(story.server.sent, email),
    };
    if (newer.currentCode !== proof.currentCode)
      await expect(story.change.confirm(ella, proof)).rejects.toEqual(refusedAs('WRONG_CURRENT_CODE'));
    story.server.clock.advance(10 * MINUTE + SECOND);
    await expect(story.change.confirm(ella, newer)).rejects.toEqual(refusedAs('CODES_GONE'));
  });

  test('REG-03 cannot be read from the database', async () => {
    const ella = await story.people.holder(ip);
    const { attempt, currentCode, newCode } = await story.people.begin(ella, story.people.newEmail());
    const stored = JSON.stringify(
      await story.rowsOf('select sign_in_code::text as text from identity.sign_in_code'),
    );
    for (const secret of [attempt, currentCode, newCode])
      expect(stored.replaceAll(/\\\\x[0-9a-f]+|\.\d{6}|\d{6}\+/g, '')).not.toContain(secret);
  });

  test('REG-03 are sent five times in a quarter of an hour for a player, and ten times to an address', async () => {
    const ask = (player: EmailHolder, email: string, from: string) =>
      story.change.request({ ...player, ip: from }, email).then(
        () => 'sent',
        (error) => error.type,
      );
    const ella = await story.people.holder(ip);
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, index) => ask(ella, story.people.newEmail(), `192.0.${index}.1`)),
    );
    expect(responses.filter((response) => response === 'sent')).toHaveLength(5);
    expect(responses).toContain('TooManyRequests');
    story.server.clock.advance(15 * MINUTE);
    expect(await ask(ella, story.people.newEmail(), ip)).toBe('sent');

    const [email, toOne] = [story.people.newEmail(), [] as string[]];
    for (let index = 0; index < 3; index += 1) {
      const player = await story.people.holder(`198.51.${index}.1`);
      for (let time = 0; time < 4; time += 1) toOne.push(await ask(player, email, `198.51.${index}.1`));
    }
    expect(toOne.filter((response) => response === 'sent')).toHaveLength(10);
  });
});
