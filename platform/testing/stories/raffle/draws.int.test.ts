import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawWinners, listText, readEntry } from '@foyer/contract/raffle/draw.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { drawRaffles } from '../../../flows/draws/drawRaffles.ts';
import { createRaffle } from '../../../modules/raffle/index.ts';
import { startRaffleLedgerHarness, sha256, type RaffleLedgerHarness } from './harness.ts';

let harness: RaffleLedgerHarness;
beforeAll(async () => {
  harness = await startRaffleLedgerHarness(new Date('2026-11-18T12:15:00Z'));
});
afterEach(() => harness.check());
afterAll(() => harness.drop());

const PAGE = { first: 50, before: null };
const hourly: RaffleLedgerHarness['hourly'] = (id) => harness.hourly(id);
const players: RaffleLedgerHarness['players'] = (amounts) => harness.players(amounts);
const linesOf = async (number: number) =>
  (await harness.raffle.entries(harness.site.brand, 'hourly', { drop: number, from: 1 }))?.lines ?? [];

describe('FAIR-08 a drop', () => {
  it('is drawn as its published seed determines, and pays its winners', async () => {
    const created = await players(['40.00', '25.50', '3.00', '0.70', '12.00']);
    await harness.processDraws();
    const before = await harness.running('hourly');
    await harness.events('raffle.drawn');
    const id = await harness.finish('hourly');
    const drop = await hourly(id);
    const lines = await linesOf(drop.number);
    expect(drop.commitment).toBe(before.commitment);
    expect(sha256(drop.seed!)).toBe(drop.commitment);
    expect(sha256(listText(lines))).toBe(drop.list?.hash);
    expect(drop.list).toMatchObject({ entrants: 4, tickets: 80 });
    expect(lines).toEqual(lines.toSorted());

    const drawn = await drawWinners(
      { seed: drop.seed!, instance: id, prizes: 3, entries: lines.map((line) => readEntry(line)!) },
      async (text) => Buffer.from(sha256(text), 'hex'),
    );
    expect(
      drop.winners.map(({ prize, handle, ticket }) => ({ prize, handle, ticket: BigInt(ticket) })),
    ).toEqual(drawn);
    expect(drop.winners.map(({ win_amount }) => win_amount)).toEqual(['25.00', '15.00', '10.00']);
    const paid = await harness.paid(id);
    expect(paid.map(({ minor, currency }) => [minor, currency])).toEqual([
      [25_00n, 'EUR'],
      [15_00n, 'EUR'],
      [10_00n, 'EUR'],
    ]);
    const names = new Set<string>(created.map(({ playerId }) => playerId));
    expect(paid.every(({ playerId }) => names.has(playerId))).toBe(true);
    expect(await harness.events('raffle.drawn')).toEqual([
      {
        brand: 'northlight',
        instance_id: id,
        drop_type: 'hourly',
        winners: paid.map(({ playerId }, index) => ({
          player_id: playerId,
          currency: 'EUR',
          win_amount: ['25.00', '15.00', '10.00'][index],
        })),
      },
    ]);
  });

  it('publishes the hash of its seed before it begins, and the seed last', async () => {
    const { id } = await harness.running('hourly');
    const [coming] = await harness.raffle.drops(harness.site.brand, 'hourly', PAGE, null);
    expect(new Date(coming!.timestamp_start) > harness.clock.now()).toBe(true);
    expect(coming).toMatchObject({ list: null, seed: null, winners: [] });
    await players(['1.00']);
    await harness.processDraws();
    expect(await hourly(id)).toMatchObject({ list: null, seed: null });
    // The list is closed, but neither this run nor one directly after it publishes the seed.
    await harness.close('hourly');
    const closed = await hourly(id);
    expect(closed.list).not.toBeNull();
    await harness.processDraws();
    harness.clock.advance(2 * SECOND);
    await harness.processDraws();
    expect(await hourly(id)).toEqual({ ...closed, seed: null, winners: [] });
    expect(await harness.paid(id)).toEqual([]);
    harness.clock.advance(SECOND);
    await harness.processDraws();
    expect((await hourly(id)).seed).toMatch(/^[0-9a-f]{64}$/);
    // The next drop runs, with the hash that was published.
    expect(await harness.running('hourly')).toMatchObject({ id: coming!.id, commitment: coming!.commitment });
  });

  it('with fewer entrants than prizes pays one prize to each', async () => {
    await players(['500.00', '1.00']);
    const id = await harness.finish('hourly');
    const { winners } = await hourly(id);
    expect(winners.map(({ prize }) => prize)).toEqual([1, 2]);
    const paid = await harness.paid(id);
    expect(new Set(paid.map(({ playerId }) => playerId)).size).toBe(2);
  });

  it('without entrants is published without winners, and pays nothing', async () => {
    await harness.events('raffle.drawn');
    const id = await harness.finish('hourly');
    expect(await hourly(id)).toMatchObject({
      list: { entrants: 0, tickets: 0, hash: sha256('') },
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      winners: [],
    });
    expect(await harness.paid(id)).toEqual([]);
    expect(await harness.events('raffle.drawn')).toMatchObject([{ instance_id: id, winners: [] }]);
  });

  it('pays a prize in the winner’s currency, at the daily rate', async () => {
    const { stake, playerId } = await harness.addPlayer({ currency: 'NZD' });
    await stake('10.00');
    const id = await harness.finish('hourly');
    // 25 euros in New Zealand dollars, each worth 0.4871 euros.
    expect(await harness.paid(id)).toEqual([{ playerId, minor: 51_32n, currency: 'NZD' }]);
  });

  it('waits for pending stakes: a run that could not process all of them closes no list', async () => {
    const [player] = await players(['1.00']);
    const { id, timestamp_end } = await harness.running('hourly');
    harness.advanceTo(new Date(new Date(timestamp_end).getTime() - SECOND));
    await player!.stake('8.00');
    harness.clock.advance(HOUR / 2);
    await harness.database.transaction(async (tx) => {
      await harness.raffle.lock(tx);
      const first = await harness.wallet.consumeStakes(tx, 1);
      expect(first.until).not.toBeNull();
      await harness.raffle.enter(tx, harness.site, first.stakes);
      const due = await harness.raffle.due([harness.site], first.until);
      expect(due.filter(({ kind }) => kind === 'close')).toEqual([]);
    });
    expect((await hourly(id)).list).toBeNull();
    await harness.processDraws();
    expect((await hourly(id)).list).toMatchObject({ entrants: 1, tickets: 9 });
    harness.clock.advance(3 * SECOND);
    await harness.processDraws();
  });
});

