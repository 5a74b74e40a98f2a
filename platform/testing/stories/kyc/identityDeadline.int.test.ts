import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { passKycDeadlines } from '../../../flows/kyc/moveKyc.ts';
import {
  api,
  createPlayer,
  readApplicant,
  close,
  deposit,
  gamesOpen,
  harness,
  launch,
  now,
  open,
  operator,
  paid,
  player,
  record,
  verification,
  start,
  status,
  sendWebhook,
} from '../../kycHarness.ts';
import { BLURRED } from '../../fakeSumsub.ts';

beforeAll(open);
afterAll(close);
beforeEach(() => createPlayer());

describe('the identity verification deadline', () => {
  it('KYC-02 MONEY-05 deposits and stakes are blocked after the deadline and not before, and a query shows it', async () => {
    // Some of the demo's players may be overdue.
    await passKycDeadlines(api.services);
    await paid('2000.00');
    expect(await status()).toBe('WillBeRequired');
    await harness.set(player, { kyc_deadline: new Date(now().getTime() + MINUTE) });
    expect([await status(), await deposit(), await launch()]).toEqual(['WillBeRequired', null, null]);
    expect(await passKycDeadlines(api.services)).toBe(0);
    api.clock.advance(MINUTE);
    expect(await verification()).toMatchObject({
      status: 'Required',
      isBlocking: true,
      holdsPayouts: true,
      mayStart: true,
    });
    expect([await deposit(), await launch()]).toEqual(['KycRequired', 'KycRequired']);
    const storedStatus = async () => (await api.services.players.get(api.database.query, player)).kyc.status;
    expect(await storedStatus()).toBe('WillBeRequired');
    await Promise.all([passKycDeadlines(api.services), passKycDeadlines(api.services)]);
    expect(await storedStatus()).toBe('Required');
    expect((await record()).filter((line) => line === 'KycLapsed by house')).toHaveLength(1);
  });

  it('MONEY-05 a running game takes no more stakes once verification is required', async () => {
    expect(await launch()).toBeNull();
    expect(await gamesOpen()).toBe(1);
    await operator('Required', 'Elin', 'a test');
    expect(await gamesOpen()).toBe(0);
    // The player stays signed in, to verify their identity.
    expect(await verification()).toMatchObject({ status: 'Required', reason: 'House', mayStart: true });
  });
});

describe('MONEY-05 submitting documents does not unblock play', () => {
  const beforeItsDay = async () => {
    await passKycDeadlines(api.services);
    await paid('2000.00');
    await start();
    readApplicant();
    await harness.set(player, { kyc_deadline: new Date(now().getTime() + MINUTE) });
    expect(await launch()).toBeNull();
    expect(await gamesOpen()).toBe(1);
  };

  it('MONEY-05 KYC-02 submitted before the deadline and still in review when it passes: open games end once, at the deadline', async () => {
    await beforeItsDay();
    expect(await sendWebhook()).toBe(200);
    expect([await status(), await gamesOpen()]).toEqual(['Pending', 1]);
    api.clock.advance(MINUTE);
    expect(await launch()).toBe('KycRequired');
    await passKycDeadlines(api.services);
    expect(await verification()).toMatchObject({ status: 'Pending', isBlocking: true, mayStart: false });
    expect(await gamesOpen()).toBe(0);
    await passKycDeadlines(api.services);
    expect((await record()).filter((line) => line === 'KycLapsed by house')).toHaveLength(1);
    expect(await sendWebhook(BLURRED)).toBe(200);
    expect(await verification()).toMatchObject({ status: 'Required', isBlocking: true, mayStart: true });
  });

  it('MONEY-05 KYC-02 submitted after the deadline: open games have ended with it', async () => {
    await beforeItsDay();
    api.clock.advance(MINUTE);
    expect(await sendWebhook()).toBe(200);
    expect(await verification()).toMatchObject({ status: 'Pending', isBlocking: true });
    expect(await gamesOpen()).toBe(0);
  });
});
