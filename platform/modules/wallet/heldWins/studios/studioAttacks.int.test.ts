import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { rollback } from '../../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';
import { studioLedger } from '../../testing/studioLedger.ts';

let ledger: Ledger;
let studio: ReturnType<typeof studioLedger>;
beforeAll(async () => {
  ledger = await openLedger();
  studio = studioLedger(ledger);
});
beforeEach(() => studio.begin());
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const takeBack = (player: TestPlayer, { round, stakeKey }: { round: string; stakeKey: string }) =>
  ledger.wallet.submit(rollback({ ...player.play(randomUUID(), round), rollsBack: stakeKey }));

/** Repeats a step until the studio is held. @returns the number of steps */
async function stepsUntilHeld(max: number, step: (number: number) => Promise<unknown>): Promise<number> {
  for (let number = 1; number <= max; number++) {
    await step(number);
    if ((await studio.check()).length > 0) return number;
  }
  throw new Error(`the studio is not held after ${max} steps`);
}

describe('a studio that pays itself', () => {
  it('MONEY-10 slowly is held within hours, although no hour alone is suspicious', async () => {
    const player = await studio.addPlayer();
    const hours = await stepsUntilHeld(12, async () => {
      ledger.clock.advance(HOUR);
      await studio.playRounds(player, 12);
    });
    expect(hours).toBeGreaterThan(3);
  });

  it('MONEY-10 more slowly, on a few rounds a day, is held within the week', async () => {
    const player = await studio.addPlayer();
    const days = await stepsUntilHeld(7, async () => {
      ledger.clock.advance(25 * HOUR);
      await studio.playRounds(player, 16);
    });
    expect(days).toBeGreaterThan(3);
  });

  it('MONEY-10 in many small wins of each round is held', async () => {
    const player = await studio.addPlayer();
    await stepsUntilHeld(8, async () => {
      const rounds = await Promise.all(Array.from({ length: 12 }, () => studio.stake(player)));
      for (let win = 0; win < 10; win++)
        await Promise.all(rounds.map(({ round }) => studio.pay(player, round, 20n)));
    });
  });

  it('MONEY-10 over many players is held, with the next win of each', async () => {
    const players = await Promise.all(Array.from({ length: 80 }, () => studio.addPlayer()));
    await Promise.all(players.map((player) => studio.playRound(player)));
    expect(await studio.check()).toHaveLength(1);
    const wins = await Promise.all(players.map((player) => studio.playRound(player)));
    expect(wins.every(({ held }) => held !== null)).toBe(true);
  });

  it('MONEY-10 in two currencies is held in each, as soon as that one is above its bound', async () => {
    const [euros, dollars] = [await studio.addPlayer('EUR'), await studio.addPlayer('USD')];
    await studio.playRounds(euros, 80);
    await studio.playRounds(dollars, 30);
    expect((await studio.check()).map(({ currency }) => currency)).toEqual(['EUR']);
    expect((await studio.playRound(dollars)).held).toBeNull();
    await studio.playRounds(dollars, 50);
    expect((await studio.check()).map(({ currency }) => currency)).toEqual(['USD']);
  });

  it('MONEY-10 on both sides of an hour, with stakes before and wins after it, is held', async () => {
    const player = await studio.addPlayer();
    ledger.clock.advance(29 * MINUTE + 50 * SECOND);
    const rounds = await Promise.all(Array.from({ length: 80 }, () => studio.stake(player)));
    await studio.check();
    ledger.clock.advance(MINUTE);
    await Promise.all(rounds.map(({ round }) => studio.pay(player, round, 2_00n)));
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 on rounds that were opened before all windows is held', async () => {
    const player = await studio.addPlayer();
    const rounds = await Promise.all(Array.from({ length: 80 }, () => studio.stake(player)));
    await studio.check();
    ledger.clock.advance(200 * HOUR);
    for (const part of [1_00n, 1_00n])
      await Promise.all(rounds.map(({ round }) => studio.pay(player, round, part)));
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 each day, with stakes of the day before, is held within the week', async () => {
    const player = await studio.addPlayer();
    const open = () => Promise.all(Array.from({ length: 20 }, () => studio.stake(player)));
    let rounds = await open();
    await stepsUntilHeld(7, async () => {
      ledger.clock.advance(23 * HOUR);
      await Promise.all(rounds.map(({ round }) => studio.pay(player, round, 2_00n)));
      rounds = await open();
    });
  });

  it('MONEY-10 and takes the stakes back after the wins is held after fewer rounds', async () => {
    const player = await studio.addPlayer();
    const rounds = await studio.playRounds(player, 30);
    expect(await studio.check()).toEqual([]);
    await Promise.all(rounds.map((round) => takeBack(player, round)));
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 and takes the stakes back in a later hour is held as well', async () => {
    const player = await studio.addPlayer();
    const rounds = await Promise.all(Array.from({ length: 30 }, () => studio.stake(player)));
    await studio.check();
    ledger.clock.advance(HOUR);
    await Promise.all(rounds.map(({ round }) => studio.pay(player, round, 2_00n)));
    expect(await studio.check()).toEqual([]);
    await Promise.all(rounds.map((round) => takeBack(player, round)));
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 does not raise its bound by stakes that are taken back', async () => {
    const player = await studio.addPlayer();
    for (let n = 0; n < 20; n++) await takeBack(player, await studio.stake(player, 10_000_00n));
    await studio.playRounds(player, 80);
    expect(await studio.check()).toHaveLength(1);
  });

  it('MONEY-10 on rounds opened while it was held, after the end of the hold, is held again', async () => {
    const player = await studio.addPlayer();
    await studio.hold();
    const rounds = await Promise.all(Array.from({ length: 80 }, () => studio.stake(player)));
    await studio.check();
    ledger.clock.advance(SECOND);
    await studio.end();
    await Promise.all(rounds.map(({ round }) => studio.pay(player, round, 2_00n)));
    expect(await studio.check()).toHaveLength(1);
  });
});
