import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { normaliseEmail } from '../players.ts';
import { identityTables } from '../tables.ts';

/** Whose address it is at a brand, for an operator, who knows players by it; null when it is nobody's. */
export async function playerNamed(
  queryable: Queryable,
  brand: BrandId,
  email: string,
): Promise<PlayerId | null> {
  const found = await identityTables(queryable)
    .selectFrom('identity.player')
    .select('id')
    .where('brand', '=', brand)
    .where('email_key', '=', normaliseEmail(email))
    .executeTakeFirst();
  return found?.id ?? null;
}
