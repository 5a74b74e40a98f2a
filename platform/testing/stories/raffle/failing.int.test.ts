import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { drawRaffles } from '../../../flows/drawRaffles.ts';
import { createRaffle } from '../../../modules/raffle/index.ts';
import { createWallet } from '../../../modules/wallet/index.ts';
import { startRaffleLedgerHarness, type RaffleLedgerHarness } from './harness.ts';

let house: RaffleLedgerHarness;
beforeAll(async () => {
  house = await startRaffleLedgerHarness(new Date('2026-11-18T12:15:00Z'));
});
afterEach(() => house.check());
afterAll(() => house.drop());

const hourly: RaffleLedgerHarness['hourly'] = (id) => house.hourly(id);
const players: RaffleLedgerHarness['players'] = (amounts) => house.players(amounts);

describe('two nodes', () => {
  it('that look at once, again and again, enter, close and draw once', async () => {
    const seats = await players(['30.00', '20.00', '10.00', '5.00']);
    const parts = { ...house };
    const wallet = createWallet({ ...parts, log: { error: console.error } });
    const raffle = createRaffle({ ...parts, config: { isProduction: false } });
    const second = { ...parts, wallet, raffle };
    const storm = () =>
      Promise.all([house.look(), drawRaffles(second), house.look(), drawRaffles(second), house.look()]);
    await storm();
    expect(await house.tickets(seats[0]!.playerId, 'hourly')).toBe(30);
    const { id, timestamp_end } = await house.running('hourly');
    await house.events('raffle.drawn');
    house.goTo(new Date(new Date(timestamp_end).getTime() + 5 * SECOND));
    await storm();
    house.clock.advance(3 * SECOND);
    await storm();
    await storm();
    expect(await house.events('raffle.drawn')).toHaveLength(1);
    expect(await house.paid(id)).toHaveLength(3);
  });
});

/** A wallet that refuses to post in the drops of some brands, as often as it is told. */
const refusing = (isRefused: (key: string) => boolean): RaffleLedgerHarness['wallet'] => ({
  ...house.wallet,
  post(tx, command) {
    if (isRefused(command.key)) throw new Error('the power went');
    return house.wallet.post(tx, command);
  },
});

describe('a draw that breaks', () => {
  it.each([1, 2, 3])(
    'MONEY-07 at its payment %i pays nothing and tells everybody nothing, but the log; the next look pays all, once',
    async (nth) => {
      await players(['30.00', '20.00', '10.00']);
      const id = await house.close('hourly');
      await house.events('raffle.drawn');
      house.clock.advance(3 * SECOND);
      let posts = 0;
      const wallet = refusing(() => ++posts === nth);
      await drawRaffles({ ...house, wallet });
      const err = expect.objectContaining({ message: 'the power went' });
      expect(house.failures()).toEqual([{ task: 'draw', brand: 'northlight', drop: id, err }]);
      expect(await house.paid(id)).toEqual([]);
      expect(await hourly(id)).toMatchObject({ seed: null, winners: [] });
      expect(await house.events('raffle.drawn')).toEqual([]);
      await house.look();
      await house.look();
      expect(await house.paid(id)).toHaveLength(3);
      expect(await house.events('raffle.drawn')).toHaveLength(1);
    },
  );

  it('is tried again and again, however many drops come after it, which are drawn', async () => {
    const [seat] = await players(['6.00']);
    const id = await house.close('hourly');
    const broken = { ...house, wallet: refusing((key) => key.startsWith(id)) };
    for (let hour = 0; hour < 10; hour++) {
      await seat!.stake('1.00');
      house.clock.advance(HOUR - 8 * SECOND);
      await drawRaffles(broken);
      house.clock.advance(8 * SECOND);
      await drawRaffles(broken);
    }
    house.clock.advance(3 * SECOND);
    await drawRaffles(broken);
    expect(new Set(house.failures().map(({ drop }) => drop))).toEqual(new Set([id]));
    const drops = await house.raffle.drops(house.site.brand, 'hourly', { first: 12, before: null }, null);
    // The one that comes, the one that runs, and ten that were over and are drawn.
    expect(drops.map(({ seed }) => seed !== null)).toEqual([false, false, ...Array<boolean>(10).fill(true)]);
    await house.look();
    expect(await house.paid(id)).toHaveLength(1);
  });

  it('leaves the stakes where they were that could not be entered, and draws what is due all the same', async () => {
    const [seat] = await players(['6.00']);
    const id = await house.close('hourly');
    await seat!.stake('7.00');
    house.clock.advance(3 * SECOND);
    const broken: RaffleLedgerHarness['raffle'] = {
      ...house.raffle,
      enter: () => Promise.reject(new Error('the power went')),
    };
    await drawRaffles({ ...house, raffle: broken });
    expect(house.failures()).toMatchObject([{ err: { message: 'the power went' } }]);
    expect(await house.paid(id)).toHaveLength(1);
    expect(await house.tickets(seat!.playerId, 'hourly')).toBe(0);
    await house.look();
    expect(await house.tickets(seat!.playerId, 'hourly')).toBe(7);
  });
});

