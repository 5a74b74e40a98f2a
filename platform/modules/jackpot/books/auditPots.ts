import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { UNITS_A_MINOR } from './pots.ts';
import { POTS_ACCOUNT } from './terms.ts';

/** What the ledger holds on an account of pots, in minor units, and how much of it waits to be drawn. */
interface PotHolding {
  readonly brand: string;
  readonly name: string;
  readonly currency: Currency;
  readonly held: bigint;
  readonly waiting: bigint;
}

/**
 * Pots are what seeds and contributions put in and wins took out: in each brand and currency, all pots together and
 * what waits for them must be what the ledger's transfers say, to the last part of a cent. @returns what is wrong, in words
 */
export async function auditPots(
  queryable: Queryable,
  holdings: readonly PotHolding[],
): Promise<readonly string[]> {
  const rows = await readHeld(queryable);
  const key = (brand: string, currency: string) => `${brand} ${currency}`;
  const kept = new Map(rows.map(({ brand, currency, units }) => [key(brand, currency), units]));
  const ledger = new Map(
    holdings
      .filter(({ name }) => name === POTS_ACCOUNT)
      .map(({ brand, currency, held, waiting }) => [
        key(brand, currency),
        { currency, minor: held - waiting },
      ]),
  );
  const findings: string[] = [];
  for (const [name, { currency, minor }] of ledger) {
    const difference = (kept.get(name) ?? 0n) - minor * UNITS_A_MINOR;
    if (difference !== 0n)
      findings.push(
        `the pots of ${name} are out by ${toDecimal(money(difference / UNITS_A_MINOR, currency))} and ${difference % UNITS_A_MINOR} parts`,
      );
  }
  for (const [name, units] of kept)
    if (units !== 0n && !ledger.has(name)) findings.push(`the pots of ${name} stand on no account`);
  return findings;
}

interface HeldRow {
  readonly brand: string;
  readonly currency: Currency;
  readonly units: bigint;
}

/** A ledger that never had a jackpot has no such table. */
async function readHeld(queryable: Queryable): Promise<readonly HeldRow[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('jackpot.held') is not null as "isThere"`.execute(queryable);
  if (!tables[0]?.isThere) return [];
  const { rows } = await sql<HeldRow>`
    select brand, currency, sum(units)::bigint as units from (
      select brand, currency, units from jackpot.held
      union all
      select brand, entry ->> 'currency', (entry ->> 'minor')::bigint * ${UNITS_A_MINOR}::bigint
      from jackpot.waiting, jsonb_array_elements(entries) entry) kept
    group by brand, currency`.execute(queryable);
  return rows;
}
