import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { KnownStatuses, NewNotification } from '../rules/notificationOf.ts';

interface PlayerState extends KnownStatuses {
  readonly playerId: PlayerId;
  readonly lastNumber: bigint;
}

/** Notifications of a player that are kept. Messages of the operator are kept besides, or they would come again. */
const MAX_PER_PLAYER = 200n;

/** The player's state, locked until `tx` ends. */
export async function lockState(tx: Transaction, playerId: PlayerId): Promise<PlayerState> {
  const { rows } = await sql<PlayerState>`
    insert into notifications.player_state as state (player_id) values (${playerId})
    on conflict (player_id) do update set player_id = excluded.player_id
    returning player_id as "playerId", last_number as "lastNumber", kyc_status as "kycStatus",
      source_of_wealth as "sourceOfWealth"`.execute(tx);
  const [state] = rows;
  if (!state) throw new TypeError('the state of a player is not there');
  return state;
}

/**
 * Numbers and stores notifications whose key the player does not have, and deletes the player's oldest ones.
 * @param state locked by the caller
 * @returns how many were new
 */
export async function addNotifications(
  tx: Transaction,
  { playerId, lastNumber }: PlayerState,
  added: readonly (NewNotification & { readonly at: Date })[],
): Promise<number> {
  if (added.length === 0) return 0;
  const { rows } = await sql<{ last: bigint | null; count: number }>`
    with fresh as (
      select distinct on (key) place, key, kind, data, at
      from jsonb_to_recordset(${JSON.stringify(added.map((one, place) => ({ ...one, place })))}::jsonb)
        as given(place int, key text, kind text, data jsonb, at timestamptz)
      where not exists (select from notifications.notification stored
                        where stored.player_id = ${playerId} and stored.key = given.key)
      order by key, place),
    stored as (
      insert into notifications.notification (player_id, number, key, kind, data, created_at)
      select ${playerId}, ${lastNumber}::bigint + row_number() over (order by place), key, kind, data, at from fresh
      returning number)
    select max(number) as last, count(*)::int as count from stored`.execute(tx);
  const { last = null, count = 0 } = rows[0] ?? {};
  if (last === null) return 0;
  await sql`update notifications.player_state set last_number = ${last} where player_id = ${playerId}`.execute(
    tx,
  );
  // A device that is being sent something, or waits after a failure, keeps its time.
  await sql`update notifications.push_subscription
    set latest_number = ${last}, next_attempt_at = coalesce(next_attempt_at, ${added.at(-1)?.at ?? null}::timestamptz)
    where player_id = ${playerId}`.execute(tx);
  await sql`delete from notifications.notification
    where player_id = ${playerId} and number <= ${last - MAX_PER_PLAYER} and kind <> 'OperatorMessage'`.execute(
    tx,
  );
  return count;
}
