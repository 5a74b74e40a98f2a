import { money } from '@foyer/domain/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balance, KEY, refusal, startTestWallet, type TestWallet } from './testWallet.ts';
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
  it('is signed, says what it was given, and answers the balance', async () => {
    wallet.script.push(balance('99.00'));
    expect(await client.send(bet)).toEqual({ balance: money(9900n, 'EUR'), isHeld: false });
    expect(wallet.calls).toEqual([{ path: '/studio/v1/bet', body: bet.body, isSigned: true }]);
  });

  it('is sent again, as the same transaction and signed anew, when the line breaks or the wallet fails', async () => {
    wallet.script.push('hangUp', { status: 503, body: {} }, balance('99.00'));
    expect(await client.send(bet)).toEqual({ balance: money(9900n, 'EUR'), isHeld: false });
    expect(wallet.calls.map(({ body }) => body.transactionId)).toEqual(['t1', 't1', 't1']);
    expect(wallet.calls.every(({ isSigned }) => isSigned)).toBe(true);
    expect(pauses).toEqual([10, 40]);
  });

  it('is given up as silence after its tries: nobody knows what became of it', async () => {
    wallet.usual = () => ({ status: 500, body: {} });
    await expect(client.send(bet)).rejects.toThrow(WalletSilence);
    expect(wallet.calls).toHaveLength(4);
    expect(pauses).toEqual([10, 40, 90]);
  });

  it('is not sent again once it is refused', async () => {
    wallet.script.push(refusal(402, 'InsufficientFunds', ['balance']));
    await expect(client.send(bet)).rejects.toMatchObject({
      name: 'WalletRefusal',
      status: 402,
      type: 'InsufficientFunds',
      reasons: ['balance'],
    });
    expect(wallet.calls).toHaveLength(1);
  });

  it('takes a refusal without the agreed shape for a refusal all the same', async () => {
    wallet.script.push({ status: 418, body: { short: 'stout' } });
    await expect(client.send(bet)).rejects.toThrow(WalletRefusal);
  });

  it.each([
    { balance: 5, bonusBalance: '0', currency: 'EUR' },
    { balance: '5.00', bonusBalance: '0', currency: 'XXX' },
    { balance: '-5.00', bonusBalance: '0', currency: 'EUR' },
    null,
  ])('counts an answer it cannot read as silence, for the bet may have been taken: %j', async (body) => {
    wallet.script.push({ status: 200, body });
    await expect(client.send(bet)).rejects.toThrow(WalletSilence);
  });
});

describe('authenticate', () => {
  it('MONEY-09 tells a win that the operator checks from one that is paid', async () => {
    const { status, body } = balance('99.00');
    wallet.script.push({ status, body: Object.assign({ heldAmount: '5000.00' }, body) });
    expect(await client.send(bet)).toEqual({ balance: money(9900n, 'EUR'), isHeld: true });
  });

  it('answers the session behind a launch token, its open round and its free rounds', async () => {
    const answer = {
      sessionId: 's',
      playerId: 'p',
      game: 'fox-and-ember',
      currency: 'EUR',
      balance: '10.00',
      bonusBalance: '0.00',
      locale: 'en',
      openRound: { roundId: 'r', bets: [{ transactionId: 't', amount: '1.00' }] },
      freeRounds: [{ id: 'grant', stake: '0.20', left: 10 }],
    };
    const revealed = { ...answer, freeRounds: [{ ...answer.freeRounds[0], expiresAt: null }] };
    wallet.script.push({ status: 200, body: revealed });
    expect(await client.authenticate('token')).toEqual(answer);
    expect(wallet.calls[0]).toMatchObject({ path: '/studio/v1/authenticate', body: { token: 'token' } });
  });

  it('refuses a token the wallet does not know', async () => {
    wallet.script.push(refusal(404, 'UnknownSession'));
    await expect(client.authenticate('old')).rejects.toMatchObject({ type: 'UnknownSession' });
  });
});
