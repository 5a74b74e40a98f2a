import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { bytesOf, formatKey, formatNote, type NoteKey } from '@foyer/contract/wallet/seals/signedNote.ts';

/** Signs checkpoints. */
export interface LedgerKey extends NoteKey {
  readonly privateKey: KeyObject;
}

export interface LedgerKeys {
  /** The current key; null if days are not sealed. */
  readonly signing: LedgerKey | null;
  /** All public keys, the current one and earlier ones, each as one line of text. */
  readonly published: readonly string[];
}

/** An Ed25519 private key in PKCS #8 is this header and the 32 bytes of its seed. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PREFIX = 'PRIVATE+KEY+';
const ED25519 = 1;

/** @param key as in `FOYER_LEDGER_KEY` @param earlier public keys of earlier checkpoints */
export function ledgerKeysOf(key: string | null, earlier: readonly string[]): LedgerKeys {
  const signing = key === null ? null : parseLedgerKey(key);
  const published = [...(signing ? [formatKey(signing)] : []), ...earlier];
  return { signing, published: [...new Set(published)] };
}

/** @param text `PRIVATE+KEY+<name>+<key id>+<base64 of 0x01 and the seed>` @throws SyntaxError */
export function parseLedgerKey(text: string): LedgerKey {
  const [name = '', id, ...base64] = text.startsWith(PREFIX) ? text.slice(PREFIX.length).split('+') : [];
  const bytes = Buffer.from(base64.join('+'), 'base64');
  if (bytes.length !== 33 || bytes[0] !== ED25519 || !/^[\w.-]+$/.test(name))
    throw new SyntaxError('the key of the ledger cannot be read');
  const key = keyOf(name, bytes.subarray(1));
  if (Buffer.from(key.id).toString('hex') !== id)
    throw new SyntaxError('the id in the key of the ledger is not that of the key');
  return key;
}

/** Generates a key. @param name such as `ledger.example.com`; each key must have a new name */
export function newLedgerKey(name: string): { readonly privateText: string; readonly publicText: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8_HEADER.length);
  const key = keyOf(name, seed);
  const base64 = Buffer.from([ED25519, ...seed]).toString('base64');
  return {
    privateText: `${PREFIX}${name}+${Buffer.from(key.id).toString('hex')}+${base64}`,
    publicText: formatKey(key),
  };
}

function keyOf(name: string, seed: Uint8Array): LedgerKey {
  const key = Buffer.concat([PKCS8_HEADER, seed]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = Uint8Array.from(spki.subarray(-32));
  const named = Buffer.concat([bytesOf(`${name}\n`), Buffer.from([ED25519]), publicKey]);
  const id = createHash('sha256').update(named).digest().subarray(0, 4);
  return { name, id: Uint8Array.from(id), publicKey, privateKey };
}

/** Signs a text and returns it as a note with the signature. */
export function signNote(text: string, { name, id, privateKey }: LedgerKey): string {
  const bytes = Uint8Array.from([...id, ...sign(null, bytesOf(text), privateKey)]);
  return formatNote({ text, signatures: [{ name, bytes }] });
}
