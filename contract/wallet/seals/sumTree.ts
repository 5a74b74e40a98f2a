/**
 * Merkle sum tree over player balances (MONEY-12). A node is 48 bytes: its hash (32), then the real and the
 * bonus money below it, each as 8 bytes, big-endian, in minor units. The format is in
 * docs/guides/verify-balances.md.
 */
export const NODE_BYTES = 48;
export const HASH_BYTES = 32;

/** No sum may be larger, so that none can overflow a signed 64-bit number. */
export const MAX_SUM = 2n ** 63n - 1n;

export type SyncSha256 = (bytes: Uint8Array) => Uint8Array;
/** SHA-256 of the platform (synchronous) or of the browser (asynchronous). */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export interface Leaf {
  readonly player: string;
  /** 32 random bytes of this player and day, so that nobody can find a leaf by guessing. */
  readonly nonce: Uint8Array;
  readonly real: bigint;
  readonly bonus: bigint;
}

export interface Step {
  /** On which side of the path the sibling is. */
  readonly side: 'left' | 'right';
  readonly node: Uint8Array;
}

/** The bytes whose SHA-256 is the hash of a leaf. @throws RangeError for a sum out of range */
export function leafBytes({ player, nonce, real, bonus }: Leaf): Uint8Array {
  if (nonce.length !== HASH_BYTES) throw new RangeError('a nonce has 32 bytes');
  const name = new TextEncoder().encode(player);
  const bytes = new Uint8Array(1 + NODE_BYTES + name.length);
  bytes.set(toNode(nonce, real, bonus), 1);
  bytes.set(name, 1 + NODE_BYTES);
  return bytes;
}

/** A node of these parts. @throws RangeError for a sum that is negative or above `MAX_SUM` */
export function toNode(hash: Uint8Array, real: bigint, bonus: bigint): Uint8Array {
  const node = new Uint8Array(NODE_BYTES);
  const view = new DataView(node.buffer);
  node.set(hash);
  view.setBigUint64(HASH_BYTES, checkedSum(real));
  view.setBigUint64(HASH_BYTES + 8, checkedSum(bonus));
  return node;
}

/** The sums of the node that begins at this byte. @throws RangeError for a sum above `MAX_SUM` */
export function sumsOf(nodes: Uint8Array, offset = 0): { readonly real: bigint; readonly bonus: bigint } {
  const view = new DataView(nodes.buffer, nodes.byteOffset + offset, NODE_BYTES);
  return {
    real: checkedSum(view.getBigUint64(HASH_BYTES)),
    bonus: checkedSum(view.getBigUint64(HASH_BYTES + 8)),
  };
}

/** The bytes whose SHA-256 is the hash of the parent of two nodes. */
export function parentBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * NODE_BYTES);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 1 + NODE_BYTES);
  return bytes;
}

/** @throws RangeError when a sum is out of range */
export async function parentOf(left: Uint8Array, right: Uint8Array, sha256: Sha256): Promise<Uint8Array> {
  const [a, b] = [sumsOf(left), sumsOf(right)];
  return toNode(await sha256(parentBytes(left, right)), a.real + b.real, a.bonus + b.bonus);
}

/** The root above these nodes, which follow each other in `nodes`. @throws RangeError for no nodes */
export function rootOf(nodes: Uint8Array, sha256: SyncSha256): Uint8Array {
  if (nodes.length === 0) throw new RangeError('a tree has at least one leaf');
  let level = nodes;
  while (level.length > NODE_BYTES) level = parentsOf(level, sha256);
  return level;
}

/** The siblings of one node on its way to the root above these nodes. */
export function pathOf(nodes: Uint8Array, index: number, sha256: SyncSha256): Step[] {
  const steps: Step[] = [];
  let [level, at] = [nodes, index];
  while (level.length > NODE_BYTES) {
    const sibling = nodeAt(level, at ^ 1);
    if (sibling.length > 0) steps.push({ side: at % 2 === 0 ? 'right' : 'left', node: sibling });
    [level, at] = [parentsOf(level, sha256), at >> 1];
  }
  return steps;
}

/** The next level of nodes towards the root. A last node without a sibling moves up unchanged. */
function parentsOf(level: Uint8Array, sha256: SyncSha256): Uint8Array {
  const count = level.length / NODE_BYTES;
  const above = new Uint8Array(Math.ceil(count / 2) * NODE_BYTES);
  for (let left = 0; left < count; left += 2) {
    const pair = [nodeAt(level, left), nodeAt(level, left + 1)] as const;
    above.set(pair[1].length > 0 ? parent(...pair, sha256) : pair[0], (left / 2) * NODE_BYTES);
  }
  return above;
}

function parent(left: Uint8Array, right: Uint8Array, sha256: SyncSha256): Uint8Array {
  const [a, b] = [sumsOf(left), sumsOf(right)];
  return toNode(sha256(parentBytes(left, right)), a.real + b.real, a.bonus + b.bonus);
}

/** The node at this index; empty after the last node. */
const nodeAt = (nodes: Uint8Array, index: number): Uint8Array =>
  nodes.subarray(index * NODE_BYTES, (index + 1) * NODE_BYTES);

function checkedSum(sum: bigint): bigint {
  if (sum < 0n || sum > MAX_SUM) throw new RangeError('a sum in the tree is negative or too large');
  return sum;
}
