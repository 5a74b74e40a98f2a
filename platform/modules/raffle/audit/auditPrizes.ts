import { sql } from 'kysely';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';
import { prizeKey } from '../drops/winners.ts';

interface PaidPrize {
  readonly key: string;
  readonly playerId: string;
  readonly amount: Money;
}

/**
 * Checks that each prize won was paid to its winner once and in full, and that no other prize was paid. Prizes that the
 * winner's balance cannot hold wait (`raffle.unpaid`).
 * @returns the discrepancies as readable messages
 */
export async function auditPrizes(
  queryable: Queryable,
  paid: readonly PaidPrize[],
): Promise<readonly string[]> {
  const ledger = new Map(paid.map((prize) => [prize.key, prize]));
  const findings: string[] = [];
  for (const { drop, prize, playerId, minor, currency } of await readWinners(queryable)) {
    const key = prizeKey(drop, prize);
    const found = ledger.get(key);
    ledger.delete(key);
    if (!found) findings.push(`the prize ${key} was announced and not paid`);
    else if (
      found.playerId !== playerId ||
      found.amount.minor !== minor ||
      found.amount.currency !== currency
    )
      findings.push(`the prize ${key} was announced otherwise than it was paid`);
  }
  for (const { key, amount } of ledger.values())
    findings.push(`${toDecimal(amount)} ${amount.currency} were paid as ${key}, which nobody won`);
  return findings;
}

interface WinnerRow {
  readonly drop: string;
  readonly prize: number;
  readonly playerId: string;
  readonly minor: bigint;
  readonly currency: string;
}

async function readWinners(queryable: Queryable): Promise<readonly WinnerRow[]> {
  if (!(await tableExists(queryable, 'raffle.unpaid'))) return [];
  const { rows } = await sql<WinnerRow>`
    select drop, prize, player_id as "playerId", paid as minor, currency from raffle.winner w
    where not exists (select from raffle.unpaid u where u.drop = w.drop and u.prize = w.prize)`.execute(
    queryable,
  );
  return rows;
}
