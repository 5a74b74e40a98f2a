import { describe, expect, it } from 'vitest';
import { isSigned, sign, type StudioKey } from './signature.ts';

const key = { studio: 'sandbox', secret: 'foyer-test-secret' };

describe('the signature of a call covers its timestamp, path and raw body', () => {
  // Computed independently: printf '%s' '<timestamp>.<path>.<body>' | openssl dgst -sha256 -hmac
  // foyer-test-secret
  it.each([
    [
      1_700_000_000_000,
      '/studio/v1/authenticate',
      '{"token":"t"}',
      'f75e72dd01ca17848cbc9020b96c633f909c345c3d67f217e5945ba8521e0e07',
    ],
    [
      1_700_000_000_000,
      '/studio/v1/bet',
      '{"amount":"1.00","title":"Rävens tull"}',
      'a08cec258a22840cacea5affc689ecc447593af835c36eb2a9c3f3b542a9c654',
    ],
    [0, '/', '', 'c2a26e3135274ba3d5b85fc940724c4fe5403b0fd5ec2bb827841ba0f2cfbfa7'],
  ])('%d %s %s', (timestamp, path, body, signature) => {
    expect(sign(key, timestamp, path, body)).toEqual({
      'x-studio': 'sandbox',
      'x-timestamp': String(timestamp),
      'x-signature': signature,
    });
  });

  it('differs for another time, path, body or secret', () => {
    const base = sign(key, 1, '/a', 'b')['x-signature'];
    const others = [
      sign(key, 2, '/a', 'b'),
      sign(key, 1, '/c', 'b'),
      sign(key, 1, '/a', 'd'),
      sign({ ...key, secret: 'other' }, 1, '/a', 'b'),
    ].map((headers) => headers['x-signature']);
    expect(new Set([base, ...others]).size).toBe(5);
  });
});

it('a call of the platform passes under the secret and, while it is replaced, under the former one', () => {
  const rotated = { studio: 'sandbox', secret: 'the next secret', formerSecret: key.secret };
  const passes = (secret: string, accepted: StudioKey, studio = 'sandbox') => {
    const headers = { ...sign({ studio, secret }, 1000, '/live/v1/tables', '{}') };
    return isSigned(accepted, { headers, path: '/live/v1/tables', rawBody: '{}' }, 1000);
  };
  expect(passes(rotated.secret, rotated)).toBe(true);
  expect(passes(key.secret, rotated)).toBe(true);
  expect(passes('another', rotated)).toBe(false);
  expect(passes(key.secret, { studio: 'sandbox', secret: rotated.secret })).toBe(false);
  expect(passes(key.secret, rotated, 'other')).toBe(false);
});
