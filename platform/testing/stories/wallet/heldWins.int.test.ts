import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  GameHistoryPage,
  GameHistorySlice,
  LaunchGame,
  LaunchSportsbook,
  TransactionsPage,
  WinsBeingChecked,
} from '@foyer/contract/generated/operations.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { operate } from '../../../server/commands/operate.ts';
import { readHeldWins } from '../../../server/commands/heldWins/readHeldWins.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const KEYS = { sandbox: '0123456789abcdef', sportsbook: 'the key of the sportsbook' };
const EMAIL = 'anna@foyer.test';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await testApi({
    sportsbook: {
      url: 'https://book.example/page',
      apiOrigin: 'https://book.example',
      keys: [KEYS.sportsbook],
    },
  });
  bearer = await api.token();
});
afterAll(async () => {
  expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  await api.stop();
});

async function ask({ documentId }: { documentId: string }, variables: object = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${bearer}` },
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}

async function call(name: keyof typeof STUDIO_PATHS, body: object, studio: keyof typeof KEYS = 'sandbox') {
  const payload = Buffer.from(JSON.stringify(body));
  const at = String(api.clock.now().getTime());
  const url = STUDIO_PATHS[name];
  const signature = sign(KEYS[studio], at, url, payload).toString('hex');
  const headers = { 'x-studio': studio, 'x-timestamp': at, 'x-signature': signature };
  const response = await api.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

/** The player in a game of the catalogue, or at the sportsbook, with one bet placed. */
async function round(stake = '0.20', studio: keyof typeof KEYS = 'sandbox', more: object = {}) {
  const url =
    studio === 'sportsbook'
      ? (await ask(LaunchSportsbook)).launchSportsbook.url
      : (await ask(LaunchGame, { slug: 'raven-s-toll', mode: 'real' })).launchGame.url;
  const token = new URL(url).searchParams.get('token');
  const { sessionId } = (await call('authenticate', { token }, studio)).body;
  const roundId = randomUUID();
  const body = (amount: string) => ({
    sessionId,
    roundId,
    transactionId: randomUUID(),
    amount,
    currency: 'EUR',
  });
  // CLOCK-06: the clock advances by more than the shortest cycle of a slot, so that the bet is accepted.
  api.clock.advance(3 * SECOND);
  const bet = await call('bet', { ...body(stake), ...more }, studio);
  return { roundId, sessionId, balance: String(bet.body.balance), body };
}

const operator = (act: string, ...args: string[]) => operate(api, [act, 'northlight', EMAIL, ...args]);
const list = () => readHeldWins(api, ['northlight']);
const numberOf = async (transactionId: string) =>
  new RegExp(`held win (\\d+):[^\\n]*\\n  win ${transactionId} `).exec(await list())?.[1] ?? '';
const checked = async () => (await ask(WinsBeingChecked)).viewer.wallet.beingChecked;
const latestRound = async () => (await ask(GameHistorySlice, { first: 1 })).viewer.gameHistory.edges[0].node;

it('MONEY-09 a billion on a small stake is reported as held to studio, player, operators and metrics', async () => {
  const { body, balance } = await round();
  const win = body('1000000000.00');
  const { transactionId } = win;
  const held = { transactionId, balance, bonusBalance: '0.00', currency: 'EUR', heldAmount: '1000000000.00' };
  expect(await call('win', win)).toEqual({ status: 200, body: held });
  expect(await call('win', win)).toEqual({ status: 200, body: held });
  expect((await call('win', { ...win, amount: '1.00' })).body.error.type).toBe('TransactionConflict');

  expect(await checked()).toBe('1000000000.00');
  expect(await latestRound()).toMatchObject({ won: '0.00', beingChecked: '1000000000.00' });
  expect(await list()).toContain(`1000000000.00 EUR for ${EMAIL} in sandbox/raven-s-toll`);
  const metrics = () => api.api.metrics.metrics();
  expect(await metrics()).toContain('foyer_held_wins{state="waiting"} 1');

  const number = await numberOf(transactionId);
  await operator('reverse-win', number, 'Ada', 'the studio confirms a mistake');
  await operator('reverse-win', number, 'Ada', 'the studio confirms a mistake');
  await expect(operator('release-win', number, 'Bo', 'no')).rejects.toThrow('was decided already: Reversed');
  expect([await checked(), await list()]).toEqual([null, 'no win is held']);
  expect(await latestRound()).toMatchObject({ won: '0.00', beingChecked: null });
  expect(await metrics()).toContain('foyer_held_wins{state="held"} 1');
  expect(await metrics()).toContain('foyer_held_wins{state="waiting"} 0');
  expect(await call('win', win)).toEqual({ status: 200, body: held });
});

it('MONEY-09 operators list a held promotional win, which belongs to no round, and release it', async () => {
  const { wallet, signIn } = api.services;
  bearer = await api.token();
  const { playerId } = await signIn.authenticate(bearer, api.sites.defaultSite);
  const amount = money(2_500_00n, 'EUR');
  const prize = { studio: 'sandbox', transactionId: 'prize-1', terms: 'cup', amount, largest: 1_000_00n };
  await wallet.payPromotionalWin({ ...prize, largestDay: prize.largest, playerId });
  expect(await list()).toContain(`2500.00 EUR for ${EMAIL} in a promotion of sandbox\n`);
  expect(await list()).toContain('win prize-1 outside of any round; up to 1000.00 EUR is paid');
  expect(await checked()).toBe('2500.00');
  await operator('release-win', await numberOf('prize-1'), 'Ada', 'the studio confirms the prize');
  expect([await checked(), await list()]).toEqual([null, 'no win is held']);
});

it('MONEY-09 LIMIT-11 a game’s declared maximum win is paid immediately, to the last cent', async () => {
  const { body, balance } = await round();
  // Raven's Toll wins 10,084.5 stakes at most.
  const { status, body: answer } = await call('win', body('2016.90'));
  expect([status, answer.heldAmount]).toEqual([200, undefined]);
  expect(Number(answer.balance)).toBeCloseTo(Number(balance) + 2016.9, 2);
});

it('MONEY-09 a coupon above the win of its stated odds is held, also after its session', async () => {
  bearer = await api.token();
  const { body } = await round('10.00', 'sportsbook', { largestWin: '18.50' });
  // Another sign-in ends the session that the bet was made in.
  bearer = await api.token();
  const more = await call('win', body('18.51'), 'sportsbook');
  expect(more).toMatchObject({ status: 200, body: { heldAmount: '18.51' } });
  expect((await call('win', body('18.50'), 'sportsbook')).body.heldAmount).toBeUndefined();
  const silent = await round('10.00', 'sportsbook');
  expect((await call('win', silent.body('50000.01'), 'sportsbook')).body.heldAmount).toBe('50000.01');
  expect((await call('win', silent.body('50000.00'), 'sportsbook')).body.heldAmount).toBeUndefined();
});

it.each([
  '9223372036854775807',
  '92233720368547758.07',
  '92233720368547758.08',
  '999999999999999.99',
  '1000000000.01',
  '1e18',
  '-1.00',
  '0.00',
  'NaN',
])('MONEY-09 a win of %s is refused with its field', async (amount) => {
  const { body } = await round();
  const { status, body: answer } = await call('win', body(amount));
  expect([status, answer.error?.type, answer.error?.keys]).toEqual([400, 'BadRequest', { field: 'amount' }]);
});

it('MONEY-09 an operator decision needs a held win of the player, its number, a name and a reason', async () => {
  await expect(operator('release-win', 'all', 'Ada', 'why')).rejects.toThrow('is no number of a held win');
  await expect(operator('release-win', '987654', 'Ada', 'why')).rejects.toThrow('has no held win 987654');
  await expect(operator('reverse-win', '1', ' ', 'why')).rejects.toThrow('say who you are, and why');
});

it('a player reads what they owe after a win was taken back that the balance no longer held, until it is written off', async () => {
  const wallet = async () => {
    const [games, payments] = [
      await ask(GameHistoryPage),
      await ask(TransactionsPage, { type: 'Deposit', first: 1 }),
    ];
    expect(payments.viewer.wallet).toEqual(games.viewer.wallet);
    return games.viewer.wallet;
  };
  expect(await wallet()).toMatchObject({ owed: null, currency: 'EUR' });
  const { body } = await round();
  const win = body('2.00');
  const { balance } = (await call('win', win)).body;
  const staked = await round(balance);
  expect(staked.balance).toBe('0.00');
  const { amount: _amount, currency: _currency, ...back } = { ...body('2.00'), rollsBack: win.transactionId };
  expect((await call('rollback', back)).status).toBe(200);
  expect(await wallet()).toMatchObject({ owed: '2.00', currency: 'EUR' });
  await operator('write-off-debt', 'written-off', '2.00', 'Ada', 'an error of the game');
  expect(await wallet()).toMatchObject({ owed: null });
  await operator('correct', 'given-back', balance, 'Ada', 'for the other tests');
});

// This test is the last one, because the account stays closed.
it('MONEY-09 LIMIT-11 a held win is released to a player whose account was closed meanwhile', async () => {
  bearer = await api.token();
  const playerId = api.player(bearer);
  const { body, balance } = await round();
  const win = body('5000.00');
  await call('win', win);
  await operator('close-account', 'MultipleAccounts', 'Ada', 'a test');
  await operator('release-win', await numberOf(win.transactionId), 'Ada', 'checked with the studio');
  const state = await api.services.wallet.state(api.database.query, playerId);
  expect(Number(state.balance.minor)).toBe(Math.round(Number(balance) * 100) + 5000_00);
});