describe('a brand whose prizes the ledger refuses', () => {
  const refuse = sql`create function refuse_prize() returns trigger language plpgsql as $$
    begin raise exception 'the ledger takes no prize of this brand'; end $$`;
  const toRefuse = sql`create trigger refused before insert on wallet.transfer for each row
    when (new.caller = 'foyer:raffle' and new.key like 'northlight-%') execute function refuse_prize()`;
  const mend = [sql`drop trigger refused on wallet.transfer`, sql`drop function refuse_prize()`];

  it('holds up no other brand, no coming drop and no list, and pays once it may, once', async () => {
    const other = house.sites.byBrand('harbour')!;
    const both = { ...house, sites: { ...house.sites, brands: [house.site, other] } };
    const look = () => drawRaffles(both);
    await house.finish('hourly');
    await look();
    const [own, theirs] = [await house.seat(), await house.seat({ brand: other.brand })];
    for (const { stake } of [own, theirs]) await stake('5.00');
    const running = (brand = house.site.brand) => house.raffle.running(brand, 'hourly', null);
    const [mine, his] = [await running(), await running(other.brand)];
    for (const statement of [refuse, toRefuse]) await statement.execute(house.database.query);

    house.goTo(new Date(new Date(mine!.timestamp_end).getTime() + 5 * SECOND));
    await look();
    house.clock.advance(3 * SECOND);
    await Promise.all([look(), look(), look()]);
    // A draw that failed may hold its lock for a moment longer; then the next one tries again.
    let failed: ReturnType<typeof house.failures> = [];
    await expect
      .poll(async () => {
        await look();
        failed = [...failed, ...house.failures()];
        return failed.length;
      })
      .toBeGreaterThanOrEqual(2);
    expect(await house.paid(his!.id)).toEqual([
      { playerId: theirs.playerId, minor: 25_00n, currency: 'EUR' },
    ]);
    expect(await house.paid(mine!.id)).toEqual([]);
    expect(await hourly(mine!.id)).toMatchObject({ list: { tickets: 5 }, seed: null });
    for (const failure of failed)
      expect(failure).toMatchObject({
        task: 'draw',
        brand: 'northlight',
        drop: mine!.id,
        err: { message: 'the ledger takes no prize of this brand' },
      });
    // The brand goes on: its next drop takes stakes, and the one after is written down.
    await own.stake('2.00');
    await look();
    expect(await house.tickets(own.playerId, 'hourly')).toBe(2);
    house.clock.advance(HOUR);
    await look();
    expect(await running()).not.toBeNull();

    house.failures();
    for (const statement of mend) await statement.execute(house.database.query);
    await Promise.all([look(), look()]);
    await look();
    expect(await house.paid(mine!.id)).toHaveLength(1);
    expect(await house.paid(his!.id)).toHaveLength(1);
    house.clock.advance(3 * SECOND);
    await look();
  });
});

describe('a platform that was down', () => {
  it('draws what was over meanwhile, once, and begins a drop that it writes down late when it is written', async () => {
    await house.finish('hourly');
    await players(['6.00']);
    await house.look();
    const { id } = await house.running('hourly');
    house.clock.advance(9 * HOUR + 20 * SECOND);
    await house.look();
    const runs = await house.running('hourly');
    expect(runs.timestamp_start).toBe(house.clock.now().toISOString());
    house.clock.advance(3 * SECOND);
    await house.look();
    expect(await house.paid(id)).toHaveLength(1);
    const drops = await house.raffle.drops(house.site.brand, 'hourly', { first: 4, before: null }, null);
    expect(drops.map(({ seed }) => seed !== null)).toEqual([false, false, true, true]);
    for (const [index, { timestamp_end }] of drops.slice(1).entries())
      expect(new Date(timestamp_end) <= new Date(drops[index]!.timestamp_start)).toBe(true);
  });
});
