import { refused, same, Skipped } from '../mismatch.ts';
import type { Checks } from './check.ts';

/** Last of all: the session of the run takes no bets after it. */
export const elsewhere: Checks = {
  'a game that is opened elsewhere is told of the open round, and its former session pays and takes no bets':
    async (studio) => {
      const { openElsewhere } = studio.target;
      if (!openElsewhere) throw new Skipped('the game is not opened a second time by this command');
      const bet = studio.of(1);
      const { roundId, transactionId } = bet;
      const { balance } = await studio.move('bet', bet);
      const told = await studio.told(await openElsewhere());
      same('the open round', told.openRound?.roundId, roundId);
      refused(await studio.call('bet', studio.of(1, roundId)), 'SessionEnded');
      const won = await studio.move('win', studio.of(2, roundId));
      same('balance after a win', won.balance, studio.after(balance, 2));
      const back = await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: transactionId });
      same('balance after a rollback', back.balance, studio.after(balance, 3));
      await studio.move('endRound', studio.inRound(roundId));
    },
};
