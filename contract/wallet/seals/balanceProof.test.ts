import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseProof, verifyProof, type BalanceProof } from './balanceProof.ts';
import { bytesOf } from './signedNote.ts';
import { MAX_SUM, rootOf, sumsOf } from './sumTree.ts';
import { leafOf, newTestKey, nodeSha256, packedLeaves, proofOf, type TestKey } from './testing/sampleTree.ts';

let key: TestKey;
beforeAll(async () => {
  key = await newTestKey();
});

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
/** The leaves of a tree, and the index of one of them. */
const trees = fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 33 }).chain((sums) =>
  fc.record({
    leaves: fc.constant(sums.map(([real, bonus], index) => leafOf(real, bonus, index))),
    index: fc.nat(sums.length - 1),
  }),
);
/** A tree in which every proof has at least two steps. */
const largeTrees = trees.filter(({ leaves }) => leaves.length >= 4);

const verdictOf = (proof: unknown) => verifyProof(JSON.stringify(proof), [key]);
const isRefused = async (proof: unknown) => !(await verdictOf(proof)).isRight;
const flipHex = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;

describe('MONEY-12 the proof of a balance', () => {
  it('is right for every leaf, and the total is the sum of all leaves', () =>
    fc.assert(
      fc.asyncProperty(trees, async ({ leaves, index }) => {
        const verdict = await verdictOf(proofOf(leaves, index, key).proof);
        expect(verdict).toMatchObject({
          isRight: true,
          book: {
            real: leaves.reduce((sum, { real }) => sum + real, 0n),
            bonus: leaves.reduce((sum, { bonus }) => sum + bonus, 0n),
          },
        });
      }),
    ));

  it('is refused when any part of the leaf is changed', () =>
    fc.assert(
      fc.asyncProperty(trees, amount, async ({ leaves, index }, other) => {
        const { proof } = proofOf(leaves, index, key);
        const changes: Partial<BalanceProof>[] = [
          { player: `${proof.player}x` },
          { nonce: flipHex(proof.nonce) },
          { real: `${BigInt(proof.real) + 1n + other}` },
          { bonus: `${BigInt(proof.bonus) + 1n + other}` },
          { brand: 'baltika' },
          { currency: 'NOK' },
        ];
        for (const change of changes) expect(await isRefused({ ...proof, ...change })).toBe(true);
      }),
    ));

  it('is refused when real and bonus money are swapped, in the leaf or in a sibling', () =>
    fc.assert(
      fc.asyncProperty(largeTrees, async ({ leaves, index }) => {
        const { proof } = proofOf(leaves, index, key);
        if (proof.real !== proof.bonus)
          expect(await isRefused({ ...proof, real: proof.bonus, bonus: proof.real })).toBe(true);
        for (const [at, step] of proof.path.entries()) {
          if (step.real === step.bonus) continue;
          const path = proof.path.with(at, { ...step, real: step.bonus, bonus: step.real });
          expect(await isRefused({ ...proof, path })).toBe(true);
        }
      }),
    ));

  it('is refused when a sibling is changed, moved to the other side, left out, doubled or reordered', () =>
    fc.assert(
      fc.asyncProperty(largeTrees, fc.nat(), async ({ leaves, index }, at) => {
        const { proof } = proofOf(leaves, index, key);
        const { path } = proof;
        const chosen = at % path.length;
        const step = path[chosen];
        if (!step) throw new Error('the path is empty');
        const paths = [
          path.with(chosen, { ...step, hash: flipHex(step.hash) }),
          path.with(chosen, { ...step, real: `${BigInt(step.real) + 1n}` }),
          path.with(chosen, { ...step, side: step.side === 'left' ? 'right' : 'left' }),
          path.toSpliced(chosen, 1),
          path.toSpliced(chosen, 0, step),
          ...(path.length > 1 ? [path.toReversed(), path.slice(0, -1), path.slice(1)] : []),
        ];
        for (const changed of paths) expect(await isRefused({ ...proof, path: changed })).toBe(true);
      }),
    ));

  it('is refused for sums that are negative, too large, no numbers, or overflow when added', async () => {
    const { proof } = proofOf([leafOf(5n, 0n, 0), leafOf(7n, 0n, 1)], 0, key);
    const [step] = proof.path;
    for (const sum of ['-7', `${MAX_SUM}`, `${MAX_SUM + 1n}`, `${2n ** 64n - 5n}`, '7.0', '07', '', 'x']) {
      expect(await verdictOf({ ...proof, path: [{ ...step, real: sum }] })).toMatchObject({ isRight: false });
      expect(await verdictOf({ ...proof, real: sum })).toMatchObject({ isRight: false });
    }
    expect(() => rootOf(packedLeaves([leafOf(MAX_SUM, 0n, 0), leafOf(1n, 0n, 1)]), nodeSha256)).toThrow(
      RangeError,
    );
    expect(() => packedLeaves([leafOf(-1n, 0n, 0)])).toThrow(RangeError);
  });

  it('is refused with the checkpoint of another day, of another key, or with other totals', async () => {
    const leaves = [leafOf(5n, 1n, 0), leafOf(7n, 2n, 1), leafOf(0n, 0n, 2)];
    const { proof, checkpoint } = proofOf(leaves, 1, key);
    const nextDay = proofOf([leafOf(5n, 1n, 0), leafOf(8n, 2n, 1), leafOf(0n, 0n, 2)], 1, key, {
      day: '2026-11-24',
    });
    expect(await verdictOf({ ...proof, note: nextDay.proof.note })).toEqual({ isRight: false, why: 'path' });
    expect(await verdictOf({ ...proof, note: proof.note.replace('11-23', '11-22') })).toEqual({
      isRight: false,
      why: 'signature',
    });
    const stranger = proofOf(leaves, 1, await newTestKey()).proof;
    expect(await verdictOf(stranger)).toEqual({ isRight: false, why: 'signature' });
    const books = checkpoint.books.map((book) => ({ ...book, real: book.real - 1n }));
    expect(await verdictOf(proofOf(leaves, 1, key, { books }).proof)).toEqual({
      isRight: false,
      why: 'total',
    });
  });

  it('is refused for a brand or a currency that the checkpoint does not have', async () => {
    const { proof } = proofOf([leafOf(5n, 1n, 0), leafOf(7n, 2n, 1)], 0, key);
    for (const change of [{ brand: 'baltika' }, { currency: 'NOK' }])
      expect(await verdictOf({ ...proof, ...change })).toEqual({ isRight: false, why: 'book' });
  });

  it('is refused when only one of the published totals is not the sum', async () => {
    const leaves = [leafOf(5n, 1n, 0), leafOf(7n, 2n, 1)];
    const { checkpoint } = proofOf(leaves, 0, key);
    for (const sums of [{ real: 13n }, { bonus: 4n }]) {
      const books = checkpoint.books.map((book) => ({ ...book, ...sums }));
      expect(await verdictOf(proofOf(leaves, 0, key, { books }).proof)).toEqual({
        isRight: false,
        why: 'total',
      });
    }
  });

  it('has at most 64 steps, and only the fields of its format', async () => {
    const { proof } = proofOf([leafOf(5n, 1n, 0), leafOf(7n, 2n, 1)], 0, key);
    const step = proof.path[0];
    const withSteps = (count: number) => ({ ...proof, path: Array.from({ length: count }, () => step) });
    expect(await verdictOf(withSteps(64))).toEqual({ isRight: false, why: 'path' });
    for (const other of [
      withSteps(65),
      { ...proof, path: [{ ...step, side: 'middle' }] },
      { ...proof, path: [{}] },
      { ...proof, other: '' },
    ])
      expect(() => parseProof(JSON.stringify(other))).toThrow(
        new SyntaxError('this is no proof of a balance'),
      );
  });

  it('passes on an error of the browser, which says nothing about the proof', async () => {
    const { proof } = proofOf([leafOf(5n, 1n, 0)], 0, key);
    const broken = { ...key, publicKey: key.publicKey.slice(1) };
    await expect(verifyProof(JSON.stringify(proof), [broken])).rejects.toThrow(/./);
  });

  it.each(['', '{}', '[]', 'null', '{"format":"foyer-balance-proof/2"}'])(
    'refuses the file %j',
    async (file) => {
      expect(await verifyProof(file, [key])).toEqual({ isRight: false, why: 'unreadable' });
    },
  );

  it('of one player is the leaf itself', async () => {
    const { proof } = proofOf([leafOf(5n, 1n, 0)], 0, key);
    expect(proof.path).toEqual([]);
    expect((await verdictOf(proof)).isRight).toBe(true);
    expect(sumsOf(packedLeaves([leafOf(5n, 1n, 0)]))).toEqual({ real: 5n, bonus: 1n });
  });

  it('has a different leaf for two players with the same balance', () => {
    const nonce = nodeSha256(bytesOf('same'));
    const of = (player: string) => packedLeaves([{ player, nonce, real: 1n, bonus: 0n }]);
    expect(of('a')).not.toEqual(of('b'));
  });
});
