import { expectEqual, expectRefusal } from '../mismatch.ts';
import type { Checks } from './check.ts';

/** A win of this many stakes is above the maximum of any game. */
const ABOVE_ANY = 1_000_001;

export const heldWins: Checks = {
  'a win above the game’s maximum is accepted and held, and the balance does not change': async (studio) => {
    const bet = studio.body(1);
    const { balance } = await studio.move('bet', bet);
    const win = studio.body(ABOVE_ANY, bet.roundId);
    const held = await studio.move('win', win);
    expectEqual('heldAmount', held.heldAmount, win.amount);
    expectEqual('balance', held.balance, balance);
    expectEqual('the response to the repeated win', await studio.move('win', win), held);
    expectRefusal(await studio.call('win', { ...win, amount: studio.amount(1) }), 'TransactionConflict');
    await studio.move('endRound', studio.inRound(bet.roundId));
    expectEqual('balance in authenticate', (await studio.currentSession()).balance, balance);
  },
  'a bet may declare its maximum win: a win up to it is paid, a larger one is held': async (studio) => {
    const bet = { ...studio.body(1), largestWin: studio.amount(3) };
    const { balance } = await studio.move('bet', bet);
    const more = await studio.move('win', studio.body(4, bet.roundId));
    expectEqual('heldAmount', more.heldAmount, studio.amount(4));
    const exact = await studio.move('win', studio.body(3, bet.roundId));
    expectEqual('heldAmount of the exact win', exact.heldAmount, undefined);
    expectEqual('balance', exact.balance, studio.plus(balance, 3));
    for (const largestWin of ['0', '-1', '1e3', '99999999999999'])
      expectRefusal(await studio.call('bet', { ...studio.body(1), largestWin }), 'BadRequest', 'largestWin');
  },
};
