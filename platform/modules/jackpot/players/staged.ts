import { sql } from 'kysely';
import type { DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** A win that a demo operator stages for the next draw. */
export interface StagedWin {
  readonly brand: BrandId;
  readonly pot: DrawnPotId;
  readonly playerId: PlayerId;
  /** The player's wallet currency. */
  readonly currency: Currency;
  readonly operator: string;
  readonly reason: string;
}

export async function stageWin(queryable: Queryable, win: StagedWin, at: Date): Promise<void> {
  await sql`insert into jackpot.staged_win (brand, pot, player_id, currency, operator, reason, staged_at)
    values (${win.brand}, ${win.pot}, ${win.playerId}, ${win.currency}, ${win.operator}, ${win.reason}, ${at})`.execute(
    queryable,
  );
}

export async function consumeStagedWins(tx: Transaction, brand: BrandId, now: Date) {
  const { rows } = await sql<{ id: bigint; pot: DrawnPotId; playerId: PlayerId; currency: Currency }>`
    update jackpot.staged_win set drawn_at = ${now} where brand = ${brand} and drawn_at is null
    returning id, pot, player_id as "playerId", currency`.execute(tx);
  return rows.map(({ id, ...win }) => ({
    ...win,
    bet: `foyer:staged-${id}`,
    by: 'staged' as const,
    at: now,
  }));
}
