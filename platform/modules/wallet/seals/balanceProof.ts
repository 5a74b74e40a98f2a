import { sql } from 'kysely';
import { FORMAT, toProofStep, type BalanceProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import { HASH_BYTES, NODE_BYTES, pathOf } from '@foyer/contract/wallet/seals/sumTree.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { leafOf, nodeOfLeaf, nodeSha256, type SealedBalance } from './bookTrees.ts';
import { balancesAt } from './day/balancesAt.ts';
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

async function readBalance(queryable: Queryable, playerId: PlayerId, day: string) {
  const { rows } = await balancesAt(day, sql`s.player_id = ${playerId}`).execute(queryable);
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
