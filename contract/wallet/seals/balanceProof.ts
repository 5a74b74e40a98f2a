import * as v from 'valibot';
import { parseCheckpoint, parseSum, type Book, type Checkpoint } from './checkpoint.ts';
import { fromHex, isSigned, parseNote, sha256, toHex, type NoteKey } from './signedNote.ts';
import { HASH_BYTES, leafBytes, parentOf, sumsOf, toNode, type Step } from './sumTree.ts';

/** MONEY-12: the file with which a player proves that their balance is part of a checkpoint. */
export interface BalanceProof {
  readonly format: typeof FORMAT;
  /** The signed checkpoint. */
  readonly note: string;
  readonly brand: string;
  readonly currency: string;
  readonly player: string;
  /** Nonce of the player's leaf, in hex. */
  readonly nonce: string;
  /** Real money in minor units, as a decimal string. */
  readonly real: string;
  readonly bonus: string;
  /** The siblings from the leaf to the root. */
  readonly path: readonly ProofStep[];
}

interface ProofStep {
  readonly side: 'left' | 'right';
  readonly hash: string;
  readonly real: string;
  readonly bonus: string;
}

export const FORMAT = 'foyer-balance-proof/1';
/** A tree of 2^64 leaves has no longer path. */
const MAX_STEPS = 64;

const proofSchema = v.strictObject({
  format: v.literal(FORMAT),
  note: v.string(),
  brand: v.string(),
  currency: v.string(),
  player: v.string(),
  nonce: v.string(),
  real: v.string(),
  bonus: v.string(),
  path: v.pipe(
    v.array(
      v.strictObject({
        side: v.picklist(['left', 'right']),
        hash: v.string(),
        real: v.string(),
        bonus: v.string(),
      }),
    ),
    v.maxLength(MAX_STEPS),
  ),
});

export const toProofStep = ({ side, node }: Step): ProofStep => {
  const { real, bonus } = sumsOf(node);
  return { side, hash: toHex(node.subarray(0, HASH_BYTES)), real: `${real}`, bonus: `${bonus}` };
};

/** @throws SyntaxError for a text that is no proof */
export function parseProof(text: string): BalanceProof {
  const result = v.safeParse(proofSchema, JSON.parse(text));
  if (!result.success) throw new SyntaxError('this is no proof of a balance');
  return result.output;
}

/** What a verified proof proves, or why it proves nothing. */
export type ProofVerdict =
  | { readonly isRight: true; readonly checkpoint: Checkpoint; readonly book: Book }
  | { readonly isRight: false; readonly why: ProofError };

/**
 * `unreadable`: the file is no proof. `signature`: no known key signed the checkpoint. `book`: the checkpoint
 * has no such brand and currency. `path`: the balance is not below the published root. `total`: the sums are
 * not those that were published.
 */
export type ProofError = 'unreadable' | 'signature' | 'book' | 'path' | 'total';

/** Verifies a proof with nothing but the public keys. It needs no secret and no connection. */
export async function verifyProof(file: string, keys: readonly NoteKey[]): Promise<ProofVerdict> {
  try {
    const proof = parseProof(file);
    const note = parseNote(proof.note);
    const checkpoint = parseCheckpoint(note.text);
    if (!(await isSigned(note, keys))) return wrong('signature');
    const book = checkpoint.books.find(
      ({ brand, currency }) => brand === proof.brand && currency === proof.currency,
    );
    if (!book) return wrong('book');
    const root = await rootOfProof(proof);
    if (toHex(root.subarray(0, HASH_BYTES)) !== book.root) return wrong('path');
    const { real, bonus } = sumsOf(root);
    if (real !== book.real || bonus !== book.bonus) return wrong('total');
    return { isRight: true, checkpoint, book };
  } catch (error) {
    // A RangeError means that a sum is negative or too large.
    if (error instanceof SyntaxError || error instanceof RangeError) return wrong('unreadable');
    throw error;
  }
}

async function rootOfProof({ player, nonce, real, bonus, path }: BalanceProof): Promise<Uint8Array> {
  const leaf = { player, nonce: fromHex(nonce, HASH_BYTES), real: parseSum(real), bonus: parseSum(bonus) };
  let node = toNode(await sha256(leafBytes(leaf)), leaf.real, leaf.bonus);
  for (const step of path) {
    const sibling = toNode(fromHex(step.hash, HASH_BYTES), parseSum(step.real), parseSum(step.bonus));
    node = await (step.side === 'left' ? parentOf(sibling, node, sha256) : parentOf(node, sibling, sha256));
  }
  return node;
}

const wrong = (why: ProofError): ProofVerdict => ({ isRight: false, why });
