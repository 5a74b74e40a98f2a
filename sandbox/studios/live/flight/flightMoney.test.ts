import { money } from '@foyer/domain/money.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { timeOf } from '../../maths/crash/flight.ts';
import { realWallet } from '../../play/realWallet.ts';
import { testFlights } from '../../testing/testFlights.ts';
import { KEY, refusal, startTestWallet, type TestWallet } from '../../testing/testWallet.ts';
import { memoryFreeWins } from '../../wallet/freeWins.ts';
import { memoryJournal } from '../../wallet/journal.ts';
import { createSettlements } from '../../wallet/settlements.ts';
import { createWalletClient } from '../../wallet/walletClient.ts';

type Game = Awaited<ReturnType<typeof testFlights>>;
let game: Game;
let wallet: TestWallet;
let journal: ReturnType<typeof memoryJournal>;
let settlements: ReturnType<typeof createSettlements>;
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

const connect = () => {
  const client = createWalletClient({ platformUrl: wallet.url, key: KEY, now: Date.now, pause: soon });
  settlements = createSettlements({ client, journal, pause: soon, log: () => {} });
  return client;
};
beforeEach(async () => {
  game = await testFlights();
  wallet = await startTestWallet();
  journal = memoryJournal();
});
afterEach(() => wallet.stop());

const sit = (patience: () => Promise<void> = () => new Promise(() => {})) => {
  const deps = { sessionId: 'session', balance: money(10_000n, 'EUR'), freeWins: memoryFreeWins(), patience };
  const client = connect();
  return game.sit('anna', realWallet({ ...deps, client, settlements }));
};
const sent = (name: string) =>
  wallet.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
/** The studio stops and starts again with the same journal. */
const restart = async () => {
  await settlements.stop();
  connect();
  await settlements.resume();
};

it('each bet is a round with ids of its own, and each win is paid in its round while the flight goes on', async () => {
  const anna = sit();
  await game.bet(anna, { target: 150 });
  const { own } = await game.bet(anna, { slot: 1, stake: '5.00' });
  const [first, second] = own.map(({ roundId }) => roundId);
  await game.fly(timeOf(game.room.model, 150) + 10);
  await expect.poll(() => sent('endRound').length).toBe(1);
  expect(game.room.flight.phase).toBe('flying');
  await game.pass(timeOf(game.room.model, 200) - timeOf(game.room.model, 150) - 10);
  await game.make(anna, 'cashOut', { roundId: second });
  await expect.poll(() => sent('endRound').length).toBe(2);
  expect(sent('bet')).toMatchObject([
    { roundId: first, transactionId: `${first}-bet`, amount: '1.00' },
    { roundId: second, transactionId: `${second}-bet`, amount: '5.00' },
  ]);
  expect(sent('win')).toMatchObject([
    { roundId: first, transactionId: `${first}-win`, amount: '1.50' },
    { roundId: second, transactionId: `${second}-win`, amount: '10.00' },
  ]);
  expect(await journal.all()).toEqual([]);
});

it('a lost bet ends its round without a win', async () => {
  await game.bet(sit());
  await game.fly(60_000);
  await expect.poll(() => sent('endRound').length).toBe(1);
  expect(sent('win')).toEqual([]);
});

it('a cancelled bet is rolled back once', async () => {
  const anna = sit();
  const roundId = (await game.bet(anna)).own[0]?.roundId ?? '';
  const cancel = () => game.make(anna, 'cancel', { roundId });
  await Promise.all([cancel(), cancel()]);
  expect(sent('rollback')).toMatchObject([{ roundId, rollsBack: `${roundId}-bet` }]);
  await game.fly(60_000);
  expect([sent('win'), sent('endRound')]).toEqual([[], []]);
});

it('a stake without an answer is rolled back and does not fly', async () => {
  const anna = sit();
  wallet.script.push(...Array<'hangUp'>(4).fill('hangUp'));
  await expect(game.bet(anna)).rejects.toMatchObject({ type: 'ConnectionLost' });
  await expect.poll(() => sent('rollback').length).toBe(1);
  expect(game.room.betsOf('anna')).toEqual([]);
});

it.each([
  ['RealityCheckDue', 403, 'RealityCheckDue'],
  ['LimitReached', 403, 'LimitReached'],
  ['InsufficientFunds', 402, 'InsufficientFunds'],
])(
  'a bet that the wallet refuses with %s does not fly, and its key may be used again',
  async (type, status) => {
    const anna = sit();
    const key = crypto.randomUUID();
    wallet.script.push(refusal(status, type));
    await expect(game.bet(anna, { key })).rejects.toMatchObject({ type });
    expect(game.room.betsOf('anna')).toEqual([]);
    expect((await game.bet(anna, { key })).own).toHaveLength(1);
  },
);

it('a win that the wallet does not confirm is paid later, once', async () => {
  const anna = sit(() => Promise.resolve());
  wallet.usual = (path) =>
    path.endsWith('/win')
      ? { status: 503, body: {} }
      : { status: 200, body: { balance: '99.00', bonusBalance: '0.00', currency: 'EUR' } };
  const usual = wallet.usual;
  await game.bet(anna, { target: 150 });
  await game.fly(timeOf(game.room.model, 150) + 10);
  const state = await game.make(anna, 'standing', {});
  expect(state.own).toMatchObject([{ isOver: true, at: 150, isPaid: false }]);
  wallet.usual = (path, body) => usual(path.replace('/win', '/bet'), body);
  await expect.poll(() => sent('endRound').length).toBe(1);
  await game.pass(60_000);
  await expect.poll(() => game.room.betsOf('anna').every(({ isPaid }) => isPaid)).toBe(true);
  expect(new Set(sent('win').map(({ transactionId }) => transactionId)).size).toBe(1);
});

it('a studio that stops in a flight pays the target that the flight reaches, and gives other bets back', async () => {
  const anna = sit();
  await game.bet(anna, { target: 250 });
  await game.bet(anna, { slot: 1 });
  await game.fly(1000);
  const [reached, open] = game.room.betsOf('anna').map(({ roundId }) => roundId);
  await restart();
  await expect.poll(() => sent('win')).toMatchObject([{ roundId: reached, amount: '2.50' }]);
  await expect.poll(() => sent('rollback')).toMatchObject([{ roundId: open, rollsBack: `${open}-bet` }]);
  await expect.poll(() => journal.all()).toEqual([]);
});

it('a studio that stops before the flight gives the bets back', async () => {
  const anna = sit();
  await game.bet(anna, { target: 101 });
  await restart();
  await expect.poll(() => sent('rollback').length).toBe(1);
  expect(sent('win')).toEqual([]);
});

it('a cash-out replaces the target that was secured for the case that the studio stops', async () => {
  const anna = sit();
  await game.bet(anna, { target: 250 });
  await game.fly(timeOf(game.room.model, 150));
  const [{ roundId } = { roundId: '' }] = game.room.betsOf('anna');
  await game.make(anna, 'cashOut', { roundId });
  await expect.poll(() => sent('win')).toMatchObject([{ amount: '1.50' }]);
  await game.pass(60_000);
  await expect.poll(() => journal.all()).toEqual([]);
  await restart();
  expect(sent('win')).toHaveLength(1);
});
