import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { RegisterReply } from '../ports.ts';
import { registerTables } from './tables.ts';

/** What was last asked about a player, and when their live session began. */
export async function readStatuses(queryable: Queryable, playerId: PlayerId) {
  const tables = registerTables(queryable);
  const statuses = await tables
    .selectFrom('identity.register_status')
    .select(['register', 'attemptedAt', 'askedAt', 'depositAskedAt'])
    .where('playerId', '=', playerId)
    .execute();
  const session = await tables
    .selectFrom('identity.session')
    .select('startedAt')
    .where('playerId', '=', playerId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return { statuses, sessionStartedAt: session?.startedAt ?? null };
}

export interface Answered extends RegisterReply {
  readonly playerId: PlayerId;
  readonly register: string;
  /** When the request was sent. */
  readonly askedAt: Date;
  readonly isAtDeposit: boolean;
}

/**
 * Stores a reply, unless a later request was answered before. @returns whether it was stored: an older reply must not
 * take effect
 */
export async function saveReply(queryable: Queryable, answered: Answered): Promise<boolean> {
  const { playerId, register, askedAt, isAtDeposit, isExcluded, reference } = answered;
  const { rows } = await sql`
    insert into identity.register_status as status
      (player_id, register, attempted_at, asked_at, deposit_asked_at, is_excluded, reference)
    values (${playerId}, ${register}, ${askedAt}, ${askedAt}, ${isAtDeposit ? askedAt : null}, ${isExcluded}, ${reference})
    on conflict (player_id, register) do update set
      attempted_at = greatest(status.attempted_at, excluded.attempted_at),
      asked_at = excluded.asked_at,
      deposit_asked_at = coalesce(excluded.deposit_asked_at, status.deposit_asked_at),
      is_excluded = excluded.is_excluded,
      reference = excluded.reference
    where status.asked_at is null or status.asked_at <= excluded.asked_at
    returning 1`.execute(queryable);
  return rows.length > 0;
}

/** Notes that a register was asked in vain: its earlier reply is not enough any more, and the daily check waits a while. */
export async function saveAttempt(
  queryable: Queryable,
  { players, register, now }: { players: readonly PlayerId[]; register: string; now: Date },
): Promise<void> {
  await sql`
    insert into identity.register_status as status (player_id, register, attempted_at)
    select id, ${register}, ${now} from unnest(${[...players]}::text[]) as id
    on conflict (player_id, register) do update
      set attempted_at = greatest(status.attempted_at, excluded.attempted_at)`.execute(queryable);
}
