import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DROP_TYPES, type DropType } from '@foyer/contract/raffle/drops.ts';
import type { BrandId } from '@foyer/vocabulary/ids.ts';
import type { Queryable, Transaction } from '../../../plumbing/database/database.ts';
import type { Site } from '../../../plumbing/sites/index.ts';
import { termsOf, type Terms } from './terms.ts';
import { endOf, instanceOf } from './times.ts';

/** One seed's time. What was written down is never changed; `begins` and `over` are as what was staged has moved them. */
export interface DropRow {
  readonly id: string;
  readonly type: DropType;
  readonly number: number;
  readonly begins: Date;
  readonly over: Date;
  /** As it was promised. */
  readonly endsAt: Date;
  readonly isStaged: boolean;
  readonly commitment: string;
  readonly seed: string;
  readonly terms: Terms;
  /** Of its entries, once it is closed. */
  readonly list: {
    readonly entrants: number;
    readonly tickets: bigint;
    readonly hash: string;
    readonly closedAt: Date;
  } | null;
  readonly drawnAt: Date | null;
}

interface Columns extends Omit<DropRow, 'list'> {
  readonly entrants: number | null;
  readonly tickets: bigint | null;
  readonly hash: string | null;
  readonly closedAt: Date | null;
}

const COLUMNS = sql.raw(
  `d.id, d.type, d.number, b.begins_at as begins, b.over_at as over, d.ends_at as "endsAt", b.is_staged as "isStaged",
   d.commitment, d.seed, d.terms, l.entrants, l.tickets, l.hash, l.closed_at as "closedAt", n.drawn_at as "drawnAt"`,
);
const BESIDE = sql.raw(
  `join raffle.bounds b on b.drop = d.id left join raffle.list l on l.drop = d.id left join raffle.drawn n on n.drop = d.id`,
);

const toRow = ({ entrants, tickets, hash, closedAt, ...row }: Columns): DropRow => ({
  ...row,
  list:
    entrants === null || tickets === null || hash === null || closedAt === null
      ? null
      : { entrants, tickets, hash, closedAt },
});

/** More than stakes may still wait for, and than a platform that was down leaves behind it. */
const RECENT = 8;

/** The latest of each type: those that come, run, or wait for their draw are among them. */
export async function recentDrops(queryable: Queryable, brand: BrandId): Promise<readonly DropRow[]> {
  const { rows } = await sql<Columns>`select ${COLUMNS}
    from unnest(${[...DROP_TYPES]}::text[]) of(type)
    cross join lateral (select * from raffle.drop
      where brand = ${brand} and type = of.type order by number desc limit ${RECENT}) d ${BESIDE}
    order by d.type, d.number desc`.execute(queryable);
  return rows.map(toRow);
}

export interface DropsPage {
  readonly first: number;
  /** A number. */
  readonly before: number | null;
}

/** The latest first. */
export async function readDrops(
  queryable: Queryable,
  brand: BrandId,
  type: DropType,
  { first, before }: DropsPage,
): Promise<readonly DropRow[]> {
  const { rows } = await sql<Columns>`select ${COLUMNS} from raffle.drop d ${BESIDE}
    where d.brand = ${brand} and d.type = ${type} and (${before}::int is null or d.number < ${before}::int)
    order by d.number desc limit ${first}`.execute(queryable);
  return rows.map(toRow);
}

/** The drop of a type that takes the stakes of a moment. */
export const dropAt = (drops: readonly DropRow[], type: DropType, at: Date): DropRow | undefined =>
  drops.find((drop) => drop.type === type && drop.begins <= at && at < drop.over);

/**
 * D8: of each type the drop that runs and the next are there, each written down before it begins; the very first, and
 * one that was missed, begins when it is written. The caller holds the raffle. @returns whether any was written
 */
export async function commitDrops(
  tx: Transaction,
  site: Site,
  recent: readonly DropRow[],
  now: Date,
): Promise<boolean> {
  let isWritten = false;
  for (const type of DROP_TYPES) {
    const last = recent.find((drop) => drop.type === type);
    const isMissing = !last || last.over <= now;
    if (!isMissing && last.begins > now) continue;
    isWritten = true;
    const number = (last?.number ?? 0) + 1;
    const runs = isMissing ? await commit(tx, site, { type, number, from: now, now }) : last;
    await commit(tx, site, { type, number: runs.number + 1, from: runs.endsAt, now });
  }
  return isWritten;
}

interface Coming {
  readonly type: DropType;
  readonly number: number;
  readonly from: Date;
  readonly now: Date;
}

async function commit(
  tx: Transaction,
  site: Site,
  { type, number, from, now }: Coming,
): Promise<Pick<DropRow, 'number' | 'endsAt'>> {
  const { brand, raffle, timeZone } = site;
  if (!raffle) throw new Error(`${brand} has no raffle`);
  const endsAt = endOf(type, timeZone, from);
  const seed = randomBytes(32).toString('hex');
  const commitment = createHash('sha256').update(seed).digest('hex');
  const terms = termsOf(site, raffle, type, endsAt);
  await sql`insert into raffle.drop
      (id, brand, type, number, starts_at, ends_at, commitment, seed, terms, written_at)
    values (${instanceOf(brand, type, from)}, ${brand}, ${type}, ${number}, ${from}, ${endsAt}, ${commitment}, ${seed},
            ${JSON.stringify(terms)}::jsonb, ${now})`.execute(tx);
  return { number, endsAt };
}
