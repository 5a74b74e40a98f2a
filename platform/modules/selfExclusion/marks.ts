import { keyedHasher } from './matching/keys.ts';
import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { spellingsOf } from './spellings.ts';
import { exclusionTables } from './tables.ts';

/** EXCLUSION-09: keyed hashes that identify an excluded person without their personal data. */
export interface Marks {
  readonly fullNames: readonly Buffer[];
  readonly partialNames: readonly Buffer[];
}

export async function marksOf(
  tx: Transaction,
  licence: string,
  person: { readonly firstName: string; readonly lastName: string; readonly birthDate: string },
): Promise<Marks> {
  const hash = await keyedHasher(tx);
  const { fullNames, partialNames } = spellingsOf(person);
  const mark = (spelling: string): Buffer => hash([licence, person.birthDate, spelling]);
  return { fullNames: fullNames.map(mark), partialNames: partialNames.map(mark) };
}

/** Stores the hashes for as long as the exclusion runs, even if the account is erased. */
export async function saveMarks(
  tx: Transaction,
  exclusionId: bigint,
  { fullNames, partialNames }: Marks,
): Promise<void> {
  const rows = [
    ...fullNames.map((mark) => ({ mark, isWhole: true, exclusionId })),
    ...partialNames.map((mark) => ({ mark, isWhole: false, exclusionId })),
  ];
  if (rows.length > 0) await exclusionTables(tx).insertInto('identity.exclusion_mark').values(rows).execute();
}

/** Finds a running exclusion of an erased player by hash. Existing players are compared by their data. */
export async function matchingExclusion(tx: Transaction, { fullNames, partialNames }: Marks, now: Date) {
  const { rows } = await sql<{ player: PlayerId | null; endsAt: Date | null }>`
    select player.id as player, exclusion.ends_at as "endsAt"
    from identity.exclusion_mark as mark
    join identity.exclusion as exclusion on exclusion.id = mark.exclusion_id
    left join identity.player as player on player.id = exclusion.taken_by
    where (player.id is null or player.first_name = '')
      and (mark.mark = any(${[...fullNames]}) or (mark.is_whole and mark.mark = any(${[...partialNames]})))
      and exclusion.lifted_at is null and (exclusion.ends_at is null or exclusion.ends_at > ${now})
    order by exclusion.ends_at desc nulls first limit 1`.execute(tx);
  return rows[0] ?? null;
}
