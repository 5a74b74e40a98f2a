import { sql } from 'kysely';
import type { Transaction } from '../../infra/database/database.ts';

/** @param head the end of the feed, where a new installation begins: nobody is notified of what is long past */
export async function lockPosition(tx: Transaction, head: bigint): Promise<bigint> {
  await sql`insert into notifications.feed_position (position) values (${head}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ position: bigint }>`
    select position from notifications.feed_position for update`.execute(tx);
  return rows[0]?.position ?? head;
}

export async function savePosition(tx: Transaction, position: bigint): Promise<void> {
  await sql`update notifications.feed_position set position = ${position}`.execute(tx);
}
