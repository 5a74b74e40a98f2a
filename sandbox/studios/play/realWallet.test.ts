import { money, type Money } from '@foyer/domain/money.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryFreeWins } from '../wallet/freeWins.ts';
import { memoryJournal, type Journal } from '../wallet/journal.ts';
import { createSettlements, type Settlements } from '../wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import { NO_PLAY_RULES, type WalletCall } from '../wallet/wire.ts';
import type { GameWallet, WalletSession } from './gameWallet.ts';
import { realWallet } from './realWallet.ts';

const euro = (minor: number) => money(BigInt(minor), 'EUR');

const session = (
  sessionId: string,
  balance: Money,
  freeRounds: WalletSession['freeRounds'],
): WalletSession => ({ sessionId, balance, freeRounds, rules: NO_PLAY_RULES });

let sent: WalletCall[];
let requests: number;
let responses: (Money | Error | Promise<Money>)[];
let journal: ReturnType<typeof memoryJournal>;
/** How many further changes of the journal succeed. */
let journalLasts: number;
let logged: string[];
let settlements: Settlements;
let wallet: GameWallet;
let pause: () => Promise<void>;
beforeEach(() => {
  sent = [];
  requests = 0;
  pause = () => Promise.resolve();
  responses = [];
  const client: WalletClient = {
    authenticate: () => Promise.reject(new Error('not in these tests')),
    async balance() {
      const request = (requests += 1);
      const answer = await (responses.shift() ?? euro(900));
      if (answer instanceof Error) throw answer;
      return { balance: answer, isHeld: false, request };
    },
    async send(call) {
      sent.push(call);
      const request = (requests += 1);
      const answer = await (responses.shift() ?? euro(900));
      if (answer instanceof Error) throw answer;
      // The operator checks a win of 5,000.00.
      return { balance: answer, isHeld: call.name === 'win' && call.body.amount === '5000.00', request };
    },
  };
  journal = memoryJournal();
  journalLasts = Infinity;
  logged = [];
  const change = async <Of>(apply: (of: Of) => Promise<void>, of: Of): Promise<void> => {
    journalLasts -= 1;
    if (journalLasts < 0) throw new Error('the disk does not answer');
    await apply(of);
  };
  const mortal: Journal = {
    ...journal,
    write: (round) => change(journal.write, round),
    forget: (roundId) => change(journal.forget, roundId),
  };
  const log = (line: string): void => void logged.push(line);
  settlements = createSettlements({ client, journal: mortal, pause: () => pause(), log });
  const patience = (): Promise<void> => new Promise(() => {});
  const freeWins = memoryFreeWins();
  wallet = realWallet({ sessionId: 's', balance: euro(1000), client, settlements, freeWins, patience });
});

const names = () => sent.map(({ name, body }) => `${name} ${body.transactionId}`);
const owedBack = async () =>
  (await journal.all()).flatMap(({ calls }) =>
    calls.flatMap((call) => (call.name === 'rollback' ? [call.body.rollsBack] : [])),
  );

describe('a balance that has changed outside of the game', () => {
  it('is that of the wallet, and stays without an answer', async () => {
    responses = [euro(3000), new WalletSilence('away'), new WalletRefusal(404, 'UnknownSession', [])];
    for (let refresh = 0; refresh < 3; refresh += 1) {
      await wallet.refresh();
      expect(wallet.balance()).toEqual(euro(3000));
    }
  });

  it('does not replace that of a later bet', async () => {
    let answer: (balance: Money) => void = () => {};
    responses = [new Promise<Money>((done) => (answer = done)), euro(2900)];
    const refreshed = wallet.refresh();
    await wallet.stake('r', euro(100));
    answer(euro(3000));
    await refreshed;
    expect(wallet.balance()).toEqual(euro(2900));
  });
});

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
    await wallet.moveTo(session('later', euro(700), []));
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

