import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { PlayerId } from '@foyer/domain/ids.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The secrets with which national ids are encrypted: the first one encrypts, each may decrypt. */
type Secrets = readonly [string, ...string[]];

/** Encrypts a national id. The result belongs to the player: with another player's id it cannot be decrypted. */
export function encryptNationalId([secret]: Secrets, playerId: PlayerId, nationalId: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(playerId));
  const text = Buffer.concat([cipher.update(nationalId, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @returns null if no secret fits */
export function decryptNationalId(secrets: Secrets, playerId: PlayerId, encrypted: Buffer): string | null {
  for (const secret of secrets) {
    const text = decrypt(keyOf(secret), playerId, encrypted);
    if (text !== null) return text;
  }
  return null;
}

function decrypt(key: Buffer, playerId: PlayerId, encrypted: Buffer): string | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, encrypted.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(playerId))
      .setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = encrypted.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The secret is random, so a slow derivation would add nothing. */
const keyOf = (secret: string): Buffer => createHash('sha256').update(`foyer national id ${secret}`).digest();
