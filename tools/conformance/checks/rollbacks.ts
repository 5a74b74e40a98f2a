import { refused, same } from '../mismatch.ts';
import type { Checks } from './check.ts';

export const rollbacks: Checks = {
  'a rollback gives the stake back, once, whatever its id': async (studio) => {
    const bet = studio.of(3);
    const { balance: staked } = await studio.move('bet', bet);
    const back = { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId };
    const first = await studio.move('rollback', back);
    same('balance', first.balance, studio.after(staked, 3));
    same('the answer to the same again', await studio.move('rollback', back), first);
    const other = await studio.move('rollback', { ...back, ...studio.inRound(bet.roundId) });
    same('balance after another rollback of it', other.balance, first.balance);
  },
  'the answer to a bet stays what it was after its rollback': async (studio) => {
    const bet = studio.of(1);
    const answer = await studio.move('bet', bet);
    await studio.move('rollback', { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId });
    same('the answer', await studio.move('bet', bet), answer);
  },
  'a rollback before its bet is remembered, and the bet refused': async (studio) => {
    const bet = studio.of(1);
    const before = (await studio.told()).balance;
    const back = { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId };
    same('balance', (await studio.move('rollback', back)).balance, before);
    refused(await studio.call('bet', bet), 'BetRolledBack');
  },
  'a rollback of itself is refused': async (studio) => {
    const back = studio.inRound();
    refused(
      await studio.call('rollback', { ...back, rollsBack: back.transactionId }),
      'BadRequest',
      'rollsBack',
    );
  },
  'a rollback of a bet in another round, or of what is no bet, is refused': async (studio) => {
    const bet = studio.of(1);
    await studio.move('bet', bet);
    const { roundId, transactionId } = bet;
    refused(
      await studio.call('rollback', { ...studio.inRound(), rollsBack: transactionId }),
      'TransactionConflict',
    );
    const won = studio.of(1, roundId);
    await studio.move('win', won);
    const back = { ...studio.inRound(roundId), rollsBack: won.transactionId };
    refused(await studio.call('rollback', back), 'TransactionConflict');
  },
};
