import { describe, expect, it } from 'vitest';
import {
  HASH_BYTES,
  leafBytes,
  MAX_SUM,
  parentBytes,
  parentOf,
  pathOf,
  rootOf,
  sumsOf,
  toNode,
} from './sumTree.ts';
import { leafOf, nodeSha256, packedLeaves } from './testing/sampleTree.ts';

const hashOf = (byte: number): Uint8Array => new Uint8Array(HASH_BYTES).fill(byte);
const [A, B, C] = [toNode(hashOf(1), 5n, 1n), toNode(hashOf(2), 7n, 2n), toNode(hashOf(3), 11n, 4n)];
const packed = (...nodes: readonly Uint8Array[]) => Uint8Array.from(nodes.flatMap((node) => [...node]));
const above = (left: Uint8Array, right: Uint8Array, real: bigint, bonus: bigint) =>
  toNode(nodeSha256(parentBytes(left, right)), real, bonus);

describe('MONEY-12 a node of the sum tree', () => {
  it('is its hash and its sums, each in eight bytes, the highest first', () => {
    const node = toNode(hashOf(9), 258n, 3n);
    expect([...node]).toEqual([...hashOf(9), 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 3]);
    expect(sumsOf(node)).toEqual({ real: 258n, bonus: 3n });
    expect(sumsOf(packed(A, node), node.length)).toEqual({ real: 258n, bonus: 3n });
    expect(sumsOf(packed(A, node).subarray(node.length))).toEqual({ real: 258n, bonus: 3n });
  });

  it('has sums from nothing to the largest, and no other', () => {
    expect(sumsOf(toNode(hashOf(0), MAX_SUM, 0n))).toEqual({ real: MAX_SUM, bonus: 0n });
    for (const wrong of [-1n, MAX_SUM + 1n]) {
      expect(() => toNode(hashOf(0), wrong, 0n)).toThrow('negative or too large');
      expect(() => toNode(hashOf(0), 0n, wrong)).toThrow('negative or too large');
    }
    expect(() => sumsOf(new Uint8Array(48).fill(255))).toThrow('negative or too large');
  });

  it('of a player is hashed from a zero, the nonce, the sums and the name; one above others from a one', () => {
    const leaf = { player: 'é', nonce: hashOf(1), real: 5n, bonus: 1n };
    expect([...leafBytes(leaf)]).toEqual([0, ...A, 0xc3, 0xa9]);
    expect([...parentBytes(A, B)]).toEqual([1, ...A, ...B]);
    expect(() => leafBytes({ ...leaf, nonce: hashOf(1).subarray(1) })).toThrow('a nonce has 32 bytes');
  });

  it('above two others has their sums, in the browser as on the platform', async () => {
    const parent = above(A, B, 12n, 3n);
    expect(await parentOf(A, B, nodeSha256)).toEqual(parent);
    expect(rootOf(packed(A, B), nodeSha256)).toEqual(parent);
  });
});

describe('MONEY-12 the tree over three nodes', () => {
  const left = above(A, B, 12n, 3n);

  it('moves the node without a sibling up unchanged', () => {
    expect(rootOf(packed(A, B, C), nodeSha256)).toEqual(above(left, C, 23n, 7n));
  });

  it('has the siblings of each node, from the leaf to the root', () => {
    const paths = [0, 1, 2].map((index) => pathOf(packed(A, B, C), index, nodeSha256));
    expect(paths).toEqual([
      [
        { side: 'right', node: B },
        { side: 'right', node: C },
      ],
      [
        { side: 'left', node: A },
        { side: 'right', node: C },
      ],
      [{ side: 'left', node: left }],
    ]);
  });
});

it('MONEY-12 the tree of one node is the node, and of none there is no tree', () => {
  expect(rootOf(A, nodeSha256)).toEqual(A);
  expect(pathOf(A, 0, nodeSha256)).toEqual([]);
  expect(() => rootOf(new Uint8Array(), nodeSha256)).toThrow('at least one leaf');
  expect(packedLeaves([leafOf(1n, 0n, 0)])).toHaveLength(48);
});
