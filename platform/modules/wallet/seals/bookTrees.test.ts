import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE_BYTES, rootOf, sumsOf } from '@foyer/contract/wallet/seals/sumTree.ts';
import { buildTrees, leafOf, nodeOfLeaf, nodeSha256, type SealedBalance } from './bookTrees.ts';

const SECRET = Buffer.alloc(32, 7);

async function* inPages(balances: readonly SealedBalance[], page: number) {
  for (let from = 0; from < balances.length; from += page) yield balances.slice(from, from + page);
}

const balancesOf = (count: number, brands = ['northlight']): readonly SealedBalance[] =>
  Array.from({ length: count }, (_, player) => ({
    playerId: `player-${player}`,
    brand: brands[player % brands.length] ?? '',
    currency: 'EUR',
    real: BigInt(player),
    bonus: 1n,
  }));

describe('MONEY-12 the trees of a day', () => {
  it('have every player once, sorted by hash, in chunks below the root of the whole tree', async () => {
    const balances = balancesOf(2_500);
    const [tree, ...others] = await buildTrees(inPages(balances, 700), SECRET);
    expect(others).toEqual([]);
    const leaves = Buffer.concat(tree?.chunks.map(({ nodes }) => nodes) ?? []);
    const expected = balances
      .map((balance) => Buffer.from(nodeOfLeaf(leafOf(balance, SECRET))))
      .sort(Buffer.compare);
    expect(leaves.equals(Buffer.concat(expected))).toBe(true);
    const root = rootOf(leaves, nodeSha256);
    expect(tree?.book).toEqual({
      brand: 'northlight',
      currency: 'EUR',
      players: 2_500,
      real: BigInt((2_499 * 2_500) / 2),
      bonus: 2_500n,
      root: Buffer.from(root.subarray(0, 32)).toString('hex'),
    });
    expect(sumsOf(root)).toEqual({ real: tree?.book.real, bonus: tree?.book.bonus });
  });

  it('are the same in whatever order and pages the players come, and other ones the next day', () =>
    fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...balancesOf(40, ['northlight', 'baltika'])], { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (players, page) => {
          const books = async (balances: readonly SealedBalance[], size: number, secret = SECRET) =>
            (await buildTrees(inPages(balances, size), secret)).map(({ book }) => book);
          const first = await books(players, page);
          expect(await books(players.toReversed(), 40)).toEqual(first);
          const next = await books(players, page, Buffer.alloc(32, 8));
          expect(next.map(({ real, bonus }) => [real, bonus])).toEqual(
            first.map(({ real, bonus }) => [real, bonus]),
          );
          expect(next[0]?.root).not.toBe(first[0]?.root);
        },
      ),
      { numRuns: 20 },
    ));

  it('have leaves of 48 bytes', () => {
    expect(nodeOfLeaf(leafOf({ playerId: 'a', real: 1n, bonus: 2n }, SECRET))).toHaveLength(NODE_BYTES);
  });
});
