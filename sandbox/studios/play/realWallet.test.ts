import { money, type Money } from '@foyer/domain/money.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryFreeWins } from '../wallet/freeWins.ts';
import { memoryJournal } from '../wallet/journal.ts';
import { createSettlements, type Settlements } from '../wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { WalletCall } from '../wallet/wire.ts';
import type { GameWallet } from './gameWallet.ts';
import { realWallet } from './realWallet.ts';

const euro = (minor: number) => money(BigInt(minor), 'EUR');

let sent: WalletCall[];
let responses: (Money | Error)[];
let journal: ReturnType<typeof memoryJournal>;
let settlements: Settlements;
let wallet: GameWallet;
let pause: () => Promise<void>;
beforeEach(() => {
  sent = [];
  pause = () => Promise.resolve();
  responses = [];
  const client: WalletClient = {
    authenticate: () => Promise.reject(new Error('not in these tests')),
    async send(call) {
      sent.push(call);
      const answer = responses.shift() ?? euro(900);
      if (answer instanceof Error) throw answer;
      // The operator checks a win of 5,000.00.
      return { balance: answer, isHeld: call.name === 'win' && call.body.amount === '5000.00' };
    },
  };
  journal = memoryJournal();
  settlements = createSettlements({ client, journal, pause: () => pause(), log: () => {} });
  const patience = (): Promise<void> => new Promise(() => {});
  const freeWins = memoryFreeWins();
  wallet = realWallet({ sessionId: 's', balance: euro(1000), client, settlements, freeWins, patience });
});

const names = () => sent.map(({ name, body }) => `${name} ${body.transactionId}`);
const owedBack = async () =>
  (await journal.all()).flatMap(({ calls }) =>
    calls.flatMap((call) => (call.name === 'rollback' ? [call.body.rollsBack] : [])),
  );

describe('a round of several bets', () => {
  it('has a transaction id per bet, and all bets would be rolled back if the studio stopped', async () => {
    await wallet.stake('r', euro(100));
    await wallet.stake('r', euro(100));
    expect(names()).toEqual(['bet r-bet', 'bet r-bet-2']);
    expect(await owedBack()).toEqual(['r-bet', 'r-bet-2']);
    expect(wallet.balance()).toEqual(euro(900));
  });

  it('has no pending rollback once its result is in the journal', async () => {
    await wallet.stake('r', euro(100));
    await wallet.stake('r', euro(100));
    await wallet.owe('r', euro(400));
    expect(await owedBack()).toEqual([]);
    responses = [euro(1200), euro(1200)];
    expect(await wallet.settle('r')).toBe(true);
    expect(names().slice(2)).toEqual(['win r-win', 'endRound r-endRound']);
    expect(wallet.balance()).toEqual(euro(1200));
  });

  it('MONEY-09 reports that the operator checks its win, and no win of another round', async () => {
    await wallet.stake('r', euro(100));
    await wallet.owe('r', euro(500_000));
    expect(await wallet.settle('r')).toBe(true);
    expect([wallet.isHeld('r'), wallet.balance()]).toEqual([true, euro(900)]);
    await wallet.stake('next', euro(100));
    await wallet.owe('next', euro(400));
    await wallet.settle('next');
    expect(wallet.isHeld('next')).toBe(false);
  });

  it('keeps its earlier bets when a further bet is refused', async () => {
    await wallet.stake('r', euro(100));
    responses = [new WalletRefusal(402, 'InsufficientFunds', [])];
    await expect(wallet.stake('r', euro(100))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await owedBack()).toEqual(['r-bet']);
  });

  it('rolls back only a further bet without a response, and the next bet has another id', async () => {
    await wallet.stake('r', euro(100));
    responses = [new WalletSilence('away')];
    await expect(wallet.stake('r', euro(100))).rejects.toMatchObject({ type: 'ConnectionLost' });
    await settlements.send('r-bet-2');
    expect(sent.at(-1)).toMatchObject({ name: 'rollback', body: { rollsBack: 'r-bet-2', roundId: 'r' } });
    expect(await owedBack()).toEqual(['r-bet']);
    await wallet.stake('r', euro(100));
    expect(names().at(-1)).toBe('bet r-bet-3');
  });

  it('has no pending calls when its first bet is refused', async () => {
    responses = [new WalletRefusal(402, 'InsufficientFunds', [])];
    await expect(wallet.stake('r', euro(100))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await journal.all()).toEqual([]);
  });

  it('goes on in the session with which the player returned', async () => {
    await wallet.stake('r', euro(100));
    await wallet.moveTo('later', euro(700), []);
    expect(wallet.balance()).toEqual(euro(700));
    await wallet.stake('r', euro(100));
    expect(sent.map(({ body }) => body.sessionId)).toEqual(['s', 'later']);
  });

  it('is rolled back when no table knows it', async () => {
    await wallet.giveBack('r', ['r-bet', 'r-bet-2']);
    expect(sent.map((call) => call.name === 'rollback' && call.body.rollsBack)).toEqual(['r-bet', 'r-bet-2']);
    expect(await journal.all()).toEqual([]);
  });
});

