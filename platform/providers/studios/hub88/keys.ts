import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** RSA keys of one company: ours to sign with, and its own, two while it replaces one. */
export interface Hub88Keys {
  readonly own: KeyObject;
  readonly theirs: readonly KeyObject[];
}

/** Keys are parsed once for each list of secrets. */
const parsed = new WeakMap<readonly string[], Hub88Keys | null>();

/** Null if the secrets are no keys of this dialect. */
export function hub88Keys(secrets: readonly string[]): Hub88Keys | null {
  const known = parsed.get(secrets);
  if (known !== undefined) return known;
  const keys = parse(secrets);
  parsed.set(secrets, keys);
  return keys;
}

const BLOCK = /-----BEGIN (?:RSA )?(PRIVATE|PUBLIC) KEY-----[^-]+-----END (?:RSA )?\1 KEY-----/g;

/** A secret is the base64 of a PEM text with our private key and the company's public keys. */
function parse(secrets: readonly string[]): Hub88Keys | null {
  const blocks = secrets.flatMap((secret) => [
    ...Buffer.from(secret, 'base64').toString('latin1').matchAll(BLOCK),
  ]);
  const pems = (kind: string) => blocks.filter(([, one]) => one === kind).map(([pem]) => pem);
  try {
    const [own] = pems('PRIVATE').map((pem) => createPrivateKey(pem));
    const theirs = pems('PUBLIC').map((pem) => createPublicKey(pem));
    const areRsa = [own, ...theirs].every((key) => key?.asymmetricKeyType === 'rsa');
    return own && theirs.length > 0 && areRsa ? { own, theirs } : null;
  } catch {
    return null;
  }
}

export const signHub88 = ({ own }: Hub88Keys, body: Buffer): string =>
  sign('RSA-SHA256', body, own).toString('base64');

/** Which of the company's keys signed the body, from 0. @returns -1 for none */
export function signerOf({ theirs }: Hub88Keys, body: Buffer, signature: unknown): number {
  if (typeof signature !== 'string') return -1;
  const bytes = Buffer.from(signature, 'base64');
  return theirs.findIndex((key) => verify('RSA-SHA256', body, key, bytes));
}
