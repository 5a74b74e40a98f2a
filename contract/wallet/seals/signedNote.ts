/**
 * Signed notes (C2SP signed-note): a text, an empty line, and signature lines `— <key name> <base64>`. The
 * base64 is a key id of four bytes and the Ed25519 signature of the text.
 */
export interface SignedNote {
  /** Ends with a line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

interface NoteSignature {
  readonly name: string;
  /** Key id (4 bytes) and signature (64 bytes). */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A public key, in text `<name>+<key id in hex>+<base64 of 0x01 and the 32 bytes of the key>`. */
export interface NoteKey {
  readonly name: string;
  readonly id: Uint8Array;
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

const ED25519 = 1;
const ID_BYTES = 4;

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function sha256(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
}

/** @throws SyntaxError for a text that is no signed note */
export function parseNote(note: string): SignedNote {
  const end = note.lastIndexOf('\n\n') + 1;
  const [text, lines] = [note.slice(0, end), note.slice(end + 1)];
  if (text === '\n' || text === '' || !lines.endsWith('\n')) throw new SyntaxError('this is no signed note');
  return { text, signatures: lines.slice(0, -1).split('\n').map(parseSignature) };
}

export const formatNote = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(({ name, bytes }) => `— ${name} ${toBase64(bytes)}\n`).join('')}`;

/** @throws SyntaxError for a text that is no public key, or whose id is not that of the key */
export async function parseKey(text: string): Promise<NoteKey> {
  const [, name, hexId, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64(base64 ?? '');
  if (name === undefined || bytes.length !== 33 || bytes[0] !== ED25519)
    throw new SyntaxError(`this is no public key of a ledger: ${text.trim()}`);
  const publicKey = bytes.slice(1);
  const key = { name, id: await keyIdOf(name, publicKey), publicKey };
  if (toHex(key.id) !== hexId) throw new SyntaxError(`the id of this key is not its own: ${text.trim()}`);
  return key;
}

export const formatKey = ({ name, id, publicKey }: NoteKey): string =>
  `${name}+${toHex(id)}+${toBase64(Uint8Array.from([ED25519, ...publicKey]))}`;

export async function keyIdOf(name: string, publicKey: Uint8Array): Promise<Uint8Array> {
  const named = Uint8Array.from([...bytesOf(`${name}\n`), ED25519, ...publicKey]);
  return (await sha256(named)).slice(0, ID_BYTES);
}

/** Whether one of the keys signed the note. A wrong signature by a known key refuses the note. */
export async function isSigned({ text, signatures }: SignedNote, keys: readonly NoteKey[]): Promise<boolean> {
  const results = await Promise.all(
    signatures.flatMap(({ name, bytes }) => {
      const key = keys.find((one) => one.name === name && toHex(one.id) === toHex(bytes.slice(0, ID_BYTES)));
      return key ? [verify(key, bytesOf(text), bytes.slice(ID_BYTES))] : [];
    }),
  );
  return results.length > 0 && results.every(Boolean);
}

async function verify(
  { publicKey }: NoteKey,
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, message);
}

function parseSignature(line: string): NoteSignature {
  const [, name, base64] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
  const bytes = fromBase64(base64 ?? '');
  if (name === undefined || bytes.length !== ID_BYTES + 64)
    throw new SyntaxError('this is no signature line');
  return { name, bytes };
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws SyntaxError unless the text is `length` bytes in lower-case hex */
export function fromHex(text: string, length: number): Uint8Array {
  if (text.length !== length * 2 || !/^[0-9a-f]*$/.test(text))
    throw new SyntaxError('this is no hash in hex');
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Empty for a text that is no base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