describe('when the journal fails after a bet was sent', () => {
  it('a bet without a response is rolled back, and its rollback stays in the journal', async () => {
    journalLasts = 1;
    responses = [new WalletSilence('away')];
    await expect(wallet.stake('r', euro(100))).rejects.toMatchObject({ type: 'ConnectionLost' });
    await settlements.send('r-bet');
    expect(names()).toEqual(['bet r-bet', 'rollback r-bet-rollback']);
    expect(await owedBack()).toEqual(['r-bet']);
    expect(logged.join()).toContain('the disk does not answer');
  });

  it('a further bet without a response is rolled back, and the earlier ones stay to be rolled back', async () => {
    await wallet.stake('r', euro(100));
    journalLasts = 2;
    responses = [new WalletSilence('away')];
    await expect(wallet.stake('r', euro(100))).rejects.toMatchObject({ type: 'ConnectionLost' });
    await settlements.send('r-bet-2');
    expect(names().slice(2)).toEqual(['rollback r-bet-2-rollback']);
    expect(await owedBack()).toEqual(expect.arrayContaining(['r-bet', 'r-bet-2']));
  });

  it('a refused bet is refused with its own reason', async () => {
    journalLasts = 1;
    responses = [new WalletRefusal(402, 'InsufficientFunds', [])];
    await expect(wallet.stake('r', euro(100))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(logged.join()).toContain('the disk does not answer');
  });

  it('a refused free round is offered no more', async () => {
    await wallet.moveTo(session('s', euro(1000), [{ id: 'grant', stake: euro(20), left: 3 }]));
    journalLasts = 1;
    responses = [new WalletRefusal(409, 'FreeRoundsOver', [])];
    await expect(wallet.stake('r', euro(20), 'grant')).rejects.toMatchObject({ type: 'FreeRoundsRefused' });
    expect(wallet.freeRounds().map(({ left }) => left)).toEqual([0]);
  });
});

describe('two rounds at the same time', () => {
  it('show the balance of the later call, whichever response arrives last', async () => {
    let answer = (_balance: Money): void => {};
    responses = [new Promise((done) => (answer = done)), euro(800)];
    const first = wallet.stake('a', euro(100));
    await expect.poll(() => sent.length).toBe(1);
    await wallet.stake('b', euro(100));
    answer(euro(900));
    await first;
    expect(wallet.balance()).toEqual(euro(800));
  });

  it('show a win that the wallet confirms only after a later bet', async () => {
    let goOn = (): void => {};
    pause = () => new Promise((done) => (goOn = done));
    await wallet.stake('a', euro(100));
    await wallet.owe('a', euro(400));
    responses = [new WalletSilence('away'), euro(800), euro(1200), euro(1200)];
    const paying = wallet.settle('a');
    await expect.poll(() => sent.length).toBe(2);
    await wallet.stake('b', euro(100));
    goOn();
    await paying;
    expect(wallet.balance()).toEqual(euro(1200));
  });

  it('MONEY-09 are both reported when the operator checks both wins', async () => {
    for (const round of ['a', 'b']) await wallet.stake(round, euro(100));
    for (const round of ['a', 'b']) await wallet.owe(round, euro(500_000));
    for (const round of ['a', 'b']) await wallet.settle(round);
    expect(['a', 'b', 'c'].map((round) => wallet.isHeld(round))).toEqual([true, true, false]);
  });
});

describe('a free round', () => {
  const GRANT = { id: 'grant', stake: euro(20), left: 3 };
  const left = () => wallet.freeRounds().map((grant) => grant.left);
  const won = () => wallet.freeRounds().map((grant) => grant.won.minor);
  beforeEach(() => wallet.moveTo(session('s', euro(1000), [GRANT])));

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
    await wallet.moveTo(session('s', euro(1000), [GRANT, { id: 'other', stake: euro(100), left: 1 }]));
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
    await wallet.moveTo(session('later', euro(900), [{ ...GRANT, left: 2 }]));
    expect([left(), won()]).toEqual([[2], [50n]]);
    await wallet.moveTo(session('latest', euro(900), []));
    expect([left(), won()]).toEqual([[0], [50n]]);
  });
});
