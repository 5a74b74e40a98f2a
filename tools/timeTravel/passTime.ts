import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { reachDatabase } from '@foyer/platform/server/commands/database/reachDatabase.ts';

/**
 * For end-to-end tests: `passTime.ts <email> <minutes>` makes a player's session older, up to a reality
 * check or a session limit. Run it next to the product. It updates the account's times and notifies the player's tabs.
 */
const PASS = `
  with player as (select id from identity.player where email = $1),
  live as (
    select s.id from identity.session s join player on player.id = s.player_id where s.ended_at is null),
  moved as (
    update reality_check.session c
    set started_at = c.started_at - $2::interval, counts_from = c.counts_from - $2::interval, due_at = c.due_at - $2::interval
    from live where c.session_id = live.id returning c.player_id, c.session_id, c.due_at),
  bound as (
    update wallet.account a set check_due_at = moved.due_at,
      play_opens_at = a.play_opens_at - $2::interval, play_closes_at = a.play_closes_at - $2::interval
    from moved where a.player_id = moved.player_id and a.kind = 'real'),
  limited as (
    update limits.play_time t
    set opens_at = t.opens_at - $2::interval, closes_at = t.closes_at - $2::interval
    from live where t.session_id = live.id returning t.player_id, t.session_id, t.closes_at),
  begun as (
    update identity.session s set started_at = s.started_at - $2::interval from live where s.id = live.id),
  announced as (
    insert into outbox.event (topic, payload)
    select 'limits.playTimeChanged', jsonb_build_object('playerId', player_id, 'sessionId', session_id, 'closesAt', to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from limited)
  insert into outbox.event (topic, payload)
  select 'realityCheck.changed', jsonb_build_object('playerId', player_id, 'sessionId', session_id, 'dueAt', to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from moved`;

/** The player's sessions as JSON, for the error message if there is not exactly one. */
async function describeSessions(of: string): Promise<string> {
  const { rows } = await database.pool.query(
    `select s.*, c.due_at from identity.session s join identity.player p on p.id = s.player_id
     left join reality_check.session c on c.session_id = s.id where p.email = $1`,
    [of],
  );
  return JSON.stringify(rows);
}

const [email = '', minutes = ''] = process.argv.slice(2);
const { url, release } = await reachDatabase(readConfig(process.env));
const database = openDatabase(url, { connections: 1 });
try {
  const { rowCount } = await database.pool.query(PASS, [email, `${Number(minutes)} minutes`]);
  if (rowCount !== 1)
    throw new Error(`${rowCount} sessions of ${email} are live, of ${await describeSessions(email)}`);
} finally {
  await database.close();
  await release();
}
