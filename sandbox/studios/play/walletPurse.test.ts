import { money, type Money } from '@foyer/vocabulary/money.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryJournal } from '../wallet/journal.ts';
import { createSettlements, type Settlements } from '../wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { WalletCall } from '../wallet/wire.ts';
import type { Purse } from './purse.ts';
import { walletPurse } from './walletPurse.ts';

const euro = (minor: number) => money(BigInt(minor), 'EUR');

let sent: WalletCall[];
let answers: (Money | Error)[];
let journal: ReturnType<typeof memoryJournal>;
let settlements: Settlements;
let purse: Purse;
beforeEach(() => {
  sent = [];
  answers = [];
  const client: WalletClient = {
    authenticate: () => Promise.reject(new Error('not in these tests')),
    async send(call) {
      sent.push(call);
      const answer = answers.shift() ?? euro(900);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  journal = memoryJournal();
  settlements = createSettlements({ client, journal, pause: () => Promise.resolve(), log: () => {} });
  const patience = (): Promise<void> => new Promise(() => {});
  purse = walletPurse({ sessionId: 's', balance: euro(1000), client, settlements, patience });
});

const names = () => sent.map(({ name, body }) => `${name} ${body.transactionId}`);
const owedBack = async () =>
  (await journal.all()).flatMap(({ calls }) =>
    calls.flatMap((call) => (call.name === 'rollback' ? [call.body.rollsBack] : [])),
  );

describe('a round of several bets', () => {
  it('gives each a transaction of its own, and would give all of them back if the studio stopped', async () => {
    await purse.stake('r', euro(100));
    await purse.stake('r', euro(100));
    expect(names()).toEqual(['bet r-bet', 'bet r-bet-2']);
    expect(await owedBack()).toEqual(['r-bet', 'r-bet-2']);
    expect(purse.balance()).toEqual(euro(900));
  });

  it('owes nothing back once its result is written down', async () => {
    await purse.stake('r', euro(100));
    await purse.stake('r', euro(100));
    await purse.owe('r', euro(400));
    expect(await owedBack()).toEqual([]);
    answers = [euro(1200), euro(1200)];
    expect(await purse.settle('r')).toBe(true);
    expect(names().slice(2)).toEqual(['win r-win', 'endRound r-endRound']);
    expect(purse.balance()).toEqual(euro(1200));
  });

  it('a further bet that is refused leaves the earlier ones standing', async () => {
    await purse.stake('r', euro(100));
    answers = [new WalletRefusal(402, 'InsufficientFunds', [])];
    await expect(purse.stake('r', euro(100))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await owedBack()).toEqual(['r-bet']);
  });

  it('a further bet whose answer never came is rolled back alone, and the next one has another name', async () => {
    await purse.stake('r', euro(100));
    answers = [new WalletSilence('away')];
    await expect(purse.stake('r', euro(100))).rejects.toMatchObject({ type: 'ConnectionLost' });
    await settlements.send('r-bet-2');
    expect(sent.at(-1)).toMatchObject({ name: 'rollback', body: { rollsBack: 'r-bet-2', roundId: 'r' } });
    expect(await owedBack()).toEqual(['r-bet']);
    await purse.stake('r', euro(100));
    expect(names().at(-1)).toBe('bet r-bet-3');
  });

  it('a first bet that is refused owes nothing', async () => {
    answers = [new WalletRefusal(402, 'InsufficientFunds', [])];
    await expect(purse.stake('r', euro(100))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await journal.all()).toEqual([]);
  });

  it('goes on in the session that the player came back with', async () => {
    await purse.stake('r', euro(100));
    purse.moveTo('later', euro(700));
    expect(purse.balance()).toEqual(euro(700));
    await purse.stake('r', euro(100));
    expect(sent.map(({ body }) => body.sessionId)).toEqual(['s', 'later']);
  });

  it('that nobody knows any more is given back', async () => {
    await purse.giveBack('r', ['r-bet', 'r-bet-2']);
    expect(sent.map((call) => call.name === 'rollback' && call.body.rollsBack)).toEqual(['r-bet', 'r-bet-2']);
    expect(await journal.all()).toEqual([]);
  });
});
