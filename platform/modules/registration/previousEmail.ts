import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** Whether a player of the brand had this email address and has changed it. */
export async function isPreviousEmail(queryable: Queryable, brand: BrandId, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from identity.email_change change join identity.player player on player.id = change.player_id
    where player.brand = ${brand} and lower(change.previous_email) = ${normaliseEmail(email)} limit 1`.execute(
    queryable,
  );
  return rows.length > 0;
}
