import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 4 + 1;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** The keys of a browser, which are never sent to a push service. This imitation has the part of the browser as well. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
  decrypt(body: Buffer): string;
}

export function browserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    decrypt(body) {
      const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1));
      const shared = pair.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      return decryptRecord(body, Buffer.from(hkdfSync('sha256', shared, auth, info, 32)));
    },
  };
}

/** RFC 8188 with one record, as RFC 8291 demands. @throws if the message cannot be decrypted */
function decryptRecord(body: Buffer, secret: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const derived = (info: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(info), bytes));
  const record = body.subarray(HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1));
  const key = derived('Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derived('Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
  return padded.subarray(0, end).toString('utf8');
}
