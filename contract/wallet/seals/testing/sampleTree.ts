import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { FORMAT, toProofStep, type BalanceProof } from '../balanceProof.ts';
import { formatCheckpoint, type Checkpoint } from '../checkpoint.ts';
import { bytesOf, formatNote, keyIdOf, toHex, type NoteKey } from '../signedNote.ts';
import { HASH_BYTES, leafBytes, NODE_BYTES, pathOf, rootOf, sumsOf, toNode, type Leaf } from '../sumTree.ts';

export interface TestKey extends NoteKey {
  readonly privateKey: KeyObject;
}

export const nodeSha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

export async function newTestKey(name = 'ledger.test'): Promise<TestKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  return { name, id: await keyIdOf(name, raw), publicKey: raw, privateKey };
}

export function signText(text: string, { name, id, privateKey }: TestKey): string {
  const signature = sign(null, bytesOf(text), privateKey);
  return formatNote({ text, signatures: [{ name, bytes: Uint8Array.from([...id, ...signature]) }] });
}

export function packedLeaves(leaves: readonly Leaf[]): Uint8Array {
  const packed = new Uint8Array(leaves.length * NODE_BYTES);
  leaves.forEach((leaf, index) =>
    packed.set(toNode(nodeSha256(leafBytes(leaf)), leaf.real, leaf.bonus), index * NODE_BYTES),
  );
  return packed;
}

export const leafOf = (real: bigint, bonus: bigint, index: number): Leaf => ({
  player: `player-${index}`,
  nonce: nodeSha256(bytesOf(`nonce ${index}`)),
  real,
  bonus,
});

/** A checkpoint of these leaves, and the proof of the leaf with this index. */
export function proofOf(
  leaves: readonly Leaf[],
  index: number,
  key: TestKey,
  change: Partial<Checkpoint> = {},
): { readonly proof: BalanceProof; readonly checkpoint: Checkpoint } {
  const packed = packedLeaves(leaves);
  const root = rootOf(packed, nodeSha256);
  const [brand, currency] = ['northlight', 'EUR'];
  const book = {
    brand,
    currency,
    players: leaves.length,
    ...sumsOf(root),
    root: toHex(root.subarray(0, HASH_BYTES)),
  };
  const checkpoint = {
    day: '2026-11-23',
    previous: null,
    statement: toHex(new Uint8Array(32)),
    books: [book],
    ...change,
  };
  const leaf = leaves[index];
  if (!leaf) throw new RangeError('there is no such leaf');
  return {
    checkpoint,
    proof: {
      format: FORMAT,
      note: signText(formatCheckpoint(checkpoint), key),
      brand,
      currency,
      player: leaf.player,
      nonce: toHex(leaf.nonce),
      real: `${leaf.real}`,
      bonus: `${leaf.bonus}`,
      path: pathOf(packed, index, nodeSha256).map(toProofStep),
    },
  };
}
