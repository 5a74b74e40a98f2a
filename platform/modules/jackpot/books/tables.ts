import { sql } from 'kysely';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { PotWin, Pot, Pots } from './drawing.ts';
import { BOOKED_POTS, type BookedPot } from './terms.ts';

/** The pots of a brand, or null if it has none yet. Pots that were never seeded are empty. */
export async function readPots(queryable: Queryable, brand: BrandId): Promise<Pots | null> {
  return (await readPotsOf(queryable, [brand])).get(brand) ?? null;
}

/** The pots of each brand that has some. */
export async function readPotsOf(
  queryable: Queryable,
  brands: readonly BrandId[],
): Promise<ReadonlyMap<BrandId, Pots>> {
  const { rows } = await sql<{
    brand: BrandId;
    pot: BookedPot;
    seededAt: Date;
    begun: number;
    currency: string | null;
    units: bigint | null;
  }>`
    select p.brand, p.pot, p.seeded_at as "seededAt", p.begun, h.currency, h.units
    from jackpot.pot p left join jackpot.held h on h.brand = p.brand and h.pot = p.pot
    where p.brand = any(${[...brands]})`.execute(queryable);
  const potsOf = new Map<BrandId, Pots>();
  for (const { brand, pot, seededAt, begun, currency, units } of rows) {
    const pots = potsOf.get(brand) ?? emptyPots(new Date(0));
    potsOf.set(brand, pots);
    const known = pots[pot];
    known.seededAt = seededAt;
    known.timesSeeded = begun;
    if (isCurrency(currency)) known.balance.set(currency, units ?? 0n);
  }
  return potsOf;
}

/** How often the pots of a brand were seeded, all together. */
export const countSeeds = (pots: Pots): number =>
  BOOKED_POTS.reduce((sum, pot) => sum + pots[pot].timesSeeded, 0);

export function emptyPots(at: Date): Pots {
  const empty = (): Pot => ({ balance: new Map<Currency, bigint>(), seededAt: at, timesSeeded: 0 });
  return { mega: empty(), major: empty(), minor: empty(), shared: empty(), reserve: empty() };
}

/**
 * Writes when each pot was last seeded and how often. The first write of a brand creates the rows of all its pots, also
 * of the reserve; later ones are needed only after a pot was seeded.
 */
export async function writeSeeds(tx: Transaction, brand: BrandId, pots: Pots): Promise<void> {
  await sql`insert into jackpot.pot (brand, pot, seeded_at, begun)
    select ${brand}, pot, seeded_at, begun
    from unnest(${[...BOOKED_POTS]}::text[], ${BOOKED_POTS.map((pot) => pots[pot].seededAt)}::timestamptz[],
                ${BOOKED_POTS.map((pot) => pots[pot].timesSeeded)}::int[]) as p(pot, seeded_at, begun)
    on conflict (brand, pot) do update set seeded_at = excluded.seeded_at, begun = excluded.begun
    where jackpot.pot.begun <> excluded.begun`.execute(tx);
}

export async function writeBalances(tx: Transaction, brand: BrandId, pots: Pots): Promise<void> {
  const held = BOOKED_POTS.flatMap((pot) =>
    [...pots[pot].balance].map(([currency, units]) => ({ pot, currency, units })),
  );
  await sql`insert into jackpot.held (brand, pot, currency, units)
    select ${brand}, pot, currency, units
    from unnest(${held.map(({ pot }) => pot)}::text[], ${held.map(({ currency }) => currency)}::text[],
                ${held.map(({ units }) => `${units}`)}::bigint[]) as h(pot, currency, units)
    on conflict (brand, pot, currency) do update set units = excluded.units
    where jackpot.held.units <> excluded.units`.execute(tx);
}

/** The permanent id of a win, made of the brand, the pot and the bet. */
export const winIdOf = (brand: BrandId, { bet, pot }: Pick<PotWin, 'bet' | 'pot'>): string =>
  `${brand}:${pot}:${bet}`;

export async function writeWin(
  tx: Transaction,
  brand: BrandId,
  win: PotWin & { readonly period: number | null },
): Promise<void> {
  const community = win.community.map(({ playerId, paid, isGain }) => ({
    playerId,
    isGain,
    minor: `${paid.minor}`,
    currency: paid.currency,
  }));
  await sql`insert into jackpot.win
      (id, brand, period, bet, pot, decided_by, player_id, euro_cents, paid, currency, community, won_at)
    values (${winIdOf(brand, win)}, ${brand}, ${win.period}, ${win.bet}, ${win.pot}, ${win.by}, ${win.playerId},
            ${win.euroCents}, ${win.paid.minor}, ${win.paid.currency}, ${JSON.stringify(community)}::jsonb,
            ${win.at})`.execute(tx);
}

export interface WinRow {
  readonly period: number | null;
  readonly bet: string;
  readonly pot: PotWin['pot'];
  readonly by: PotWin['by'];
  readonly cents: bigint;
  readonly at: Date;
}

export async function readWins(queryable: Queryable, brand: BrandId, periods: readonly number[]) {
  const { rows } = await sql<WinRow>`
    select period, bet, pot, decided_by as by, euro_cents as cents, won_at as at from jackpot.win
    where brand = ${brand} and period = any(${[...periods]}) order by ordinal`.execute(queryable);
  return rows;
}

export async function wonByBets(queryable: Queryable, brand: BrandId, bets: readonly string[]) {
  const { rows } = await sql<{ bet: string; pots: PotWin['pot'][] }>`
    select bet, array_agg(pot order by ordinal) as pots from jackpot.win
    where brand = ${brand} and bet = any(${[...bets]}) group by bet`.execute(queryable);
  return new Map(rows.map(({ bet, pots }) => [bet, pots]));
}
