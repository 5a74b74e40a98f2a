import { expectEqual, expectRefusal, Skipped } from '../mismatch.ts';
import { fresh } from '../studio.ts';
import type { Checks } from './check.ts';

export const rounds: Checks = {
  'a round may have several bets and wins, each paid once': async (studio) => {
    const first = studio.body(1);
    const { roundId } = first;
    const { balance: before } = await studio.move('bet', first);
    await studio.move('bet', studio.body(1, roundId));
    const won = studio.body(3, roundId);
    await studio.move('win', won);
    const again = await studio.move('win', won);
    expectEqual('balance after one win, sent twice', again.balance, studio.plus(before, 2));
    const { balance } = await studio.move('win', studio.body(1, roundId));
    expectEqual('balance after another win', balance, studio.plus(before, 3));
  },
  'a win in a round without a valid bet is refused': async (studio) => {
    expectRefusal(await studio.call('win', studio.body(1)), 'UnknownRound');
    const bet = studio.body(1);
    const { roundId, transactionId } = bet;
    await studio.move('bet', bet);
    await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: transactionId });
    expectRefusal(await studio.call('win', studio.body(1, roundId)), 'UnknownRound');
  },
  'a win of zero is refused': async (studio) => {
    const bet = studio.body(1);
    await studio.move('bet', bet);
    expectRefusal(
      await studio.call('win', { ...studio.body(1, bet.roundId), amount: '0' }),
      'BadRequest',
      'amount',
    );
  },
  'an ended round refuses bets and accepts wins and rollbacks': async (studio) => {
    const [bet, lost] = [studio.body(1), studio.body(1)];
    const { roundId } = bet;
    await studio.move('bet', bet);
    const { balance: before } = await studio.move('bet', { ...lost, roundId });
    const end = studio.inRound(roundId);
    await studio.move('endRound', end);
    await studio.move('endRound', end);
    expectRefusal(await studio.call('bet', studio.body(1, roundId)), 'RoundClosed');
    await studio.move('win', studio.body(2, roundId));
    const { balance } = await studio.move('rollback', {
      ...studio.inRound(roundId),
      rollsBack: lost.transactionId,
    });
    expectEqual('balance', balance, studio.plus(before, 3));
  },
  'the end of an unknown round is refused': async (studio) => {
    expectRefusal(await studio.call('endRound', studio.inRound()), 'UnknownRound');
  },
  'authenticate returns an open round with its valid bets': async (studio) => {
    const [bet, back] = [studio.body(1), studio.body(2)];
    const { roundId } = bet;
    await studio.move('bet', bet);
    await studio.move('bet', { ...back, roundId });
    await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: back.transactionId });
    const { transactionId, amount } = bet;
    const open = { roundId, bets: [{ transactionId, amount }] };
    expectEqual('openRound', (await studio.currentSession()).openRound, open);
    await studio.move('endRound', studio.inRound(roundId));
    const { openRound } = await studio.currentSession();
    if (openRound?.roundId === roundId) expectEqual('openRound after its end', openRound, null);
  },
  'a bet may state its contribution to the studio’s jackpot, and a win its jackpot part': async (studio) => {
    const bet = { ...studio.body(1), jackpotContribution: '0.000125' };
    const { balance } = await studio.move('bet', bet);
    const win = studio.body(2, bet.roundId);
    const won = await studio.move('win', { ...win, jackpotWin: win.amount });
    expectEqual('balance', won.balance, studio.plus(balance, 2));
    for (const jackpotContribution of ['0', '-1', '0.0000001', '999999'])
      expectRefusal(
        await studio.call('bet', { ...studio.body(1), jackpotContribution }),
        'BadRequest',
        'jackpotContribution',
      );
  },
  'free rounds that were not granted are refused': async (studio) => {
    expectRefusal(await studio.call('bet', { ...studio.body(1), freeRounds: fresh() }), 'UnknownFreeRounds');
  },
  'a free round costs the player nothing and is used once': async (studio) => {
    const before = await studio.currentSession();
    const [grant] = before.freeRounds;
    if (!grant) throw new Skipped('the player of this launch has no free rounds in this game');
    const bet = { ...studio.body(1), amount: grant.stake, freeRounds: grant.id };
    await studio.move('bet', bet);
    const { balance } = await studio.move('bet', bet);
    expectEqual('balance', balance, before.balance);
    const left = async () =>
      (await studio.currentSession()).freeRounds.find(({ id }) => id === grant.id)?.left ?? 0;
    expectEqual('free rounds left', await left(), grant.left - 1);
    const { roundId, transactionId } = bet;
    await studio.move('rollback', { ...studio.inRound(roundId), rollsBack: transactionId });
    expectEqual('free rounds left after a rollback', await left(), grant.left);
  },
};
