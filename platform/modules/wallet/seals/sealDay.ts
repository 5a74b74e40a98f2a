import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { formatCheckpoint, hashOf } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { HASH_BYTES } from '@foyer/contract/wallet/seals/sumTree.ts';
import { parseNote } from '@foyer/contract/wallet/seals/signedNote.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { buildTrees, type BookTree } from './bookTrees.ts';
import { SEAL_TOLERANCE_MS } from './clockTolerance.ts';
import type { SealedSpan } from './days.ts';
import { signNote, type LedgerKey } from './ledgerKeys.ts';
import { lastMovements, movementsIn, readHourHashes, readKindTotals } from './movements.ts';
import { readSealedBalances, type Seal } from './readSeals.ts';
import { addTotals, formatStatement, parseStatement, statementHash, unbalanced } from './statement.ts';

export interface DayToSeal {
  readonly span: SealedSpan;
  /** The seal of the day before; null for the first day. */
  readonly previous: Seal | null;
  readonly key: LedgerKey;
  readonly now: Date;
}

/** The number of days for which leaves are stored, so that players can get proofs. */
export const PROOF_DAYS = 35;
const CHUNKS_PER_INSERT = 32;

/**
 * Seals a closed day, in one snapshot. A day whose movements do not add up is not sealed. @throws Error which
 * says what is wrong
 */
export async function sealDay(tx: Transaction, { span, previous, key, now }: DayToSeal): Promise<void> {
  const hours = await readHourHashes(tx, span);
  const before = previous ? parseStatement(previous.statement).totals : [];
  const totals = addTotals(before, await readKindTotals(tx, span));
  const wrong = unbalanced(totals);
  if (wrong.length > 0)
    throw new Error(`${span.day} cannot be sealed: ${wrong.join(', ')} do not sum to zero`);
  await moveBalances(tx, span);

  const nonceSecret = randomBytes(32);
  const trees = await buildTrees(readSealedBalances(tx), nonceSecret);
  const statement = formatStatement({ day: span.day, hours, totals });
  const text = formatCheckpoint({
    day: span.day,
    previous: previous && (await hashOf(parseNote(previous.note).text)),
    statement: statementHash(statement),
    books: trees.map(({ book }) => book),
  });
  await sql`insert into wallet.seal (day, note, statement, nonce_secret, sealed_at)
    values (${span.day}::date, ${signNote(text, key)}, ${statement}, ${nonceSecret}, ${now})`.execute(tx);
  await storeLeaves(tx, span.day, trees);
}

/**
 * Moves each player's sealed balances to the end of the day: those after their last movement dated in it. They
 * must follow from the balances before and all movements up to that one; some of these may be dated after
 * midnight.
 */
async function moveBalances(tx: Transaction, span: SealedSpan): Promise<void> {
  const { from } = span;
  const to = new Date(span.to.getTime() + SEAL_TOLERANCE_MS);
  await sql`create temporary table sealed_now on commit drop as ${lastMovements(span)}`.execute(tx);
  await sql`insert into wallet.sealed_balance (player_id, since, real, bonus, sequence)
    select player_id, ${span.day}::date, 0, 0, 0 from (
      select player_id from wallet.account where kind = 'real' and opened_at < ${span.to}
      union select "playerId" from sealed_now) player
    on conflict do nothing`.execute(tx);
  await sql`analyze sealed_now`.execute(tx);
  // Drops movements that the previous day has already included, because their numbers are below that of its last one.
  await sql`delete from sealed_now last using wallet.sealed_balance s
    where s.player_id = last."playerId" and s.sequence >= last.sequence`.execute(tx);
  const { rows } = await sql<{ count: bigint }>`
    with moved as (
      select m.player_id, sum(m.real) as real, sum(m.bonus) as bonus, count(distinct m.sequence) as movements
      from (${movementsIn({ from, to })}) m
      join sealed_now last on last."playerId" = m.player_id and m.sequence <= last.sequence
      join wallet.sealed_balance s on s.player_id = m.player_id and m.sequence > s.sequence
      group by m.player_id)
    select count(*) as count
    from sealed_now last join wallet.sealed_balance s on s.player_id = last."playerId"
    left join moved m on m.player_id = last."playerId"
    where s.real + coalesce(m.real, 0) <> last.real or s.bonus + coalesce(m.bonus, 0) <> last.bonus
       or s.sequence + coalesce(m.movements, 0) <> last.sequence`.execute(tx);
  const count = rows[0]?.count ?? 0n;
  if (count > 0n)
    throw new Error(`${span.day} cannot be sealed: the movements of ${count} players do not add up`);
  await sql`update wallet.sealed_balance s set real = last.real, bonus = last.bonus, sequence = last.sequence
    from sealed_now last where s.player_id = last."playerId"`.execute(tx);
  await sql`drop table sealed_now`.execute(tx);
}

async function storeLeaves(tx: Transaction, day: string, trees: readonly BookTree[]): Promise<void> {
  for (const { book, chunks } of trees)
    for (let from = 0; from < chunks.length; from += CHUNKS_PER_INSERT) {
      const some = chunks.slice(from, from + CHUNKS_PER_INSERT);
      const column = (bytes: (chunk: (typeof some)[number]) => Uint8Array) =>
        some.map((chunk) => Buffer.from(bytes(chunk)));
      await sql`insert into wallet.seal_leaves (day, brand, currency, first_hash, nodes, root)
        select ${day}::date, ${book.brand}, ${book.currency}, leaves.* from unnest(
          ${column(({ nodes }) => nodes.subarray(0, HASH_BYTES))}::bytea[],
          ${column(({ nodes }) => nodes)}::bytea[], ${column(({ root }) => root)}::bytea[]) leaves`.execute(
        tx,
      );
    }
  await sql`delete from wallet.seal_leaves where day <= ${day}::date - ${PROOF_DAYS}::int`.execute(tx);
}
