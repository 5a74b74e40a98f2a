import { sql } from 'kysely';
import { FORMAT, toProofStep, type BalanceProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import { HASH_BYTES, NODE_BYTES, pathOf } from '@foyer/contract/wallet/seals/sumTree.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { leafOf, nodeOfLeaf, nodeSha256, type SealedBalance } from './bookTrees.ts';
import { endOf } from './days.ts';
import { readLastSeal, readSeal } from './readSeals.ts';

/**
 * The proof of a player's balances at the end of a sealed day. @param day null for the last one @returns null
 * when the day is not sealed, does not include the player, or is so old that its leaves are no longer stored
 */
export async function readBalanceProof(
  queryable: Queryable,
  playerId: PlayerId,
  day: string | null,
): Promise<BalanceProof | null> {
  const seal = day === null ? await readLastSeal(queryable) : await readSeal(queryable, day);
  const balance = seal && (await readBalance(queryable, playerId, seal.day));
  if (!balance) return null;
  const leaf = leafOf(balance, seal.nonceSecret);
  const node = Buffer.from(nodeOfLeaf(leaf));
  const path = await readPath(queryable, balance, seal.day, node);
  if (!path) return null;
  const { brand, currency } = balance;
  return {
    format: FORMAT,
    note: seal.note,
    brand,
    currency,
    player: playerId,
    nonce: Buffer.from(leaf.nonce).toString('hex'),
    real: `${leaf.real}`,
    bonus: `${leaf.bonus}`,
    path,
  };
}

/** The player's balances after their last movement dated before the end of the day. */
async function readBalance(queryable: Queryable, playerId: PlayerId, day: string) {
  const end = endOf(day);
  // The index is in the order of time. The last movement is the one with the highest number, and clocks of
  // nodes differ by less than an hour.
  const { rows } = await sql<SealedBalance>`
    with dated as (
      (select created_at as at from wallet.transfer
       where player_id = ${playerId} and sequence is not null and created_at < ${end}
       order by created_at desc limit 1)
      union all
      (select concluded_at from wallet.conclusion
       where player_id = ${playerId} and sequence is not null and concluded_at < ${end}
       order by concluded_at desc limit 1)),
    latest as (select max(at) - interval '1 hour' as since from dated),
    moved as (
      select sequence, balance_after, bonus_after from wallet.transfer
      where player_id = ${playerId} and sequence is not null
        and created_at >= (select since from latest) and created_at < ${end}
      union all
      select sequence, balance_after, bonus_after from wallet.conclusion
      where player_id = ${playerId} and sequence is not null
        and concluded_at >= (select since from latest) and concluded_at < ${end}
      order by sequence desc limit 1)
    select s.player_id as "playerId", a.brand, a.currency, coalesce(m.balance_after, 0) as real,
           coalesce(m.bonus_after, 0) as bonus
    from wallet.sealed_balance s
    join wallet.account a on a.player_id = s.player_id and a.kind = 'real'
    left join moved m on true
    where s.player_id = ${playerId} and s.since <= ${day}::date`.execute(queryable);
  return rows[0] ?? null;
}

/** Reads the hashes that prove a leaf: its siblings within the chunk, then the siblings above the chunks. */
async function readPath(queryable: Queryable, { brand, currency }: SealedBalance, day: string, node: Buffer) {
  const { rows } = await sql<{ root: Buffer; nodes: Buffer | null }>`
    with book as (
      select first_hash, nodes, root from wallet.seal_leaves
      where day = ${day}::date and brand = ${brand} and currency = ${currency}),
    own as (
      select first_hash from book where first_hash <= ${node.subarray(0, HASH_BYTES)}
      order by first_hash desc limit 1)
    select book.root, case when book.first_hash = own.first_hash then book.nodes end as nodes
    from book cross join own order by book.first_hash`.execute(queryable);
  const chunk = rows.findIndex(({ nodes }) => nodes !== null);
  const nodes = rows[chunk]?.nodes;
  if (!nodes) return null;
  const leaf = Array.from({ length: nodes.length / NODE_BYTES }, (_, at) => at * NODE_BYTES).findIndex((at) =>
    node.equals(nodes.subarray(at, at + NODE_BYTES)),
  );
  if (leaf < 0) return null;
  const roots = Buffer.concat(rows.map(({ root }) => root));
  return [...pathOf(nodes, leaf, nodeSha256), ...pathOf(roots, chunk, nodeSha256)].map(toProofStep);
}
