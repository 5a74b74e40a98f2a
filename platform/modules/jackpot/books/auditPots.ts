import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';
import { UNITS_PER_MINOR } from './pots.ts';
import { POTS_ACCOUNT } from './terms.ts';

/** The ledger balance of a pots account in minor units, and the part of it that has not been drawn yet. */
interface PotHolding {
  readonly brand: string;
  readonly name: string;
  readonly currency: Currency;
  readonly held: bigint;
  readonly waiting: bigint;
}

/**
 * Checks that, per brand and currency, pots plus undrawn contributions and unpaid wins equal seeds and contributions
 * minus paid wins according to the ledger, to the fraction of a cent.
 * @returns the discrepancies as readable messages
 */
export async function auditPots(
  queryable: Queryable,
  holdings: readonly PotHolding[],
): Promise<readonly string[]> {
  const rows = await readUnits(queryable);
  const key = (brand: string, currency: string) => `${brand} ${currency}`;
  const stored = new Map(rows.map(({ brand, currency, units }) => [key(brand, currency), units]));
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
    const difference = (stored.get(name) ?? 0n) - minor * UNITS_PER_MINOR;
    if (difference !== 0n)
      findings.push(
        `the pots of ${name} are out by ${toDecimal(money(difference / UNITS_PER_MINOR, currency))} and ${difference % UNITS_PER_MINOR} parts`,
      );
  }
  for (const [name, units] of stored)
    if (units !== 0n && !ledger.has(name)) findings.push(`the pots of ${name} stand on no account`);
  return findings;
}

interface UnitsRow {
  readonly brand: string;
  readonly currency: Currency;
  readonly units: bigint;
}

async function readUnits(queryable: Queryable): Promise<readonly UnitsRow[]> {
  if (!(await tableExists(queryable, 'jackpot.held'))) return [];
  const unpaid = (await tableExists(queryable, 'jackpot.unpaid'))
    ? sql`union all select brand, currency, amount * ${UNITS_PER_MINOR}::bigint from jackpot.unpaid`
    : sql``;
  const { rows } = await sql<UnitsRow>`
    select brand, currency, sum(units)::bigint as units from (
      select brand, currency, units from jackpot.held
      union all
      select brand, entry ->> 'currency', (entry ->> 'minor')::bigint * ${UNITS_PER_MINOR}::bigint
      from jackpot.waiting, jsonb_array_elements(entries) entry
      ${unpaid}) kept
    group by brand, currency`.execute(queryable);
  return rows;
}
