import { beforeAll, describe, expect, it } from 'vitest';
import {
  bytesOf,
  formatNote,
  fromHex,
  isSigned,
  keyIdOf,
  parseKey,
  parseNote,
  sha256,
  toHex,
} from './signedNote.ts';
import { newTestKey, signText, type TestKey } from './testing/sampleTree.ts';

let key: TestKey;
let other: TestKey;
beforeAll(async () => {
  [key, other] = [await newTestKey('first'), await newTestKey('second')];
});

const TEXT = 'day 2026-11-23\n';
const signatureLine = (signer: TestKey, text = TEXT) => signText(text, signer).slice(text.length + 1);

describe('MONEY-11 a signed note', () => {
  it('is read as it was written, with all its signatures', () => {
    const note = `${TEXT}\n${signatureLine(key)}${signatureLine(other)}`;
    const signed = parseNote(note);
    expect(signed.text).toBe(TEXT);
    expect(signed.signatures.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      ['first', 68],
      ['second', 68],
    ]);
    expect(formatNote(signed)).toBe(note);
  });

  it('may have empty lines in its text: the last one ends it', () => {
    const text = 'a\n\nb\n';
    expect(parseNote(signText(text, key)).text).toBe(text);
  });

  it.each([
    ['without a text', (line: string) => `\n\n${line}`],
    ['without an empty line', (line: string) => line],
    ['that is cut off', (line: string) => `${TEXT}\n${line.slice(0, -1)}`],
    ['of nothing', () => ''],
  ])('is refused %s', (_what, noteOf) => {
    expect(() => parseNote(noteOf(signatureLine(key)))).toThrow(new SyntaxError('this is no signed note'));
  });

  it.each([
    ['without a dash', (line: string) => line.replace('— ', '')],
    ['after another text', (line: string) => `x${line}`],
    ['without a name', (line: string) => line.replace('first ', '')],
    ['with a name of two words', (line: string) => line.replace('first', 'the first')],
    ['with a text after it', (line: string) => line.replace('\n', ' x\n')],
    ['without a signature', () => '— first AAAA\n'],
    ['whose signature is no base64', (line: string) => line.replace('\n', '=\n')],
    ['whose signature is too long', () => `— first ${btoa('x'.repeat(69))}\n`],
  ])('is refused with a signature line %s', (_what, lineOf) => {
    expect(() => parseNote(`${TEXT}\n${lineOf(signatureLine(key))}`)).toThrow(
      new SyntaxError('this is no signature line'),
    );
  });

  it('is signed when a known key signed it and no known key has a wrong signature', async () => {
    const isSignedBy = (lines: string, ...keys: readonly TestKey[]) =>
      isSigned(parseNote(`${TEXT}\n${lines}`), keys);
    const [first, second] = [signatureLine(key), signatureLine(other)];
    const wrong = signatureLine(other, 'day 2026-11-24\n');
    expect(await isSignedBy(first, key)).toBe(true);
    expect(await isSignedBy(first, other, key)).toBe(true);
    expect(await isSignedBy(first + second, key)).toBe(true);
    expect(await isSignedBy(first + second, key, other)).toBe(true);
    expect(await isSignedBy(first)).toBe(false);
    expect(await isSignedBy(first, other)).toBe(false);
    expect(await isSignedBy(first + wrong, key, other)).toBe(false);
    expect(await isSignedBy(first + wrong, key)).toBe(true);
  });

  it('finds its key by name and id', async () => {
    const note = parseNote(signText(TEXT, key));
    expect(await isSigned(note, [{ ...key, name: 'second' }])).toBe(false);
    expect(await isSigned(note, [{ ...key, id: other.id }])).toBe(false);
    // A stranger of the same name does not stand in the way of the key.
    expect(await isSigned(note, [await newTestKey('first'), key])).toBe(true);
  });
});

describe('a public key of the ledger', () => {
  const textOf = (name: string, id: Uint8Array, bytes: Uint8Array) =>
    `${name}+${toHex(id)}+${btoa(String.fromCharCode(...bytes))}`;

  it('may have spaces around it', async () => {
    const text = textOf('first', key.id, Uint8Array.from([1, ...key.publicKey]));
    expect((await parseKey(` ${text}\n`)).name).toBe('first');
  });

  it.each<[string, (signer: TestKey) => string]>([
    ['another kind of key', ({ id, publicKey }) => textOf('first', id, Uint8Array.from([2, ...publicKey]))],
    ['too many bytes', ({ id, publicKey }) => textOf('first', id, Uint8Array.from([1, ...publicKey, 0]))],
    ['no name', ({ id, publicKey }) => textOf('', id, Uint8Array.from([1, ...publicKey]))],
    ['a name of two words', ({ id, publicKey }) => textOf('a b', id, Uint8Array.from([1, ...publicKey]))],
    [
      'a text after it',
      ({ id, publicKey }) => `${textOf('first', id, Uint8Array.from([1, ...publicKey]))} x`,
    ],
    ['no base64', ({ id }) => `first+${toHex(id)}+=`],
  ])('is refused with %s', async (_what, write) => {
    await expect(parseKey(` ${write(key)} `)).rejects.toThrow(
      new SyntaxError(`this is no public key of a ledger: ${write(key)}`),
    );
  });

  it('is refused with an id that is not its own', async () => {
    const text = textOf('first', other.id, Uint8Array.from([1, ...key.publicKey]));
    await expect(parseKey(` ${text}`)).rejects.toThrow(
      new SyntaxError(`the id of this key is not its own: ${text}`),
    );
  });

  it('has an id of four bytes, which depends on its name', async () => {
    expect(key.id).toHaveLength(4);
    expect(await keyIdOf('second', key.publicKey)).not.toEqual(key.id);
  });
});

describe('a hash in hex', () => {
  it('is read as it was written', async () => {
    const empty = await sha256(bytesOf(''));
    expect(toHex(empty)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(fromHex(toHex(empty), 32)).toEqual(empty);
    expect(fromHex('', 0)).toEqual(new Uint8Array());
  });

  it.each(['00ff0', '00ff00', '00FF', '00fg', 'g0ff', '00f ', ''])('of two bytes is not %j', (text) => {
    expect(() => fromHex(text, 2)).toThrow(new SyntaxError('this is no hash in hex'));
  });
});
