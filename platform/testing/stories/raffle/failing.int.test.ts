import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toCurrency } from '@foyer/domain/currency.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { MAX_MINOR, money, toDecimal } from '@foyer/domain/money.ts';
import { drawRaffles } from '../../../flows/draws/drawRaffles.ts';
import { createGamification } from '../../../modules/gamification/index.ts';
import { countUnpaidPrizes, createRaffle } from '../../../modules/raffle/index.ts';
import { createWallet } from '../../../modules/wallet/index.ts';
import { startRaffleLedgerHarness, type RaffleLedgerHarness } from './harness.ts';

let harness: RaffleLedgerHarness;
beforeAll(async () => {
  harness = await startRaffleLedgerHarness(new Date('2026-11-18T12:15:00Z'));
});
afterEach(() => harness.check());
afterAll(() => harness.drop());

const hourly: RaffleLedgerHarness['hourly'] = (id) => harness.hourly(id);
const players: RaffleLedgerHarness['players'] = (amounts) => harness.players(amounts);

describe('two nodes', () => {
  it('that run the jobs in parallel process, close and draw once', async () => {
    const created = await players(['30.00', '20.00', '10.00', '5.00']);
    const services = { ...harness };
    const wallet = createWallet({ ...services, log: { error: console.error } });
    const raffle = createRaffle({ ...services, config: { isProduction: false } });
    const second = { ...services, wallet, raffle };
    const storm = () =>
      Promise.all([
        harness.processDraws(),
        drawRaffles(second),
        harness.processDraws(),
        drawRaffles(second),
        harness.processDraws(),
      ]);
    await storm();
    expect(await harness.tickets(created[0]!.playerId, 'hourly')).toBe(30);
    const { id, timestamp_end } = await harness.running('hourly');
    await harness.events('raffle.drawn');
    harness.advanceTo(new Date(new Date(timestamp_end).getTime() + 5 * SECOND));
    await storm();
    harness.clock.advance(3 * SECOND);
    await storm();
    await storm();
    expect(await harness.events('raffle.drawn')).toHaveLength(1);
    expect(await harness.paid(id)).toHaveLength(3);
  });
});

/** A wallet that refuses to pay the drops that the test selects. */
const refusing = (isRefused: (key: string) => boolean): RaffleLedgerHarness['wallet'] => ({
  ...harness.wallet,
  post(tx, command) {
    if (isRefused(command.key)) throw new Error('the power went');
    return harness.wallet.post(tx, command);
  },
});

describe('a draw that fails', () => {
  it.each([1, 2, 3])(
    'MONEY-07 at payment %i pays and publishes nothing; the next run pays all prizes once',
    async (nth) => {
      await players(['30.00', '20.00', '10.00']);
      const id = await harness.close('hourly');
      await harness.events('raffle.drawn');
      harness.clock.advance(3 * SECOND);
      let posts = 0;
      const wallet = refusing(() => ++posts === nth);
      await drawRaffles({ ...harness, wallet });
      const err = expect.objectContaining({ message: 'the power went' });
      expect(harness.failures()).toEqual([{ task: 'draw', brand: 'northlight', drop: id, err }]);
      expect(await harness.paid(id)).toEqual([]);
      expect(await hourly(id)).toMatchObject({ seed: null, winners: [] });
      expect(await harness.events('raffle.drawn')).toEqual([]);
      await harness.processDraws();
      await harness.processDraws();
      expect(await harness.paid(id)).toHaveLength(3);
      expect(await harness.events('raffle.drawn')).toHaveLength(1);
    },
  );

  it('is repeated in each run, and later drops are drawn meanwhile', async () => {
    const [player] = await players(['6.00']);
    const id = await harness.close('hourly');
    const broken = { ...harness, wallet: refusing((key) => key.startsWith(id)) };
    for (let hour = 0; hour < 10; hour++) {
      await player!.stake('1.00');
      harness.clock.advance(HOUR - 8 * SECOND);
      await drawRaffles(broken);
      harness.clock.advance(8 * SECOND);
      await drawRaffles(broken);
    }
    harness.clock.advance(3 * SECOND);
    await drawRaffles(broken);
    expect(new Set(harness.failures().map(({ drop }) => drop))).toEqual(new Set([id]));
    const drops = await harness.raffle.drops(harness.site.brand, 'hourly', { first: 12, before: null }, null);
    // The drops are the next one, the running one, and ten that have ended and are drawn.
    expect(drops.map(({ seed }) => seed !== null)).toEqual([false, false, ...Array<boolean>(10).fill(true)]);
    await harness.processDraws();
    expect(await harness.paid(id)).toHaveLength(1);
  });

  it('keeps stakes that could not be processed, and draws due drops nevertheless', async () => {
    const [player] = await players(['6.00']);
    const id = await harness.close('hourly');
    await player!.stake('7.00');
    harness.clock.advance(3 * SECOND);
    const broken: RaffleLedgerHarness['raffle'] = {
      ...harness.raffle,
      enter: () => Promise.reject(new Error('the power went')),
    };
    await drawRaffles({ ...harness, raffle: broken });
    expect(harness.failures()).toMatchObject([{ err: { message: 'the power went' } }]);
    expect(await harness.paid(id)).toHaveLength(1);
    expect(await harness.tickets(player!.playerId, 'hourly')).toBe(0);
    await harness.processDraws();
    expect(await harness.tickets(player!.playerId, 'hourly')).toBe(7);
  });
});

