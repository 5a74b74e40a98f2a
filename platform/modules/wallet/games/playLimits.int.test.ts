import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import { DAY, HOUR, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, jackpotWin, rollback, win, withdrawalInitiated } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import type { PlayLimits } from './playLimits.ts';

const TIME_ZONE = 'Europe/Helsinki';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.database.transaction((tx) =>
    ledger.wallet.openPot(tx, { brand: 'northlight' as BrandId, currency: 'EUR', pot: 'mega' }),
  );
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;

type Kind = PlayLimits['limits'][number]['kind'];
type Period = PlayLimits['limits'][number]['period'];

const limit = (player: TestPlayer, ...limits: readonly (readonly [Kind, Period, bigint])[]) =>
  ledger.database.transaction((tx) =>
    ledger.wallet.setPlayLimits(tx, {
      playerId: player.playerId,
      timeZone: TIME_ZONE,
      limits: limits.map(([kind, period, minor]) => ({ kind, period, amount: eur(minor) })),
    }),
  );
const setContribution = (player: TestPlayer, minor: bigint) =>
  ledger.database.transaction((tx) =>
    ledger.wallet.setContribution(tx, { playerId: player.playerId, pot: 'mega', amount: eur(minor) }),
  );
const stake = (
  player: TestPlayer,
  minor: bigint,
  { id = fresh('bet'), round = fresh('round'), by = ledger.wallet } = {},
) => by.submit(bet(player.play(id, round, minor)));
const backOf = (player: TestPlayer, { id, round }: { id: string; round: string }) =>
  ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: id }));
const wins = (player: TestPlayer, round: string, minor: bigint) =>
  ledger.wallet.submit(win(player.play(fresh('win'), round, minor)));
const reached = (kind: Kind, period: Period, left: string) =>
  expect.objectContaining({
    type: 'LimitReached',
    status: 403,
    reasons: [kind, period],
    keys: expect.objectContaining({ rule: 'LIMIT-07', kind, period, left, currency: 'EUR' }),
  });
const goTo = (at: Date) => ledger.clock.advance(at.getTime() - ledger.clock.now().getTime());
const midnight = (text: string) => new Date(`${text}T00:00:00+02:00`);
const balanceOf = async (player: TestPlayer) =>
  (await ledger.wallet.state(ledger.database.query, player.playerId)).balance;

