import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bet, createWallet, endRound, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
const state = ({ playerId }: TestPlayer) => ledger.wallet.state(ledger.database.query, playerId);
const pairOf = (player: TestPlayer, staked: bigint, won: bigint, round: string = randomUUID()) => {
  const [betId, winId] = [randomUUID(), randomUUID()];
  return {
    round,
    betId,
    commands: [bet(player.play(betId, round, staked)), win(player.play(winId, round, won))],
  };
};

describe('a bet with its win in one commit', () => {
  it('takes the stake and pays the win, each with its own response', async () => {
    const player = await ledger.addPlayer();
    const { commands } = pairOf(player, 2_00n, 5_00n);
    const posted = await ledger.wallet.submitTogether(commands);
    expect(posted.map(({ balance }) => balance)).toEqual([eur(98_00n), eur(103_00n)]);
    expect((await state(player)).balance).toEqual(eur(103_00n));
    expect(await ledger.eventsOf(player.playerId)).toMatchObject([
      {},
      { balance: { amount: '98.00' } },
      { balance: { amount: '103.00' } },
    ]);
  });

  it('MONEY-07 repeated, it has the effect of once and the first responses', async () => {
    const player = await ledger.addPlayer();
    const { commands } = pairOf(player, 2_00n, 5_00n);
    const first = await ledger.wallet.submitTogether(commands);
    const again = await ledger.wallet.submitTogether(commands);
    expect(again).toEqual(first.map((posted) => ({ ...posted, sequence: null })));
    // The bet alone is the same command, too.
    expect((await ledger.wallet.submit(commands[0]!)).balance).toEqual(eur(98_00n));
    expect((await state(player)).balance).toEqual(eur(103_00n));
  });

  it('MONEY-07 sent to two nodes in parallel, with other bets of the player, it is applied once', async () => {
    const player = await ledger.addPlayer();
    const { commands } = pairOf(player, 2_00n, 5_00n);
    const nodes = [ledger.wallet, ledger.secondNode(), ledger.wallet, ledger.secondNode()];
    const responses = Promise.all(nodes.map((node) => node.submitTogether(commands)));
    const others = Promise.all(
      nodes.map((node) => node.submit(bet(player.play(randomUUID(), randomUUID(), 1_00n)))),
    );
    const balances = (await responses).map((all) => all.map(({ balance }) => balance.minor));
    expect(new Set(balances.map(String)).size).toBe(1);
    await others;
    expect((await state(player)).balance).toEqual(eur(99_00n));
  });

  it('pays no win of a bet that is refused, and stores neither key', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n });
    const { commands, betId, round } = pairOf(player, 2_00n, 500_00n);
    await expect(ledger.wallet.submitTogether(commands)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect((await state(player)).balance).toEqual(eur(1_00n));
    expect(await ledger.wallet.isPosted('sandbox', betId)).toBe(false);
    // The same call is applied as soon as the balance covers it.
    await ledger.wallet.submitTogether(pairOf(player, 1_00n, 1_50n).commands);
    const affordable = [bet(player.play(randomUUID(), round, 1_00n)), commands[1]!];
    expect((await ledger.wallet.submitTogether(affordable)).at(-1)?.balance).toEqual(eur(500_50n));
  });

  it('LIMIT-11 a bet that a limit refuses refuses the pair; a win of an earlier bet is paid', async () => {
    const player = await ledger.addPlayer();
    const { playerId } = player;
    const earlier = randomUUID();
    await ledger.wallet.submit(bet(player.play(randomUUID(), earlier, 1_00n)));
    const due = ledger.clock.now();
    await ledger.database.transaction((tx) => ledger.wallet.setCheckDue(tx, { playerId, dueAt: due }));
    const { commands } = pairOf(player, 1_00n, 9_00n);
    await expect(ledger.wallet.submitTogether(commands)).rejects.toMatchObject({ type: 'RealityCheckDue' });
    expect((await state(player)).balance).toEqual(eur(99_00n));
    const paid = win(player.play(randomUUID(), earlier, 3_00n));
    expect((await ledger.wallet.submitTogether([paid])).at(-1)?.balance).toEqual(eur(102_00n));
  });

  it('takes no stake when the win is refused', async () => {
    const player = await ledger.addPlayer();
    const { commands } = pairOf(player, 1_00n, 9_00n);
    const lost = win(player.play(randomUUID(), 'a round without a bet', 1_00n));
    await expect(ledger.wallet.submitTogether([...commands, lost])).rejects.toMatchObject({
      type: 'UnknownRound',
    });
    expect((await state(player)).balance).toEqual(eur(100_00n));
  });

  it('MONEY-09 a win above the maximum of its bet is held, with the stake taken and an alert', async () => {
    const logged: unknown[] = [];
    const { database, clock } = ledger;
    const log = { error: (...entry: unknown[]) => void logged.push(entry) };
    const wallet = createWallet({ database, clock, wakeRelay() {}, log });
    const player = await ledger.addPlayer({ largestWin: { stakes: 100, amount: null } });
    const { commands } = pairOf(player, 1_00n, 100_01n);
    expect((await wallet.submitTogether(commands)).at(-1)).toMatchObject({
      balance: eur(99_00n),
      held: eur(100_01n),
    });
    await wallet.submitTogether(commands);
    expect(logged).toEqual([[expect.anything(), expect.stringContaining('MONEY-09')]]);
  });

  it('converts a bonus that its bet has fully wagered', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n, bonus: { amount: 5_00n, required: 2_00n } });
    await ledger.wallet.submitTogether(pairOf(player, 2_00n, 1_00n).commands);
    await ledger.wallet.settled();
    expect(await state(player)).toMatchObject({ balance: eur(14_00n), bonusBalance: eur(0n) });
  });

  it('a later rollback of the bet finds it, and the round ends with the pair', async () => {
    const player = await ledger.addPlayer();
    const { commands, round, betId } = pairOf(player, 2_00n, 1_00n);
    await ledger.wallet.submitTogether([...commands, endRound(player.play(randomUUID(), round))]);
    await expect(ledger.wallet.submit(bet(player.play(randomUUID(), round)))).rejects.toMatchObject({
      type: 'RoundClosed',
    });
    await ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: betId }));
    expect((await state(player)).balance).toEqual(eur(101_00n));
  });
});
