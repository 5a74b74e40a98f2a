import { expectEqual, expectRefusal, Skipped } from '../mismatch.ts';
import type { Checks } from './check.ts';

/** These checks run last, because afterwards the session of the run accepts no bets. */
export const secondLaunch: Checks = {
  'a game opened again gets the open round; the previous session accepts wins and refuses bets': async (
    studio,
  ) => {
    const { reopenGame } = studio.target;
    if (!reopenGame) throw new Skipped('the game is not opened a second time by this command');
    const bet = studio.body(1);
    const { roundId, transactionId } = bet;
    const { balance } = await studio.move('bet', bet);
    const session = await studio.currentSession(await reopenGame());
    expectEqual('the open round', session.openRound?.roundId, roundId);
    expectRefusal(await studio.call('bet', studio.body(1, roundId)), 'SessionEnded');
    const won = await studio.move('win', studio.body(2, roundId));
    expectEqual('balance after a win', won.balance, studio.plus(balance, 2));
    const back = await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: transactionId });
    expectEqual('balance after a rollback', back.balance, studio.plus(balance, 3));
    await studio.move('endRound', studio.inRound(roundId));
  },
};
