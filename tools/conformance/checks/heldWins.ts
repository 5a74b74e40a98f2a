import { refused, same } from '../mismatch.ts';
import type { Checks } from './check.ts';

/** More stakes than any game may declare as its largest win. */
const ABOVE_ANY = 1_000_001;

export const heldWins: Checks = {
  'a win above the largest of its game is taken and held, without a movement of the balance': async (
    studio,
  ) => {
    const bet = studio.of(1);
    const { balance } = await studio.move('bet', bet);
    const win = studio.of(ABOVE_ANY, bet.roundId);
    const held = await studio.move('win', win);
    same('heldAmount', held.heldAmount, win.amount);
    same('balance', held.balance, balance);
    same('the answer to the same win again', await studio.move('win', win), held);
    refused(await studio.call('win', { ...win, amount: studio.amount(1) }), 'TransactionConflict');
    await studio.move('endRound', studio.inRound(bet.roundId));
    same('balance told by authenticate', (await studio.told()).balance, balance);
  },
  'a bet may say the most it can win: as much is paid at once, and more is held': async (studio) => {
    const bet = { ...studio.of(1), largestWin: studio.amount(3) };
    const { balance } = await studio.move('bet', bet);
    const more = await studio.move('win', studio.of(4, bet.roundId));
    same('heldAmount', more.heldAmount, studio.amount(4));
    const exact = await studio.move('win', studio.of(3, bet.roundId));
    same('heldAmount of the exact win', exact.heldAmount, undefined);
    same('balance', exact.balance, studio.after(balance, 3));
    for (const largestWin of ['0', '-1', '1e3', '99999999999999'])
      refused(await studio.call('bet', { ...studio.of(1), largestWin }), 'BadRequest', 'largestWin');
  },
};
