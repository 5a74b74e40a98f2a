import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DROP_TYPES, type DropType } from '@foyer/contract/raffle/drops.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { termsOf, type Terms } from './terms.ts';
import { endOf, instanceOf } from './times.ts';

/**
 * A raffle drop, which one seed draws. The stored row is immutable; `begins` and `over` take account of drops that were
 * ended early for a demonstration.
 */
export interface DropRow {
  readonly id: string;
  readonly brand: BrandId;
  readonly type: DropType;
  readonly number: number;
  readonly begins: Date;
  readonly over: Date;
  /** The published end, also of a drop that was ended early. */
  readonly endsAt: Date;
  readonly isStaged: boolean;
  readonly commitment: string;
  readonly seed: string;
  readonly terms: Terms;
  /** The closed entry list; null while it is open. */
  readonly list: {
    readonly entrants: number;
    readonly tickets: bigint;
    readonly hash: string;
    readonly closedAt: Date;
  } | null;
  readonly drawnAt: Date | null;
  /** Whether the drop's sums are in `raffle.standing` instead of `raffle.entry`. */
  readonly isCurrent: boolean;
}

interface Columns extends Omit<DropRow, 'list'> {
  readonly entrants: number | null;
  readonly tickets: bigint | null;
  readonly hash: string | null;
  readonly closedAt: Date | null;
}

const COLUMNS = sql.raw(
  `d.id, d.brand, d.type, d.number, b.begins_at as begins, b.over_at as over, d.ends_at as "endsAt", b.is_staged as "isStaged",
   d.commitment, d.seed, d.terms, l.entrants, l.tickets, l.hash, l.closed_at as "closedAt", n.drawn_at as "drawnAt",
   s.drop is not null as "isCurrent"`,
);
const JOINS = sql.raw(
  `join raffle.bounds b on b.drop = d.id left join raffle.list l on l.drop = d.id left join raffle.drawn n on n.drop = d.id
   left join raffle.slot s on s.drop = d.id`,
);

const toRow = ({ entrants, tickets, hash, closedAt, ...row }: Columns): DropRow => ({
  ...row,
  list:
    entrants === null || tickets === null || hash === null || closedAt === null
      ? null
      : { entrants, tickets, hash, closedAt },
});

/** All drops that are not drawn, the latest of each type, and the current ones in `raffle.slot`. */
export async function recentDrops(queryable: Queryable, brands: readonly BrandId[]) {
  const { rows } = await sql<Columns>`
    with recent as (
      select drop as id from raffle.undrawn where brand = any(${[...brands]})
      union
      select drop from raffle.slot where brand = any(${[...brands]})
      union
      select latest.id from unnest(${[...brands]}::text[]) own(brand)
      cross join unnest(${[...DROP_TYPES]}::text[]) of(type)
      cross join lateral (select id from raffle.drop
        where brand = own.brand and type = of.type order by number desc limit 1) latest)
    select ${COLUMNS} from recent join raffle.drop d using (id) ${JOINS}
    order by d.type, d.number desc`.execute(queryable);
  return rows.map(toRow);
}

/** A time span; both ends are inclusive. */
export interface Span {
  readonly first: Date;
  readonly last: Date;
}

/** Drops with a closed list whose time overlaps the span. */
export async function closedDrops(queryable: Queryable, brand: BrandId, { first, last }: Span) {
  const { rows } = await sql<Columns>`select ${COLUMNS} from raffle.drop d ${JOINS}
    where d.brand = ${brand} and l.drop is not null and b.begins_at <= ${last} and b.over_at > ${first}`.execute(
    queryable,
  );
  return rows.map(toRow);
}

export interface ListedDrop extends DropRow {
  readonly list: NonNullable<DropRow['list']>;
  /** The exchange rates used to calculate the tickets; null for lists closed before rates were stored. */
  readonly rates: Rates | null;
}

export async function listedDrops(queryable: Queryable): Promise<readonly ListedDrop[]> {
  const { rows } = await sql<Columns & { readonly rates: Readonly<Record<string, string>> | null }>`
    select ${COLUMNS}, l.rates from raffle.drop d ${JOINS}
    where l.drop is not null order by d.brand, d.type, d.number`.execute(queryable);
  return rows.flatMap(({ rates, ...columns }) => {
    const drop = toRow(columns);
    return drop.list ? [{ ...drop, list: drop.list, rates: rates && toRates(rates) }] : [];
  });
}

const toRates = (rateTexts: Readonly<Record<string, string>>): Rates =>
  new Map(Object.entries(rateTexts).map(([currency, rate]) => [toCurrency(currency), BigInt(rate)]));

export interface DropsPage {
  readonly first: number;
  /** A drop number; only earlier drops are returned. */
  readonly before: number | null;
}

/** Reads a brand's drops, latest first. */
export async function readDrops(
  queryable: Queryable,
  brand: BrandId,
  type: DropType,
  { first, before }: DropsPage,
): Promise<readonly DropRow[]> {
  const { rows } = await sql<Columns>`select ${COLUMNS} from raffle.drop d ${JOINS}
    where d.brand = ${brand} and d.type = ${type} and (${before}::int is null or d.number < ${before}::int)
    order by d.number desc limit ${first}`.execute(queryable);
  return rows.map(toRow);
}

/** The drop of a type that accepts stakes at a time. */
export const dropAt = (drops: readonly DropRow[], type: DropType, at: Date): DropRow | undefined =>
  drops.find((drop) => drop.type === type && drop.begins <= at && at < drop.over);

export const uncommittedTypes = (recent: readonly DropRow[], now: Date): readonly DropType[] =>
  DROP_TYPES.filter((type) => {
    const last = recent.find((drop) => drop.type === type);
    return !last || last.begins <= now;
  });

/**
 * FAIR-08: ensures that the current and the next drop of each type exist, each stored before it begins. The
 * first drop, or one after an interruption, begins when it is stored. The caller holds the raffle lock.
 */
export async function commitDrops(
  tx: Transaction,
  site: Site,
  recent: readonly DropRow[],
  now: Date,
): Promise<void> {
  for (const type of uncommittedTypes(recent, now)) {
    const last = recent.find((drop) => drop.type === type);
    const isMissing = !last || last.over <= now;
    const number = (last?.number ?? 0) + 1;
    const running = isMissing ? await commit(tx, site, { type, number, from: now, now }) : last;
    await commit(tx, site, { type, number: running.number + 1, from: running.endsAt, now });
  }
}

interface NextDrop {
  readonly type: DropType;
  readonly number: number;
  readonly from: Date;
  readonly now: Date;
}

async function commit(
  tx: Transaction,
  site: Site,
  { type, number, from, now }: NextDrop,
): Promise<Pick<DropRow, 'number' | 'endsAt'>> {
  const { brand, raffle, timeZone } = site;
  if (!raffle) throw new Error(`${brand} has no raffle`);
  const [id, endsAt] = [instanceOf(brand, type, from), endOf(type, timeZone, from)];
  const seed = randomBytes(32).toString('hex');
  const commitment = createHash('sha256').update(seed).digest('hex');
  const terms = termsOf(site, raffle, type, endsAt);
  await sql`insert into raffle.drop
      (id, brand, type, number, starts_at, ends_at, commitment, seed, terms, written_at)
    values (${id}, ${brand}, ${type}, ${number}, ${from}, ${endsAt}, ${commitment}, ${seed},
            ${JSON.stringify(terms)}::jsonb, ${now})`.execute(tx);
  await sql`insert into raffle.undrawn (drop, brand) values (${id}, ${brand})`.execute(tx);
  return { number, endsAt };
}
