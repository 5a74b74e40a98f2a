import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { drawRaffles } from '../../../flows/draws/drawRaffles.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { startRaffleHarness, type RaffleHarness } from '../../raffleHarness.ts';

let harness: RaffleHarness;
beforeAll(async () => {
  harness = await startRaffleHarness();
});
afterAll(() => harness.stop());

type Stop = (tx: Transaction, player: PlayerId) => Promise<void>;
const commands = () => harness.services.players.commands;
const limit: Stop = (tx, playerId) =>
  harness.services.wallet.setPlayLimits(tx, {
    playerId,
    timeZone: 'Europe/Dublin',
    limits: [
      { kind: 'Loss', period: 'Day', amount: money(1n, 'EUR') },
      { kind: 'Stake', period: 'Day', amount: money(1n, 'EUR') },
    ],
  });

describe('LIMIT-11 a prize is paid whatever the winner’s account status', () => {
  it.each<[what: string, stop: Stop]>([
    [
      'has excluded himself for ever',
      (tx, player) => harness.services.selfExclusion.excludePlayer(tx, player, null),
    ],
    [
      'has taken a time-out',
      (tx, player) =>
        harness.services.selfExclusion.timeOutPlayer(
          tx,
          player,
          new Date(harness.clock.now().getTime() + DAY),
        ),
    ],
    [
      'has no account any more',
      (tx, player) => commands().closeAccount(tx, player, { cause: 'MultipleAccounts', mayReopen: false }),
    ],
    ['has reached his limits', limit],
  ])('who %s', async (_what, stop) => {
    const guest = await harness.enterNew('tivoli', 'EUR');
    await guest.stake(10_00n);
    await drawRaffles(harness.services);
    await harness.database.transaction((tx) => stop(tx, guest.playerId));
    const state = () => harness.services.wallet.state(harness.database.query, guest.playerId);
    const before = (await state()).balance.minor;
    const id = await harness.drawNow('tivoli', 'hourly');
    const page = { first: 3, before: null };
    const drops = await harness.services.raffle.drops(harness.siteOf('tivoli').brand, 'hourly', page, null);
    expect(drops.find((drop) => drop.id === id)).toMatchObject({
      list: { entrants: 1, tickets: 10 },
      winners: [{ prize: 1, win_amount: '25.00' }],
    });
    expect((await state()).balance.minor - before).toBe(25_00n);
  });
});
