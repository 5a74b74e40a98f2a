import { money } from '@foyer/domain/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balance, KEY, refusal, startTestWallet, type TestWallet } from '../testing/testWallet.ts';
import { createWalletClient, WalletRefusal, WalletSilence, type WalletClient } from './walletClient.ts';
import type { WalletCall } from './wire.ts';

const bet: WalletCall = {
  name: 'bet',
  body: { sessionId: 's', transactionId: 't1', roundId: 'r', amount: '1.00', currency: 'EUR' },
};
let wallet: TestWallet;
let client: WalletClient;
let pauses: number[];
let clock: number;

beforeEach(async () => {
  wallet = await startTestWallet();
  pauses = [];
  clock = 1_000;
  client = createWalletClient({
    platformUrl: wallet.url,
    key: KEY,
    now: () => (clock += 1),
    pause: async (delayMs) => void pauses.push(delayMs),
    retryDelaysMs: [10, 40, 90],
    timeoutMs: 2_000,
  });
});
afterEach(() => wallet.stop());

describe('a call to the wallet', () => {
  it('is signed, sends its body, and returns the balance', async () => {
    wallet.script.push(balance('99.00'));
    expect(await client.send(bet)).toEqual({ balance: money(9900n, 'EUR'), isHeld: false, request: 1 });
    expect(wallet.calls).toEqual([{ path: '/studio/v1/bet', body: bet.body, isSigned: true }]);
  });

  it('is retried with the same transaction id and a new signature after a failure', async () => {
    wallet.script.push('hangUp', { status: 503, body: {} }, balance('99.00'));
    expect(await client.send(bet)).toEqual({ balance: money(9900n, 'EUR'), isHeld: false, request: 3 });
    expect(wallet.calls.map(({ body }) => body.transactionId)).toEqual(['t1', 't1', 't1']);
    expect(wallet.calls.every(({ isSigned }) => isSigned)).toBe(true);
    expect(pauses).toEqual([10, 40]);
  });

  it('fails with WalletSilence after its retries, because the outcome is unknown', async () => {
    wallet.usual = () => ({ status: 500, body: {} });
    await expect(client.send(bet)).rejects.toThrow(WalletSilence);
    expect(wallet.calls).toHaveLength(4);
    expect(pauses).toEqual([10, 40, 90]);
  });

  it('is not retried after a refusal', async () => {
    wallet.script.push(refusal(402, 'InsufficientFunds', ['balance']));
    await expect(client.send(bet)).rejects.toMatchObject({
      name: 'WalletRefusal',
      status: 402,
      type: 'InsufficientFunds',
      reasons: ['balance'],
    });
    expect(wallet.calls).toHaveLength(1);
  });

  it('treats a refusal of an unknown shape as a refusal', async () => {
    wallet.script.push({ status: 418, body: { short: 'stout' } });
    await expect(client.send(bet)).rejects.toThrow(WalletRefusal);
  });

  it.each([
    { balance: 5, bonusBalance: '0', currency: 'EUR' },
    { balance: '5.00', bonusBalance: '0', currency: 'XXX' },
    { balance: '-5.00', bonusBalance: '0', currency: 'EUR' },
    null,
  ])('treats an unreadable response as silence, because the bet may have been accepted: %j', async (body) => {
    wallet.script.push({ status: 200, body });
    await expect(client.send(bet)).rejects.toThrow(WalletSilence);
  });
});

describe('authenticate', () => {
  it('MONEY-09 distinguishes a win that the operator checks from a paid win', async () => {
    const { status, body } = balance('99.00');
    wallet.script.push({ status, body: Object.assign({ heldAmount: '5000.00' }, body) });
    expect(await client.send(bet)).toEqual({ balance: money(9900n, 'EUR'), isHeld: true, request: 1 });
  });

  it('returns the session of a launch token, its open round and its free rounds', async () => {
    const answer = {
      sessionId: 's',
      playerId: 'p',
      game: 'fox-and-ember',
      currency: 'EUR',
      balance: '10.00',
      bonusBalance: '0.00',
      locale: 'en',
      rules: { autoplay: true, quickStop: false, shortestCycleMs: 5000 },
      openRound: { roundId: 'r', bets: [{ transactionId: 't', amount: '1.00' }] },
      freeRounds: [{ id: 'grant', stake: '0.20', left: 10 }],
    };
    const revealed = { ...answer, freeRounds: [{ ...answer.freeRounds[0], expiresAt: null }] };
    wallet.script.push({ status: 200, body: revealed });
    expect(await client.authenticate('token')).toEqual(answer);
    expect(wallet.calls[0]).toMatchObject({ path: '/studio/v1/authenticate', body: { token: 'token' } });
    const { rules, ...withoutRules } = revealed;
    wallet.script.push({ status: 200, body: withoutRules });
    const forbidden = Object.fromEntries(
      Object.keys(rules).map((rule) => [rule, rule === 'shortestCycleMs' ? null : false]),
    );
    expect((await client.authenticate('token')).rules).toEqual(forbidden);
  });

  it('refuses a token that the wallet does not know', async () => {
    wallet.script.push(refusal(404, 'UnknownSession'));
    await expect(client.authenticate('old')).rejects.toMatchObject({ type: 'UnknownSession' });
  });
});