describe('a brand whose prizes the ledger refuses', () => {
  const refuse = sql`create function refuse_prize() returns trigger language plpgsql as $$
    begin raise exception 'the ledger takes no prize of this brand'; end $$`;
  const toRefuse = sql`create trigger refused before insert on wallet.transfer for each row
    when (new.caller = 'foyer:raffle' and new.key like 'northlight-%') execute function refuse_prize()`;
  const removeFault = [sql`drop trigger refused on wallet.transfer`, sql`drop function refuse_prize()`];

  it('delays no other brand, drop or list, and pays once when it can', async () => {
    const other = harness.sites.byBrand('harbour')!;
    const both = { ...harness, sites: { ...harness.sites, brands: [harness.site, other] } };
    const processBoth = () => drawRaffles(both);
    await harness.finish('hourly');
    await processBoth();
    const [own, theirs] = [await harness.addPlayer(), await harness.addPlayer({ brand: other.brand })];
    for (const { stake } of [own, theirs]) await stake('5.00');
    const running = (brand = harness.site.brand) => harness.raffle.running(brand, 'hourly', null);
    const [mine, his] = [await running(), await running(other.brand)];
    for (const statement of [refuse, toRefuse]) await statement.execute(harness.database.query);

    harness.advanceTo(new Date(new Date(mine!.timestamp_end).getTime() + 5 * SECOND));
    await processBoth();
    harness.clock.advance(3 * SECOND);
    await Promise.all([processBoth(), processBoth(), processBoth()]);
    // A failed draw may hold its lock a moment longer; then the next run tries again.
    let failed: ReturnType<typeof harness.failures> = [];
    await expect
      .poll(async () => {
        await processBoth();
        failed = [...failed, ...harness.failures()];
        return failed.length;
      })
      .toBeGreaterThanOrEqual(2);
    expect(await harness.paid(his!.id)).toEqual([
      { playerId: theirs.playerId, minor: 25_00n, currency: 'EUR' },
    ]);
    expect(await harness.paid(mine!.id)).toEqual([]);
    expect(await hourly(mine!.id)).toMatchObject({ list: { tickets: 5 }, seed: null });
    for (const failure of failed)
      expect(failure).toMatchObject({
        task: 'draw',
        brand: 'northlight',
        drop: mine!.id,
        err: { message: 'the ledger takes no prize of this brand' },
      });
    // The brand continues: its next drop takes stakes, and the following one is created.
    await own.stake('2.00');
    await processBoth();
    expect(await harness.tickets(own.playerId, 'hourly')).toBe(2);
    harness.clock.advance(HOUR);
    await processBoth();
    expect(await running()).not.toBeNull();

    harness.failures();
    for (const statement of removeFault) await statement.execute(harness.database.query);
    await Promise.all([processBoth(), processBoth()]);
    await processBoth();
    expect(await harness.paid(mine!.id)).toHaveLength(1);
    expect(await harness.paid(his!.id)).toHaveLength(1);
    harness.clock.advance(3 * SECOND);
    await processBoth();
  });
});

