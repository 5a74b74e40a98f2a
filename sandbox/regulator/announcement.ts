import { createPublicKey, verify } from 'node:crypto';

/** A report that a signed note announces. */
export interface Announced {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const NOTE =
  /^(Foyer regulator report 1\nlicence ([a-z][a-z0-9-]{1,31})\nday ([\d-]{10})\nedition (\d+)\nbytes (\d+)\nsha256 ([0-9a-f]{64})\n)\n— (\S+) (\S+)\n$/;
const ID_BYTES = 4;

/** What a signed note announces; a text says what is wrong with it. @param publicKeys each `<name>+<key id>+<Base64>` */
export function readAnnouncement(note: string, publicKeys: readonly string[]): Announced | string {
  const [, text = '', licence, day, edition, bytes, sha256 = '', signer, base64 = ''] = NOTE.exec(note) ?? [];
  if (text === '') return 'this is no note of a report';
  const signature = Buffer.from(base64, 'base64');
  const id = signature.subarray(0, ID_BYTES).toString('hex');
  const key = publicKeys.find((one) => one.startsWith(`${signer}+${id}+`));
  if (!key) return 'the key is unknown';
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI_HEADER, keyBytes(key)]),
    format: 'der',
    type: 'spki',
  });
  if (!verify(null, Buffer.from(text), publicKey, signature.subarray(ID_BYTES)))
    return 'the signature is wrong';
  return { name: `${licence}-${day}-${edition}.jsonl.gz`, bytes: Number(bytes), sha256 };
}

/** An Ed25519 public key in SPKI is this header and its 32 bytes. */
const SPKI_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

/** The third part of a key is Base64 of the byte 1 and the public key; Base64 may have a plus sign too. */
const keyBytes = (key: string): Buffer =>
  Buffer.from(key.split('+').slice(2).join('+'), 'base64').subarray(1);
