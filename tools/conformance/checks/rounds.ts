import { refused, same, Skipped } from '../mismatch.ts';
import { fresh } from '../studio.ts';
import type { Checks } from './check.ts';

export const rounds: Checks = {
  'a round may have several bets and several wins, each paid once': async (studio) => {
    const first = studio.of(1);
    const { roundId } = first;
    const { balance: before } = await studio.move('bet', first);
    await studio.move('bet', studio.of(1, roundId));
    const won = studio.of(3, roundId);
    await studio.move('win', won);
    const again = await studio.move('win', won);
    same('balance after one win, sent twice', again.balance, studio.after(before, 2));
    const { balance } = await studio.move('win', studio.of(1, roundId));
    same('balance after another win', balance, studio.after(before, 3));
  },
  'a win without a bet that stands is refused': async (studio) => {
    refused(await studio.call('win', studio.of(1)), 'UnknownRound');
    const bet = studio.of(1);
    const { roundId, transactionId } = bet;
    await studio.move('bet', bet);
    await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: transactionId });
    refused(await studio.call('win', studio.of(1, roundId)), 'UnknownRound');
  },
  'a win of zero is refused': async (studio) => {
    const bet = studio.of(1);
    await studio.move('bet', bet);
    refused(await studio.call('win', { ...studio.of(1, bet.roundId), amount: '0' }), 'BadRequest', 'amount');
  },
  'an ended round takes no more bets, and still its wins and rollbacks': async (studio) => {
    const [bet, lost] = [studio.of(1), studio.of(1)];
    const { roundId } = bet;
    await studio.move('bet', bet);
    const { balance: before } = await studio.move('bet', { ...lost, roundId });
    const end = studio.inRound(roundId);
    await studio.move('endRound', end);
    await studio.move('endRound', end);
    refused(await studio.call('bet', studio.of(1, roundId)), 'RoundClosed');
    await studio.move('win', studio.of(2, roundId));
    const { balance } = await studio.move('rollback', {
      ...studio.inRound(roundId),
      rollsBack: lost.transactionId,
    });
    same('balance', balance, studio.after(before, 3));
  },
  'the end of a round that never began is refused': async (studio) => {
    refused(await studio.call('endRound', studio.inRound()), 'UnknownRound');
  },
  'a round that is left open is told to the next authenticate, with the bets that stand': async (studio) => {
    const [bet, back] = [studio.of(1), studio.of(2)];
    const { roundId } = bet;
    await studio.move('bet', bet);
    await studio.move('bet', { ...back, roundId });
    await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: back.transactionId });
    const { transactionId, amount } = bet;
    const open = { roundId, bets: [{ transactionId, amount }] };
    same('openRound', (await studio.told()).openRound, open);
    await studio.move('endRound', studio.inRound(roundId));
    const { openRound } = await studio.told();
    if (openRound?.roundId === roundId) same('openRound after its end', openRound, null);
  },
  'a bet may tell what feeds a jackpot of the studio’s, a win what comes from it': async (studio) => {
    const bet = { ...studio.of(1), jackpotContribution: '0.000125' };
    const { balance } = await studio.move('bet', bet);
    const win = studio.of(2, bet.roundId);
    const won = await studio.move('win', { ...win, jackpotWin: win.amount });
    same('balance', won.balance, studio.after(balance, 2));
    for (const jackpotContribution of ['0', '-1', '0.0000001', '999999'])
      refused(
        await studio.call('bet', { ...studio.of(1), jackpotContribution }),
        'BadRequest',
        'jackpotContribution',
      );
  },
  'free rounds that nobody granted are refused': async (studio) => {
    refused(await studio.call('bet', { ...studio.of(1), freeRounds: fresh() }), 'UnknownFreeRounds');
  },
  'a free round takes nothing from the player, and once': async (studio) => {
    const before = await studio.told();
    const [grant] = before.freeRounds;
    if (!grant) throw new Skipped('the player of this launch has no free rounds in this game');
    const bet = { ...studio.of(1), amount: grant.stake, freeRounds: grant.id };
    await studio.move('bet', bet);
    const { balance } = await studio.move('bet', bet);
    same('balance', balance, before.balance);
    const left = async () => (await studio.told()).freeRounds.find(({ id }) => id === grant.id)?.left ?? 0;
    same('free rounds left', await left(), grant.left - 1);
    const { roundId, transactionId } = bet;
    await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: transactionId });
    same('free rounds left after a rollback', await left(), grant.left);
  },
};