describe('RAFF-12 the daily and the weekly drop', () => {
  /** Everybody in this file may win, and each winner is paid in their own currency. */
  const expectPaid = async (id: string, euroCents: readonly bigint[]) => {
    const paid = await harness.paid(id);
    const owed = paid.map(({ currency }, index) => {
      const cents = euroCents[index] ?? 0n;
      return currency === 'NZD' ? (cents * 10_000n) / 4_871n : cents;
    });
    expect(paid).toHaveLength(euroCents.length);
    expect(paid.map(({ minor }) => minor)).toEqual(owed);
  };

  it('are drawn at nine in the evening of Helsinki, the weekly one on Sunday', async () => {
    const [player] = await players(['7.00']);
    await harness.processDraws();
    const [daily, weekly] = [await harness.running('daily'), await harness.running('weekly')];
    expect(daily.timestamp_end).toBe('2026-11-18T19:00:00.000Z');
    expect(weekly.timestamp_end).toBe('2026-11-22T19:00:00.000Z');
    await harness.finish('daily');
    await expectPaid(daily.id, [200_00n, 100_00n]);
    await player!.stake('2.00');
    await harness.finish('weekly');
    await expectPaid(weekly.id, [2_000_00n, 1_000_00n]);
  });
});

describe('a brand without a raffle any more', () => {
  it('processes no stakes and creates no drops, but draws the published ones', async () => {
    const [player] = await players(['6.00']);
    await harness.processDraws();
    const { id } = await harness.running('hourly');
    const without = { ...harness, sites: { ...harness.sites, brands: [{ ...harness.site, raffle: null }] } };
    await player!.stake('9.00');
    await drawRaffles(without);
    harness.clock.advance(2 * HOUR);
    await drawRaffles(without);
    harness.clock.advance(3 * SECOND);
    await drawRaffles(without);
    expect((await hourly(id)).list).toMatchObject({ tickets: 6 });
    expect(await harness.paid(id)).toHaveLength(1);
    expect(await harness.raffle.running(harness.site.brand, 'hourly', null)).toBeNull();
    await harness.processDraws();
    expect(await harness.raffle.running(harness.site.brand, 'hourly', null)).not.toBeNull();
  });

  it('still removes stakes that are rolled back', async () => {
    await players(['6.00']);
    await drawRaffles({ ...harness, sites: { ...harness.sites, brands: [] } });
    const { rows } = await sql<{ count: bigint }>`select count(*) from wallet.staked`.execute(
      harness.database.query,
    );
    expect(rows).toEqual([{ count: 0n }]);
  });
});

