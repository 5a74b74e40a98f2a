import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { sign, verify, type SignedCall } from './signature.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secrets = { sandbox: ['of-the-sandbox'], other: ['of-another'] };
const [sandboxSecret, otherSecret] = ['of-the-sandbox', 'of-another'];
const path = '/studio/v1/bet';
const body = Buffer.from('{"amount":"1.00"}');

const call = ({ at = now.getTime(), studio = 'sandbox', secret = sandboxSecret } = {}): SignedCall => {
  const timestamp = String(at);
  const signature = sign(secret, timestamp, path, body).toString('hex');
  return { path, body, headers: { 'x-studio': studio, 'x-timestamp': timestamp, 'x-signature': signature } };
};
const altered = (change: Record<string, string | string[] | undefined>): SignedCall => ({
  ...call(),
  headers: { ...call().headers, ...change },
});
const refusedAs = (type: string) => expect.objectContaining({ type, status: 401 });

describe('the signature of a studio', () => {
  it('says whose call it is', () => {
    expect(verify(call(), secrets, now).studio).toBe('sandbox');
    expect(verify(call({ studio: 'other', secret: otherSecret }), secrets, now).studio).toBe('other');
  });

  it('says with which of two secrets it was made, while one is replaced', () => {
    const both = { sandbox: [sandboxSecret, 'of-the-sandbox-from-now-on'] };
    const next = call({ secret: 'of-the-sandbox-from-now-on' });
    expect(verify(call(), both, now)).toEqual({ studio: 'sandbox', secretIndex: 0 });
    expect(verify(next, both, now)).toEqual({ studio: 'sandbox', secretIndex: 1 });
    expect(() => verify(next, secrets, now)).toThrow(refusedAs('BadSignature'));
    expect(() => verify(call({ secret: otherSecret }), both, now)).toThrow(refusedAs('BadSignature'));
    expect(() => verify(call(), { sandbox: [] }, now)).toThrow(refusedAs('BadSignature'));
  });

  it('is the published one', () => {
    expect(sign('secret', '1763640000000', path, Buffer.from('{}')).toString('hex')).toBe(
      '026b8234c0a560e81d0b3351d29f0fb3c6046b94ba908b56c4860b836e916a2c',
    );
  });

  it.each([undefined, '', 'nobody', '__proto__', 'toString', ['sandbox', 'sandbox']])(
    '%j is no studio',
    (studio) => {
      expect(() => verify(altered({ 'x-studio': studio }), secrets, now)).toThrow(refusedAs('UnknownStudio'));
    },
  );

  it.each([undefined, '', 'abc', '0'.repeat(64), 'z'.repeat(64), ['a', 'b']])(
    '%j is no signature',
    (signature) => {
      expect(() => verify(altered({ 'x-signature': signature }), secrets, now)).toThrow(
        refusedAs('BadSignature'),
      );
    },
  );

  it('covers the body, the path, the timestamp and the secret', () => {
    const bad = refusedAs('BadSignature');
    expect(() => verify({ ...call(), body: Buffer.from('{"amount":"9.00"}') }, secrets, now)).toThrow(bad);
    expect(() => verify({ ...call(), path: '/studio/v1/win' }, secrets, now)).toThrow(bad);
    expect(() => verify(altered({ 'x-timestamp': String(now.getTime() + 1) }), secrets, now)).toThrow(bad);
    expect(() => verify(call({ secret: otherSecret }), secrets, now)).toThrow(bad);
  });

  it.each([-5 * MINUTE, 0, 5 * MINUTE])('%d ms beside our clock is in time', (beside) => {
    expect(verify(call({ at: now.getTime() + beside }), secrets, now).studio).toBe('sandbox');
  });

  it.each([-HOUR, -5 * MINUTE - 1, 5 * MINUTE + 1, HOUR])('%d ms beside our clock is stale', (beside) => {
    expect(() => verify(call({ at: now.getTime() + beside }), secrets, now)).toThrow(
      refusedAs('StaleTimestamp'),
    );
  });

  it('a timestamp that is no number is stale, whatever is signed', () => {
    expect(() => verify(call({ at: Number.NaN }), secrets, now)).toThrow(refusedAs('StaleTimestamp'));
  });
});
