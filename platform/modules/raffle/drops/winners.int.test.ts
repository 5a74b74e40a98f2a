import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { raffleModule } from '../index.ts';
import { readWinnersOf } from './winners.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([raffleModule.migrations]);
});
afterAll(() => database.drop());

/** A drop of the brand that was drawn, with prizes of 1, 2, 3 … euro cents. */
const drawDrop = (brand: string, winners: number) =>
  database.transaction(async (tx) => {
    await sql`insert into raffle.drop (id, brand, type, number, starts_at, ends_at, commitment, seed, terms, written_at)
      values (${brand}, ${brand}, 'hourly', 1, '2026-11-24 10:00Z', '2026-11-24 11:00Z', '', '', '{}',
              '2026-11-24 09:00Z')`.execute(tx);
    await sql`insert into raffle.list (drop, entrants, tickets, hash, closed_at)
      values (${brand}, ${winners}, ${winners}, '', '2026-11-24 11:01Z')`.execute(tx);
    await sql`insert into raffle.drawn (drop, drawn_at) values (${brand}, '2026-11-24 11:02Z')`.execute(tx);
    await sql`insert into raffle.winner (drop, brand, prize, player_id, handle, ticket, euro_cents, paid, currency)
      select ${brand}, ${brand}, n, ${brand} || n, '', n, n, n, 'EUR'
      from generate_series(1, ${winners}::int) n order by n`.execute(tx);
  });

it('RAFF-21 winners of several brands that are read at once are the latest of each brand', async () => {
  await drawDrop('northlight', 4);
  await drawDrop('tivoli', 3);
  const brands = ['northlight', 'tivoli', 'sol'] as BrandId[];
  const latest = await readWinnersOf(database.query, brands, 2);
  const players = brands.map((brand) => latest.get(brand)?.map(({ playerId }) => playerId));
  expect(players).toEqual([['northlight4', 'northlight3'], ['tivoli3', 'tivoli2'], []]);
});