describe('a stake limit', () => {
  it('LIMIT-09 of two parallel stakes, with room for one, one is accepted: on one node and on several', async () => {
    const nodes = [ledger.wallet, ledger.secondNode(), ledger.secondNode()];
    for (const places of [
      [0, 0],
      [0, 1],
      [0, 1, 2, 0, 1, 2],
    ]) {
      const player = await ledger.addPlayer();
      await limit(player, ['Stake', 'Day', 10_00n]);
      const responses = await Promise.allSettled(
        places.map((place) => stake(player, 6_00n, { by: nodes[place] ?? ledger.wallet })),
      );
      expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const settle of responses)
        if (settle.status === 'rejected') expect(settle.reason).toEqual(reached('Stake', 'Day', '4.00'));
      expect(await balanceOf(player)).toEqual(eur(94_00n));
    }
  });

  it('LIMIT-07 the limit with the least room is named, with the room and when it returns', async () => {
    goTo(new Date('2027-03-10T10:00:00Z'));
    const player = await ledger.addPlayer();
    await limit(player, ['Stake', 'Day', 10_00n], ['Stake', 'Week', 8_00n], ['Loss', 'Month', 9_00n]);
    await stake(player, 5_00n);
    await expect(stake(player, 7_00n)).rejects.toMatchObject({
      keys: { kind: 'Stake', period: 'Week', left: '3.00', returnsAt: midnight('2027-03-15').toISOString() },
    });
    await stake(player, 3_00n);
    goTo(midnight('2027-03-15'));
    await expect(stake(player, 4_50n)).rejects.toEqual(reached('Loss', 'Month', '1.00'));
    await stake(player, 1_00n);
  });

  it('counts stakes of bonus money, and no free rounds', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n, bonus: { amount: 20_00n, required: 500_00n } });
    await limit(player, ['Stake', 'Day', 5_00n]);
    await stake(player, 4_00n);
    await expect(stake(player, 2_00n)).rejects.toEqual(reached('Stake', 'Day', '1.00'));
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantFreeRounds(tx, {
        id: 'free-of-limits',
        playerId: player.playerId,
        studio: 'sandbox',
        game: 'fox-and-ember',
        stake: eur(2_00n),
        rounds: 1,
        expiresAt: null,
      }),
    );
    const free = { ...player.play(fresh('bet'), fresh('round'), 2_00n), freeRounds: 'free-of-limits' };
    await ledger.wallet.submit(bet(free));
  });

  it('lasts a day, a week and a month in the brand’s time zone, also when clocks change', async () => {
    const player = await ledger.addPlayer({ balance: 1_000_00n });
    await limit(player, ['Stake', 'Day', 1_00n]);
    // In Helsinki, daylight saving time starts on 28 March 2027, so this day has 23 hours.
    goTo(midnight('2027-03-28'));
    await stake(player, 1_00n);
    goTo(new Date(midnight('2027-03-28').getTime() + 23 * HOUR - SECOND));
    await expect(stake(player, 1n)).rejects.toEqual(reached('Stake', 'Day', '0.00'));
    goTo(new Date(midnight('2027-03-28').getTime() + 23 * HOUR));
    await stake(player, 1_00n);
  });

  it('a rolled-back stake frees its room in the period of the stake only', async () => {
    goTo(new Date('2027-04-05T10:00:00Z'));
    const player = await ledger.addPlayer();
    await limit(player, ['Stake', 'Day', 5_00n], ['Stake', 'Week', 8_00n]);
    const first = { id: fresh('bet'), round: fresh('round') };
    await stake(player, 5_00n, first);
    await backOf(player, first);
    const second = { id: fresh('bet'), round: fresh('round') };
    await stake(player, 5_00n, second);
    goTo(new Date('2027-04-06T10:00:00Z'));
    await stake(player, 3_00n);
    await expect(stake(player, 1n)).rejects.toEqual(reached('Stake', 'Week', '0.00'));
    await backOf(player, second);
    await expect(stake(player, 3_00n)).rejects.toEqual(reached('Stake', 'Day', '2.00'));
    await stake(player, 2_00n);
  });

  it('MONEY-07 an accepted stake gets its response again without room; a refused one is checked again', async () => {
    const player = await ledger.addPlayer();
    await limit(player, ['Stake', 'Day', 1_00n]);
    const same = { id: fresh('bet'), round: fresh('round') };
    const taken = await stake(player, 1_00n, same);
    const refused = { id: fresh('bet'), round: fresh('round') };
    await expect(stake(player, 1_00n, refused)).rejects.toEqual(reached('Stake', 'Day', '0.00'));
    const again = await stake(player, 1_00n, same);
    expect(again.balance).toEqual(taken.balance);
    await limit(player, ['Stake', 'Day', 2_00n]);
    expect((await stake(player, 1_00n, refused)).balance).toEqual(eur(98_00n));
  });
});

describe('a loss limit', () => {
  it('counts losses minus wins, and never a win as a loss', async () => {
    const player = await ledger.addPlayer();
    await limit(player, ['Loss', 'Day', 10_00n]);
    const round = fresh('round');
    await stake(player, 10_00n, { round });
    await expect(stake(player, 1n)).rejects.toEqual(reached('Loss', 'Day', '0.00'));
    await wins(player, round, 25_00n);
    // After a win of 15, a loss of 25 is possible before the limit of 10 is reached.
    await expect(stake(player, 25_01n)).rejects.toEqual(reached('Loss', 'Day', '25.00'));
    await stake(player, 25_00n);
  });

  it('counts real money only: with a reached limit a bonus may be played, and its wins free no room', async () => {
    const player = await ledger.addPlayer({ balance: 5_00n, bonus: { amount: 20_00n, required: 500_00n } });
    await limit(player, ['Loss', 'Day', 5_00n]);
    await stake(player, 5_00n);
    const round = fresh('round');
    await stake(player, 2_00n, { round });
    await wins(player, round, 8_00n);
    expect(await ledger.wallet.played(ledger.database.query, player.playerId, [new Date(0)])).toEqual([
      { staked: eur(7_00n), lost: eur(5_00n) },
    ]);
  });

  it('a jackpot win is a win, and a withdrawal is neither', async () => {
    const player = await ledger.addPlayer();
    await limit(player, ['Loss', 'Day', 10_00n]);
    await stake(player, 10_00n);
    const winning = jackpotWin({
      winId: fresh('win'),
      playerId: player.playerId,
      pot: 'mega',
      amount: eur(3_00n),
    });
    const leaving = {
      caller: 'foyer:test',
      key: fresh('out'),
      playerId: player.playerId,
      amount: eur(20_00n),
    };
    await ledger.database.transaction(async (tx) => {
      await ledger.wallet.post(tx, winning);
      await ledger.wallet.post(tx, withdrawalInitiated(leaving));
    });
    await expect(stake(player, 3_01n)).rejects.toEqual(reached('Loss', 'Day', '3.00'));
  });
});