describe('a brand with a stake in a currency without a rate', () => {
  it('keeps its stakes and its lists open, delays no other brand, and enters each stake once when it can', async () => {
    const other = harness.sites.byBrand('harbour')!;
    const both = { ...harness, sites: { ...harness.sites, brands: [harness.site, other] } };
    const processBoth = () => drawRaffles(both);
    await processBoth();
    const own = await harness.addPlayer();
    const [theirs, foreign] = [
      await harness.addPlayer({ brand: other.brand }),
      await harness.addPlayer({ brand: other.brand, currency: toCurrency('ISK') }),
    ];
    const { query } = harness.database;
    const gamification = createGamification({ ...harness, hasProvider: true });
    await gamification.saveMemberData(query, own.playerId, { level: 1, isOptedIn: true });
    for (const { stake } of [own, theirs]) await stake('5.00');
    await foreign.stake('500');
    const running = (brand = harness.site.brand) => harness.raffle.running(brand, 'hourly', null);
    const [mine, his] = [await running(), await running(other.brand)];

    await processBoth();
    const failure = { brand: 'harbour', err: { message: 'ISK has no rate' } };
    expect(harness.failures()).toMatchObject([failure]);
    expect(await harness.tickets(own.playerId, 'hourly')).toBe(5);
    expect(await gamification.queuedStakes(query, 10)).toMatchObject([{ playerId: own.playerId }]);
    await theirs.stake('2.00');
    await own.stake('1.00');
    harness.advanceTo(new Date(new Date(mine!.timestamp_end).getTime() + 5 * SECOND));
    await processBoth();
    await own.stake('2.00');
    harness.clock.advance(3 * SECOND);
    await processBoth();
    expect(harness.failures()).toMatchObject([failure, failure]);
    expect(await hourly(mine!.id)).toMatchObject({ list: { tickets: 6 }, seed: expect.any(String) });
    const dropOf = async (id: string) =>
      (await harness.raffle.drops(other.brand, 'hourly', { first: 3, before: null }, null)).find(
        (drop) => drop.id === id,
      );
    expect(await dropOf(his!.id)).toMatchObject({ list: null });

    const sites = { ...both.sites, euros: { ...both.sites.euros, ISK: '0.007' } };
    const rated = {
      ...both,
      sites,
      raffle: createRaffle({ ...both, sites, config: { isProduction: false } }),
    };
    for (let run = 0; run < 2; run++) {
      await drawRaffles(rated);
      harness.clock.advance(3 * SECOND);
    }
    await drawRaffles(rated);
    expect(await harness.paid(his!.id)).toHaveLength(2);
    expect(await dropOf(his!.id)).toMatchObject({ list: { entrants: 2, tickets: 10 } });
  });
});

describe('a winner whose balance cannot hold the prize', () => {
  it('LIMIT-11 waits alone, is logged, and is paid once when the balance can hold it, also after its brand was removed', async () => {
    await harness.finish('hourly');
    const rich = await harness.addPlayer({ balance: toDecimal(money(MAX_MINOR, 'EUR')) });
    await rich.stake('5.00');
    await players(['6.00', '7.00']);
    await harness.events('raffle.drawn');
    const id = await harness.finish('hourly');
    const failure = {
      brand: 'northlight',
      win: expect.stringMatching(`^${id}:`),
      playerId: rich.playerId,
      err: { type: 'AmountTooLarge' },
    };
    expect(harness.failures()).toMatchObject([failure]);
    const isRich = ({ playerId }: { readonly playerId: string }) => playerId === rich.playerId;
    expect((await harness.paid(id)).map(isRich)).toEqual([false, false]);
    expect((await hourly(id)).winners).toHaveLength(3);
    await harness.processDraws();
    expect(harness.failures()).toMatchObject([failure]);
    expect(await countUnpaidPrizes(harness.database.query)).toBe(1);
    await harness.check();

    await rich.stake('1000000.00');
    // Also when its brand was removed from the configuration.
    const sites = { ...harness.sites, brands: [] };
    await Promise.all([drawRaffles({ ...harness, sites }), drawRaffles({ ...harness, sites })]);
    expect(await countUnpaidPrizes(harness.database.query)).toBe(0);
    await harness.processDraws();
    const paid = await harness.paid(id);
    expect(paid.map(({ minor }) => minor)).toEqual([25_00n, 15_00n, 10_00n]);
    expect(paid.filter(isRich)).toHaveLength(1);
    expect(await harness.events('raffle.drawn')).toHaveLength(1);
  });
});

describe('a platform after an outage', () => {
  it('draws the drops that ended meanwhile once, and starts a late drop when it is created', async () => {
    await harness.finish('hourly');
    await players(['6.00']);
    await harness.processDraws();
    const { id } = await harness.running('hourly');
    harness.clock.advance(9 * HOUR + 20 * SECOND);
    await harness.processDraws();
    const runs = await harness.running('hourly');
    expect(runs.timestamp_start).toBe(harness.clock.now().toISOString());
    harness.clock.advance(3 * SECOND);
    await harness.processDraws();
    expect(await harness.paid(id)).toHaveLength(1);
    const drops = await harness.raffle.drops(harness.site.brand, 'hourly', { first: 4, before: null }, null);
    expect(drops.map(({ seed }) => seed !== null)).toEqual([false, false, true, true]);
    for (const [index, { timestamp_end }] of drops.slice(1).entries())
      expect(new Date(timestamp_end) <= new Date(drops[index]!.timestamp_start)).toBe(true);
  });
});
