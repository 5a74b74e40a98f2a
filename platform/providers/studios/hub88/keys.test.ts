import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { dialectProblems } from '../dialects.ts';
import { hub88Keys, signerOf, signHub88 } from './keys.ts';

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
const [ours, theirs, next] = [pair(), pair(), pair()];
const secretOf = (...pems: readonly string[]) => [Buffer.from(pems.join('')).toString('base64')];
/** As the company has them. */
const companyKeys = (own: typeof theirs) => hub88Keys(secretOf(own.privatePem, ours.publicPem));
const body = Buffer.from('{"user":"john"}');

it('a call is signed by the company, under either of its keys while it replaces one', () => {
  const keys = hub88Keys(secretOf(ours.privatePem, theirs.publicPem, next.publicPem));
  if (!keys) throw new Error('no keys');
  const signedBy = (own: typeof theirs) => {
    const company = companyKeys(own);
    return company && signHub88(company, body);
  };
  expect(signerOf(keys, body, signedBy(theirs))).toBe(0);
  expect(signerOf(keys, body, signedBy(next))).toBe(1);
  expect(signerOf(keys, body, signHub88(keys, body))).toBe(-1);
  expect(signerOf(keys, Buffer.from('{"user":"jane"}'), signedBy(theirs))).toBe(-1);
  for (const none of [undefined, '', 'x', ['x']]) expect(signerOf(keys, body, none)).toBe(-1);
});

it.each([
  ['a secret of our own protocol', ['0123456789abcdef0123456789abcdef']],
  ['no key of the company', secretOf(ours.privatePem)],
  ['no key of ours', secretOf(theirs.publicPem)],
  ['a damaged key', secretOf(ours.privatePem.replace('M', '.'), theirs.publicPem)],
])('%s is no key of the dialect, and the problem says what is needed', (_what, secrets) => {
  expect(hub88Keys(secrets)).toBeNull();
  const [problem] = dialectProblems([{ studio: 'orbit', dialect: 'hub88' }], { orbit: [secrets[0] ?? ''] });
  expect(problem).toMatch(/^the secret of 'orbit' is no PEM text with our RSA private key/);
  expect(problem).not.toContain(secrets[0]);
});