describe('a contribution to a jackpot', () => {
  it('LIMIT-10 is part of the stake: above a limit because of it, both are refused', async () => {
    const player = await ledger.addPlayer();
    await setContribution(player, 15n);
    await limit(player, ['Stake', 'Day', 2_20n]);
    expect(await stake(player, 1_00n)).toMatchObject({ contributed: eur(15n) });
    await expect(stake(player, 1_00n)).rejects.toEqual(reached('Stake', 'Day', '1.05'));
    await stake(player, 90n);
  });

  it('LIMIT-10 an opted-in player with a reached limit contributes nothing', async () => {
    const player = await ledger.addPlayer();
    await setContribution(player, 15n);
    await limit(player, ['Loss', 'Week', 1_15n]);
    await stake(player, 1_00n);
    await ledger.database.transaction((tx) => ledger.wallet.consumeContributions(tx, 1_000));
    for (const minor of [1n, 1_00n])
      await expect(stake(player, minor)).rejects.toEqual(reached('Loss', 'Week', '0.00'));
    expect(await ledger.database.transaction((tx) => ledger.wallet.consumeContributions(tx, 1_000))).toEqual(
      [],
    );
    expect(
      await ledger.wallet.contributions({ playerId: player.playerId, before: null, first: 9 }),
    ).toHaveLength(1);
  });
});

describe('a new limit', () => {
  it('LIMIT-01 in the middle of a period counts earlier stakes; below the usage it only refuses stakes', async () => {
    goTo(new Date('2027-05-12T10:00:00Z'));
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await stake(player, 30_00n, { round });
    goTo(new Date('2027-05-13T10:00:00Z'));
    await stake(player, 5_00n);
    await limit(player, ['Stake', 'Day', 6_00n], ['Stake', 'Week', 36_00n], ['Loss', 'Month', 40_00n]);
    await stake(player, 1_00n);
    await expect(stake(player, 1n)).rejects.toEqual(reached('Stake', 'Week', '0.00'));
    await limit(player, ['Loss', 'Month', 1_00n]);
    await expect(stake(player, 1n)).rejects.toEqual(reached('Loss', 'Month', '0.00'));
    expect((await wins(player, round, 2_00n)).balance).toEqual(eur(66_00n));
    await limit(player);
    await stake(player, 1_00n);
  });

  it('in parallel with a stake applies before or after it', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const player = await ledger.addPlayer();
      const [set, ...stakes] = await Promise.allSettled([
        limit(player, ['Stake', 'Day', 3_00n]),
        ...Array.from({ length: 6 }, () => stake(player, 1_00n)),
      ]);
      expect(set.status).toBe('fulfilled');
      const taken = stakes.filter(({ status }) => status === 'fulfilled').length;
      await expect(stake(player, 3_00n)).rejects.toMatchObject({ type: 'LimitReached' });
      expect(taken).toBeGreaterThanOrEqual(3);
    }
  });

  it('affects no other player, and a player without limits has no row', async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    await limit(one, ['Stake', 'Day', 0n]);
    const together = await Promise.allSettled([stake(one, 1n), stake(other, 1_00n), stake(one, 1n)]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    await limit(one);
    const { rows } = await sql`select from wallet.play_limit
      where player_id in (${one.playerId}, ${other.playerId})`.execute(ledger.database.query);
    expect(rows).toEqual([]);
    await stake(one, 1_00n);
    ledger.clock.advance(DAY);
  });
});