describe('a free round', () => {
  const GRANT = { id: 'grant', stake: euro(20), left: 3 };
  const left = () => wallet.freeRounds().map((grant) => grant.left);
  const won = () => wallet.freeRounds().map((grant) => grant.won.minor);
  beforeEach(() => wallet.moveTo('s', euro(1000), [GRANT]));

  it('has its grant only in the bet, and counts down with its win', async () => {
    await wallet.stake('r', euro(20), 'grant');
    expect(sent.map(({ body }) => 'freeRounds' in body && body.freeRounds)).toEqual(['grant']);
    expect(left()).toEqual([2]);
    await wallet.owe('r', euro(50));
    await wallet.settle('r');
    expect(sent.slice(1).every(({ body }) => !('freeRounds' in body))).toBe(true);
    expect(won()).toEqual([50n]);
    await wallet.stake('own', euro(100));
    await wallet.owe('own', euro(700));
    expect([left(), won()]).toEqual([[2], [50n]]);
  });

  it('counts rounds and wins separately for each grant', async () => {
    await wallet.moveTo('s', euro(1000), [GRANT, { id: 'other', stake: euro(100), left: 1 }]);
    await wallet.stake('r', euro(100), 'other');
    await wallet.owe('r', euro(30));
    expect([left(), won()]).toEqual([
      [3, 0],
      [0n, 30n],
    ]);
  });

  it.each(['UnknownFreeRounds', 'FreeRoundsOver', 'FreeStakeDiffers'])(
    'refused as %s owes nothing, and is offered no more',
    async (type) => {
      responses = [new WalletRefusal(409, type, [])];
      await expect(wallet.stake('r', euro(20), 'grant')).rejects.toMatchObject({
        type: 'FreeRoundsRefused',
        reasons: [type],
      });
      expect([await journal.all(), left()]).toEqual([[], [0]]);
    },
  );

  it('that is refused for another reason can still be played', async () => {
    responses = [new WalletRefusal(403, 'RealityCheckDue', [])];
    await expect(wallet.stake('r', euro(20), 'grant')).rejects.toMatchObject({ type: 'RealityCheckDue' });
    expect(left()).toEqual([3]);
  });

  it('CLOCK-06 of a round that begins too soon is refused and stays to be played', async () => {
    responses = [new WalletRefusal(403, 'RoundTooSoon', [], { mayStartAt: '2026-01-01T00:00:00.000Z' })];
    await expect(wallet.stake('r', euro(20), 'grant')).rejects.toMatchObject({ type: 'TooSoon' });
    expect([await journal.all(), left()]).toEqual([[], [3]]);
  });

  it('without a response is rolled back before another one is staked', async () => {
    responses = [new WalletSilence('away'), new WalletSilence('away')];
    let goOn = (): void => {};
    pause = () => new Promise((done) => (goOn = done));
    await expect(wallet.stake('r', euro(20), 'grant')).rejects.toMatchObject({ type: 'ConnectionLost' });
    await expect(wallet.stake('next', euro(20), 'grant')).rejects.toMatchObject({ type: 'ConnectionLost' });
    expect(names().filter((name) => name.startsWith('bet'))).toEqual(['bet r-bet']);
    goOn();
    await settlements.send('r-bet');
    expect(left()).toEqual([3]);
    await wallet.stake('next', euro(20), 'grant');
    expect(left()).toEqual([2]);
  });

  it('is counted by the wallet when the game opens again; a missing grant has ended', async () => {
    await wallet.stake('r', euro(20), 'grant');
    await wallet.owe('r', euro(50));
    await wallet.moveTo('later', euro(900), [{ ...GRANT, left: 2 }]);
    expect([left(), won()]).toEqual([[2], [50n]]);
    await wallet.moveTo('latest', euro(900), []);
    expect([left(), won()]).toEqual([[0], [50n]]);
  });
});
