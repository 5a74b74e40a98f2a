import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { drawWinners, listText, readEntry } from '@foyer/contract/raffle/draw.ts';
import {
  DropsResponseSchema,
  EntriesResponseSchema,
  RaffleInstanceSchema,
  type DropsResponse,
} from '@foyer/contract/raffle/drops.ts';
import { RAFFLE_PATHS } from '@foyer/contract/raffle/http.ts';
import { drawRaffles } from '../../../../flows/draws/drawRaffles.ts';
import type { TestPlayer } from '../../../../testing/jackpotHarness.ts';
import { bearerOf, startRaffleHarness, type RaffleHarness } from '../../../../testing/raffleHarness.ts';

let harness: RaffleHarness;
let anna: TestPlayer;
beforeAll(async () => {
  harness = await startRaffleHarness();
  anna = await harness.enter();
});
afterAll(() => harness.stop());

const SOURCES = ['raffle-hourly', 'raffle-daily', 'raffle-weekly-potw'] as const;
const instance = (source: string, brand = 'northlight') => `/jackpot/v1/instances/${source}/${brand}`;
const read = async <Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await harness.get(path, headers);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return v.parse(schema, response.json());
};
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the raffle’s instances', () => {
  it('HTTP-07 RAFF-11 RAFF-12 of three sources are the running drops, with their prizes and times', async () => {
    const drops = await Promise.all(SOURCES.map((source) => read(RaffleInstanceSchema, instance(source))));
    expect(drops.map(({ type, source }) => [type, source])).toEqual([
      ['hourly', 'raffle-hourly'],
      ['daily', 'raffle-daily'],
      ['weekly', 'raffle-weekly-potw'],
    ]);
    const now = harness.clock.now().toISOString();
    for (const { id, type, brand, operator, timestamp_start: start, timestamp_end: end } of drops) {
      expect([brand, operator]).toEqual(['northlight', 'nordlys-play']);
      expect(id).toMatch(new RegExp(`^northlight-${type}-\\d{8}T\\d{4}Z$`));
      expect(start <= now && now < end).toBe(true);
    }
    expect(drops[0]).toMatchObject({ prizes: ['25.00', '15.00', '10.00'], own: null });
    expect(drops.map(({ pots }) => pots.map((pot) => pot.current_value))).toEqual([
      ['50.00'],
      ['500.00'],
      ['5000.00'],
    ]);
  });

  it('HTTP-07 RAFF-11 have the player’s own tickets, in a response that is not cached', async () => {
    const player = await harness.enterNew('tivoli', 'EUR');
    await player.stake(3_50n);
    await drawRaffles(harness.services);
    for (const type of ['hourly', 'daily', 'weekly'] as const) {
      const { own } = await harness.running('tivoli', type, player);
      expect(own).toEqual({
        ticket_count: expect.any(Number),
        handle: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
      expect(own?.ticket_count).toBeGreaterThanOrEqual(3);
    }
    const other = await harness.enterNew('tivoli', 'EUR');
    expect((await harness.running('tivoli', 'hourly', other)).own).toEqual({ ticket_count: 0, handle: null });
    const own = `${instance('raffle-hourly', 'tivoli')}?player_id=${player.playerId}`;
    expect((await harness.get(own, bearerOf(player))).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['no bearer', () => ({})],
    ['a made-up session', () => ({ authorization: `Bearer ${anna.playerId}:made-up` })],
    ['another player’s name', () => ({ authorization: `Bearer somebody:${anna.sessionId}` })],
    ['an access token', () => ({ authorization: 'Bearer a.b.c' })],
  ])('HTTP-07 HTTP-05 have no data of a player for %s', async (_what, headers) => {
    for (const path of [instance('raffle-daily'), `${instance('raffle-daily')}/drops`]) {
      const response = await harness.get(`${path}?player_id=${anna.playerId}`, headers());
      expect([path, response.statusCode, response.json().error.type]).toEqual([
        path,
        401,
        'AuthenticationFailure',
      ]);
    }
  });

  it('HTTP-07 HTTP-05 have no data of one player for another, for another brand or an ended session', async () => {
    const finn = await harness.enter('finn@foyer.test', 'tivoli');
    const get = async (player: TestPlayer, playerId: string, brand: string) => {
      const response = await harness.get(
        `${instance('raffle-hourly', brand)}?player_id=${playerId}`,
        bearerOf(player),
      );
      return [response.statusCode, response.json().error?.reasons];
    };
    expect(await get(finn, anna.playerId, 'tivoli')).toEqual([401, ['foreignPlayer']]);
    expect(await get(finn, finn.playerId, 'northlight')).toEqual([401, ['foreignPlayer']]);
    expect(await get(finn, finn.playerId, 'tivoli')).toEqual([200, undefined]);
    await harness.database.transaction((tx) =>
      harness.services.signIn.endSession(tx, finn.sessionId, 'SIGNED_OUT'),
    );
    expect(await get(finn, finn.playerId, 'tivoli')).toEqual([401, ['ended']]);
  });

  it.each([
    [instance('raffle-monthly'), 404, 'NotFound'],
    [`${instance('raffle-monthly')}/drops`, 404, 'NotFound'],
    // A jackpot has no drops, a raffle no periods.
    [`${instance('thrillpots')}/drops`, 404, 'NotFound'],
    [`${instance('raffle-hourly')}/periods`, 404, 'NotFound'],
    // A brand with a jackpot and no raffle.
    [instance('raffle-hourly', 'baltika'), 404, 'NotFound'],
    [`${instance('raffle-hourly', 'baltika')}/drops`, 404, 'NotFound'],
    [instance('raffle-hourly', 'nowhere'), 400, 'UnknownBrand'],
    [`${instance('raffle-hourly')}/drops?before=yesterday`, 400, 'BadRequest'],
    [`${instance('raffle-hourly')}/drops?before=-1`, 400, 'BadRequest'],
    [`${instance('raffle-hourly')}/drops?before=1&before=2`, 400, 'BadRequest'],
    [`${instance('raffle-hourly')}/drops/first/entries`, 400, 'BadRequest'],
    [`${instance('raffle-hourly')}/drops/1/entries?from=1e3`, 400, 'BadRequest'],
    [`${instance('raffle-hourly')}/drops/99999/entries`, 404, 'NotFound'],
    [`${instance('raffle-hourly')}/drops/0/entries`, 404, 'NotFound'],
  ])('HTTP-07 %s is refused', async (path, status, type) => {
    const response = await harness.get(path);
    expect([response.statusCode, response.json()]).toMatchObject([status, { error: { type } }]);
  });

  it('HTTP-07 a brand’s host has no data of another brand', async () => {
    const response = await harness.get(instance('raffle-hourly', 'tivoli'), { host: 'sol.localhost:3000' });
    expect(response.json()).toMatchObject({ error: { type: 'BrandMismatch' } });
  });
});

describe('what anybody can verify', () => {
  it('FAIR-08 an ended drop has its list and later its seed, from which the same tickets win', async () => {
    const players = [await harness.enterNew('tivoli', 'EUR'), await harness.enterNew('tivoli', 'CAD')];
    for (const player of players) await player.stake(7_00n);
    const id = await harness.drawNow('tivoli', 'hourly');
    const [first] = players;
    const path = RAFFLE_PATHS.drops('raffle-hourly', 'tivoli');
    const { drops } = await read(
      DropsResponseSchema,
      `${path}?player_id=${first!.playerId}`,
      bearerOf(first!),
    );
    const drop = drops.find((one) => one.id === id)!;
    const { lines } = await read(
      EntriesResponseSchema,
      RAFFLE_PATHS.entries('raffle-hourly', 'tivoli', drop.number),
    );
    expect(hexOf(listText(lines))).toBe(drop.list?.hash);
    expect(hexOf(drop.seed ?? '')).toBe(drop.commitment);
    const entries = lines.map((line) => readEntry(line)!);
    expect(entries.find(({ handle }) => handle === drop.own?.handle)?.tickets).toBe(
      BigInt(drop.own?.ticket_count ?? 0),
    );
    const drawn = await drawWinners(
      { seed: drop.seed ?? '', instance: id, prizes: drop.prizes.length, entries },
      async (text) => createHash('sha256').update(text).digest(),
    );
    expect(drop.winners.map(({ prize, handle, ticket }) => [prize, handle, BigInt(ticket)])).toEqual(
      drawn.map(({ prize, handle, ticket }) => [prize, handle, ticket]),
    );
    expect(drop).toMatchObject({ is_staged: true });
  });

  it('FAIR-08 a running or coming drop has neither list nor seed, and no names', async () => {
    const { drops } = await read(DropsResponseSchema, RAFFLE_PATHS.drops('raffle-daily', 'northlight'));
    const open = drops.filter(({ seed }) => seed === null);
    expect(open.length).toBeGreaterThanOrEqual(2);
    for (const { number, list, winners, own } of open) {
      expect([list, winners, own]).toEqual([null, [], null]);
      const entries = await harness.get(RAFFLE_PATHS.entries('raffle-daily', 'northlight', number));
      expect(entries.statusCode).toBe(404);
    }
    const message = JSON.stringify(drops);
    expect(message).not.toContain(anna.playerId);
  });

  it('FAIR-08 another brand’s drop does not exist, whatever its number', async () => {
    const id = await harness.drawNow('tivoli', 'weekly');
    const of = async (brand: string) =>
      (await read(DropsResponseSchema, RAFFLE_PATHS.drops('raffle-weekly-potw', brand))).drops;
    const drawn = (await of('tivoli')).find((one) => one.id === id);
    expect(drawn?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect((await of('northlight')).map((one) => one.id)).not.toContain(id);
    const entries = RAFFLE_PATHS.entries('raffle-weekly-potw', 'northlight', drawn?.number ?? 0);
    expect((await harness.get(entries)).statusCode).toBe(404);
  });

  it('FAIR-08 pages continue after the last one, back to the first drop', async () => {
    await harness.database.pool.query(`insert into raffle.drop
      (id, brand, type, number, starts_at, ends_at, commitment, seed, terms, written_at)
      select 'bellemise-hourly-' || later, brand, type, number + later, starts_at + later * interval '1 hour',
             ends_at + later * interval '1 hour', commitment, seed, terms, written_at
      from raffle.drop, generate_series(1, 60) later
      where brand = 'bellemise' and type = 'hourly' and number = 2`);
    const path = RAFFLE_PATHS.drops('raffle-hourly', 'bellemise');
    const numbers: number[] = [];
    const pages: (number | null)[] = [];
    for (let before: number | null = 1_000; before !== null;) {
      const { drops, next }: DropsResponse = await read(DropsResponseSchema, `${path}?before=${before}`);
      numbers.push(...drops.map(({ number }) => number));
      pages.push((before = next));
    }
    expect(numbers).toEqual(Array.from({ length: 62 }, (_, rank) => 62 - rank));
    expect(pages).toEqual([13, null]);
    expect(await read(DropsResponseSchema, `${path}?before=1`)).toEqual({ drops: [], next: null });
  });
});