describe('RAFF-21, JSOCK-07 winners', () => {
  const own = (playerId: PlayerId) => harness.raffle.unseenWins({ brand: harness.site.brand, playerId });

  it('are returned latest first, in euros', async () => {
    await players(['30.00', '20.00']);
    const id = await harness.finish('hourly');
    const won = await harness.raffle.winners(harness.site.brand, 2);
    expect(won).toMatchObject([
      { euros: { minor: 15_00n, currency: 'EUR' }, instance: id, type: 'hourly' },
      { euros: { minor: 25_00n, currency: 'EUR' }, instance: id, type: 'hourly' },
    ]);
    expect(await harness.raffle.winners(brandId('tivoli'), 15)).toEqual([]);
    const latestOf = [harness.site.brand, brandId('tivoli')].map(harness.raffle.latestWinners);
    expect((await Promise.all(latestOf)).map((latest) => latest.slice(0, 2))).toEqual([won, []]);
  });

  it('who were offline are notified at their return until they have seen it; others never', async () => {
    const [winner, other] = [await harness.addPlayer(), await harness.addPlayer()];
    await winner.stake('5.00');
    const id = await harness.finish('hourly');
    expect(await own(winner.playerId)).toEqual([
      {
        instance_id: id,
        drop_type: 'hourly',
        winners: [{ player_id: winner.playerId, currency: 'EUR', win_amount: '25.00' }],
      },
    ]);
    const see = (playerId: PlayerId, instance = id, brand = harness.site.brand) =>
      harness.database.transaction((tx) => harness.raffle.seeWin(tx, { brand, playerId, instance }));
    await expect(see(other.playerId)).rejects.toMatchObject({ type: 'BadRequest' });
    await expect(see(winner.playerId, 'no-such-drop')).rejects.toMatchObject({ type: 'BadRequest' });
    await expect(see(winner.playerId, id, brandId('tivoli'))).rejects.toMatchObject({ type: 'BadRequest' });
    await see(winner.playerId);
    await see(winner.playerId);
    expect(await harness.events('raffle.winSeen')).toEqual([{ playerId: winner.playerId, instanceId: id }]);
    expect(await own(winner.playerId)).toEqual([]);
    expect(await own(other.playerId)).toEqual([]);
  });
});

describe('a drop that is ended for a demonstration', () => {
  const stage = (raffle = harness.raffle, site = harness.site) =>
    harness.database.transaction((tx) =>
      raffle.stage(tx, site, { type: 'hourly', operator: 'a tester', reason: 'to see it' }),
    );

  it('ends immediately, is marked as staged, and the next one begins with the published hash', async () => {
    harness.clock.advance(SECOND);
    await harness.processDraws();
    const before = await harness.running('hourly');
    const [coming] = await harness.raffle.drops(harness.site.brand, 'hourly', PAGE, null);
    const [player] = await players(['4.00']);
    harness.clock.advance(SECOND);
    await stage();
    const now = harness.clock.now().toISOString();
    const next = await harness.running('hourly');
    expect(next).toMatchObject({
      id: coming!.id,
      commitment: coming!.commitment,
      timestamp_start: now,
      timestamp_end: coming!.timestamp_end,
    });
    await player!.stake('2.00');
    await harness.processDraws();
    expect(await harness.tickets(player!.playerId, 'hourly')).toBe(2);
    harness.clock.advance(5 * SECOND);
    await harness.processDraws();
    harness.clock.advance(3 * SECOND);
    await harness.processDraws();
    expect(await hourly(before.id)).toMatchObject({
      timestamp_end: now,
      is_staged: true,
      list: { tickets: 4 },
      winners: [{ win_amount: '25.00' }],
    });
    expect(await harness.running('hourly')).toMatchObject({ id: coming!.id });
    expect((await hourly(coming!.id)).is_staged).toBe(false);
  });

  it('may be repeated for the next drop, each published before it begins', async () => {
    await harness.finish('hourly');
    const ids = new Set<string>();
    for (let turn = 0; turn < 3; turn++) {
      ids.add((await harness.running('hourly')).id);
      harness.clock.advance(SECOND);
      await stage();
    }
    harness.clock.advance(5 * SECOND);
    await harness.processDraws();
    harness.clock.advance(3 * SECOND);
    await harness.processDraws();
    for (const id of ids) expect(await hourly(id)).toMatchObject({ is_staged: true, winners: [] });
    expect(ids.size).toBe(3);
  });

  it('is refused in production, and without a raffle', async () => {
    const inProduction = createRaffle({ ...harness, config: { isProduction: true } });
    await expect(stage(inProduction)).rejects.toMatchObject({ type: 'NotInProduction' });
    await expect(stage(harness.raffle, { ...harness.site, raffle: null })).rejects.toMatchObject({
      type: 'RaffleNotOffered',
    });
  });
});
