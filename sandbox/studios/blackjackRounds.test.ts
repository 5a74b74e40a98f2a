import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestStudio, type TestSession, type TestStudio } from './testing/testStudio.ts';
import { refusal, type TestWallet } from './testing/testWallet.ts';

const GAME = 'left-bank-blackjack';
/** Index of a rank in the first deck of the shoe; each further deck is offset by 52. */
const at = (rank: number, deck = 0): number => rank - 1 + deck * 52;
/**
 * Dealing order is player, dealer, player, dealer, then drawn cards: two eights against a six, with a queen
 * as hole card.
 */
const EIGHTS = [at(8), at(6), at(8, 1), at(12)];

let studio: TestStudio;
let wallet: TestWallet;
let ask: TestStudio['ask'];
let opened: TestSession;
let draws: number[];

beforeEach(async () => {
  draws = [];
  studio = await startTestStudio(() => opened, { random: () => draws.shift() ?? at(13, 2) });
  ({ wallet, ask } = studio);
});
afterEach(() => studio.stop());

async function open(sessionId: string, openRound: unknown = null) {
  opened = { game: GAME, sessionId, openRound };
  return (await ask('session', { mode: 'real', game: GAME, token: 'token' })).body;
}
async function deal(key: string, cards: readonly number[]) {
  draws = [...cards];
  return (await ask('deal', { stake: '10.00' }, key)).body.round;
}
const sent = (name: string) =>
  wallet.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
/** An open round as the wallet reports it, with these bets. */
const left = (roundId: string, ...bets: readonly string[]) => ({
  roundId,
  bets: bets.map((transactionId) => ({ transactionId, amount: '10.00' })),
});

describe('a blackjack round at the wallet', () => {
  it('has a separate bet for each stake, and is paid once and ended once', async () => {
    const { key } = await open('one');
    const { roundId } = await deal(key, [...EIGHTS, at(3), at(10), at(10, 1), at(13)]);
    await ask('split', {}, key);
    await ask('double', {}, key);
    const { round } = (await ask('stand', {}, key)).body;
    expect(round).toMatchObject({ stake: { amount: '30.00' }, win: { amount: '60.00' } });
    await Promise.all([ask('reveal', {}, key), ask('reveal', {}, key)]);
    expect(sent('bet').map(({ transactionId, amount }) => [transactionId, amount])).toEqual([
      [`${roundId}-bet`, '10.00'],
      [`${roundId}-bet-2`, '10.00'],
      [`${roundId}-bet-3`, '10.00'],
    ]);
    expect(sent('win')).toMatchObject([{ amount: '60.00' }]);
    expect(sent('endRound')).toHaveLength(1);
    expect(new Set(wallet.calls.slice(1).map(({ body }) => body.roundId))).toEqual(new Set([roundId]));
  });

  it('that is lost is ended without a win', async () => {
    const { key } = await open('one');
    await deal(key, [at(10), at(6), at(9), at(11), at(5)]);
    await ask('stand', {}, key);
    expect((await ask('reveal', {}, key)).body.isPaid).toBe(true);
    expect([sent('win'), sent('endRound').length]).toEqual([[], 1]);
  });

  it.each([
    ['the balance', refusal(402, 'InsufficientFunds'), 402, 'InsufficientFunds'],
    ['a limit', refusal(403, 'LimitReached', ['Loss', 'Day']), 403, 'LimitReached'],
    ['what a bonus allows', refusal(403, 'BonusMaxBet', [], { maxBet: '5.00' }), 403, 'BetTooHigh'],
    ['an exclusion', refusal(403, 'SessionEnded', ['Excluded']), 403, 'RoundRefused'],
  ] as const)(
    'a double that %s refuses costs nothing, and the hand is played and paid',
    async (_, answer, status, type) => {
      const { key } = await open('one');
      const before = await deal(key, [...EIGHTS, at(3), at(13)]);
      wallet.script.push(answer);
      expect(await ask('double', {}, key)).toMatchObject({ status, body: { error: { type } } });
      expect((await ask('standing', {}, key)).body.round).toEqual(before);
      await ask('hit', {}, key);
      const { round } = (await ask('stand', {}, key)).body;
      expect(round).toMatchObject({ stake: { amount: '10.00' }, win: { amount: '20.00' } });
      await ask('reveal', {}, key);
      expect(sent('win')).toMatchObject([{ amount: '20.00' }]);
      expect(sent('rollback')).toEqual([]);
    },
  );

  it('whose split bet got no response has only that bet rolled back and goes on', async () => {
    const { key } = await open('one');
    const before = await deal(key, [...EIGHTS, at(13)]);
    wallet.script.push(...Array<'hangUp'>(4).fill('hangUp'));
    expect(await ask('split', {}, key)).toMatchObject({ status: 503 });
    await expect.poll(() => sent('rollback').length).toBe(1);
    expect(sent('rollback')[0]?.rollsBack).toBe(`${before.roundId}-bet-2`);
    expect((await ask('standing', {}, key)).body.round).toEqual(before);
    await ask('stand', {}, key);
    await ask('reveal', {}, key);
    expect(sent('win')).toMatchObject([{ amount: '20.00' }]);
  });

  it('goes on unchanged on a reloaded page, and the old page is notified', async () => {
    const first = await open('one');
    await deal(first.key, [...EIGHTS, at(3), at(10)]);
    const { round } = (await ask('split', {}, first.key)).body;
    const second = await open('two', left(round.roundId, `${round.roundId}-bet`, `${round.roundId}-bet-2`));
    expect(second).toMatchObject({ isResumed: true, round });
    expect(await ask('hit', {}, first.key)).toMatchObject({
      status: 403,
      body: { error: { type: 'SessionEnded' } },
    });
    await ask('stand', {}, second.key);
    await ask('double', {}, second.key);
    expect(sent('bet').at(-1)).toMatchObject({ sessionId: 'two', roundId: round.roundId });
    expect(sent('rollback')).toEqual([]);
  });

  it('that the studio has lost is rolled back bet by bet', async () => {
    await open('one', left('forgotten', 'forgotten-bet', 'forgotten-bet-2'));
    expect(sent('rollback').map(({ rollsBack }) => rollsBack)).toEqual(['forgotten-bet', 'forgotten-bet-2']);
    expect(sent('win')).toEqual([]);
  });
});
