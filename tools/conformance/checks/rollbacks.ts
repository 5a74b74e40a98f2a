import { expectEqual, expectRefusal } from '../mismatch.ts';
import type { Checks } from './check.ts';

export const rollbacks: Checks = {
  'a bet is rolled back once, even by rollbacks with different ids': async (studio) => {
    const bet = studio.body(3);
    const { balance: staked } = await studio.move('bet', bet);
    const back = { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId };
    const first = await studio.move('rollback', back);
    expectEqual('balance', first.balance, studio.plus(staked, 3));
    expectEqual('the response to the repeated rollback', await studio.move('rollback', back), first);
    const other = await studio.move('rollback', { ...back, ...studio.inRound(bet.roundId) });
    expectEqual('balance after another rollback of it', other.balance, first.balance);
  },
  'the response to a repeated bet does not change after its rollback': async (studio) => {
    const bet = studio.body(1);
    const response = await studio.move('bet', bet);
    await studio.move('rollback', { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId });
    expectEqual('the response', await studio.move('bet', bet), response);
  },
  'a bet that arrives after its rollback is refused': async (studio) => {
    const bet = studio.body(1);
    const before = (await studio.currentSession()).balance;
    const back = { ...studio.inRound(bet.roundId), rollsBack: bet.transactionId };
    expectEqual('balance', (await studio.move('rollback', back)).balance, before);
    expectRefusal(await studio.call('bet', bet), 'BetRolledBack');
  },
  'a rollback of its own id is refused': async (studio) => {
    const back = studio.inRound();
    expectRefusal(
      await studio.call('rollback', { ...back, rollsBack: back.transactionId }),
      'BadRequest',
      'rollsBack',
    );
  },
  'a rollback of a bet or a win in another round is refused': async (studio) => {
    const bet = studio.body(1);
    await studio.move('bet', bet);
    const won = studio.body(1, bet.roundId);
    await studio.move('win', won);
    for (const { transactionId } of [bet, won])
      expectRefusal(
        await studio.call('rollback', { ...studio.inRound(), rollsBack: transactionId }),
        'TransactionConflict',
      );
  },
  'a win is taken back once, even by rollbacks with different ids': async (studio) => {
    const bet = studio.body(1);
    const { balance: before } = await studio.move('bet', bet);
    const won = studio.body(2, bet.roundId);
    const paid = await studio.move('win', won);
    const back = { ...studio.inRound(bet.roundId), rollsBack: won.transactionId };
    const first = await studio.move('rollback', back);
    expectEqual('balance', first.balance, before);
    expectEqual('the response to the repeated rollback', await studio.move('rollback', back), first);
    const other = await studio.move('rollback', { ...back, ...studio.inRound(bet.roundId) });
    expectEqual('balance after another rollback of it', other.balance, before);
    expectEqual('the response to the repeated win', await studio.move('win', won), paid);
  },
  'a win that arrives after its rollback is refused': async (studio) => {
    const bet = studio.body(1);
    await studio.move('bet', bet);
    const won = studio.body(2, bet.roundId);
    await studio.move('rollback', { ...studio.inRound(bet.roundId), rollsBack: won.transactionId });
    expectRefusal(await studio.call('win', won), 'WinRolledBack');
  },
};
