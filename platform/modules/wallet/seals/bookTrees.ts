import { createHmac, hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Book } from '@foyer/contract/wallet/seals/checkpoint.ts';
import {
  HASH_BYTES,
  leafBytes,
  NODE_BYTES,
  rootOf,
  sumsOf,
  toNode,
  type Leaf,
} from '@foyer/contract/wallet/seals/sumTree.ts';
import { inSlices } from '../../../infra/jobs/inSlices.ts';

/** A player's balances at the end of a day, in minor units. */
export interface SealedBalance {
  readonly playerId: string;
  readonly brand: string;
  readonly currency: string;
  readonly real: bigint;
  readonly bonus: bigint;
}

/** The leaves of one brand and currency, sorted by hash, in chunks with the root of each. */
export interface BookTree {
  readonly book: Book;
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly nodes: Uint8Array;
  readonly root: Uint8Array;
}

/** Leaves per chunk: a power of two, so that a chunk is a complete part of the tree. */
const CHUNK_LEAVES = 1024;
const PREFIXES = 2 ** 12;

export const nodeSha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

/** The leaf of a player. The nonce is new each day, so that leaves of two days cannot be linked. */
export function leafOf(
  { playerId, real, bonus }: Pick<SealedBalance, 'playerId' | 'real' | 'bonus'>,
  nonceSecret: Buffer,
): Leaf {
  const nonce = createHmac('sha256', nonceSecret).update(playerId).digest();
  return { player: playerId, nonce, real, bonus };
}

export const nodeOfLeaf = (leaf: Leaf): Uint8Array =>
  toNode(nodeSha256(leafBytes(leaf)), leaf.real, leaf.bonus);

/** One tree for each brand and currency. Yields to the event loop, because it hashes every player. */
export async function buildTrees(
  pages: AsyncIterable<readonly SealedBalance[]>,
  nonceSecret: Buffer,
): Promise<readonly BookTree[]> {
  const books = new Map<string, { brand: string; currency: string; pages: Uint8Array[] }>();
  for await (const page of pages) {
    const nodes = new Map<string, Uint8Array[]>();
    await inSlices(page, (player) => {
      const name = `${player.brand} ${player.currency}`;
      const own = nodes.get(name) ?? [];
      own.push(nodeOfLeaf(leafOf(player, nonceSecret)));
      if (own.length === 1) nodes.set(name, own);
    });
    for (const [name, own] of nodes) {
      const [brand = '', currency = ''] = name.split(' ');
      const book = books.get(name) ?? { brand, currency, pages: [] };
      book.pages.push(Buffer.concat(own));
      books.set(name, book);
    }
  }
  const trees: BookTree[] = [];
  for (const [, { brand, currency, pages: nodes }] of [...books].sort(([a], [b]) => (a < b ? -1 : 1)))
    trees.push(await treeOf(brand, currency, await sortByHash(Buffer.concat(nodes))));
  return trees;
}

async function treeOf(brand: string, currency: string, leaves: Uint8Array): Promise<BookTree> {
  const chunks: Chunk[] = [];
  for (let from = 0; from < leaves.length; from += CHUNK_LEAVES * NODE_BYTES) {
    const nodes = leaves.subarray(from, from + CHUNK_LEAVES * NODE_BYTES);
    chunks.push({ nodes, root: rootOf(nodes, nodeSha256) });
    await nextTurn();
  }
  const root = rootOf(Buffer.concat(chunks.map((chunk) => chunk.root)), nodeSha256);
  const hash = Buffer.from(root.subarray(0, HASH_BYTES)).toString('hex');
  const players = leaves.length / NODE_BYTES;
  return { book: { brand, currency, players, ...sumsOf(root), root: hash }, chunks };
}

/**
 * Sorts nodes by hash: first by twelve bits, which are spread evenly, then the few nodes that share them. The order
 * differs each day and says nothing about the players.
 */
async function sortByHash(nodes: Buffer): Promise<Buffer> {
  const count = nodes.length / NODE_BYTES;
  const prefixOf = (node: number) => nodes.readUInt16BE(node * NODE_BYTES) >> 4;
  const ends = new Uint32Array(PREFIXES);
  const end = (prefix: number) => ends[prefix] ?? 0;
  for (let node = 0; node < count; node++) ends[prefixOf(node)] = end(prefixOf(node)) + 1;
  for (let prefix = 1; prefix < PREFIXES; prefix++) ends[prefix] = end(prefix) + end(prefix - 1);
  await nextTurn();
  const next = Uint32Array.from(ends, (_, prefix) => (prefix === 0 ? 0 : end(prefix - 1)));
  const sorted = Buffer.allocUnsafe(nodes.length);
  for (let node = 0; node < count; node++) {
    const at = next[prefixOf(node)] ?? 0;
    nodes.copy(sorted, at * NODE_BYTES, node * NODE_BYTES, (node + 1) * NODE_BYTES);
    next[prefixOf(node)] = at + 1;
  }
  for (let prefix = 0; prefix < PREFIXES; prefix++) {
    const from = prefix === 0 ? 0 : end(prefix - 1);
    if (end(prefix) - from > 1) sortFew(sorted.subarray(from * NODE_BYTES, end(prefix) * NODE_BYTES));
    if (prefix % 256 === 0) await nextTurn();
  }
  return sorted;
}

function sortFew(nodes: Buffer): void {
  const copy = Buffer.from(nodes);
  Array.from({ length: copy.length / NODE_BYTES }, (_, node) =>
    copy.subarray(node * NODE_BYTES, (node + 1) * NODE_BYTES),
  )
    .sort(Buffer.compare)
    .forEach((node, at) => node.copy(nodes, at * NODE_BYTES));
}
