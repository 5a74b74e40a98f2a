import { describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { partnerAddress } from './httpClient.ts';
import { requireFresh, requireSame } from './signature.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a partner’s message', () => {
  it.each([undefined, '', 'abd', 'abcd'])('signed %j is refused instead of abc', (given) => {
    expect(() => requireSame(given, 'abc')).toThrow(expect.objectContaining({ type: 'BadSignature' }));
    expect(() => requireSame('abc', 'abc')).not.toThrow();
  });

  it.each([-5 * MINUTE - 1, 5 * MINUTE + 1, Number.NaN])('%d ms away from our clock is stale', (beside) => {
    const stale = expect.objectContaining({ type: 'StaleTimestamp', status: 401 });
    expect(() => requireFresh(now.getTime() + beside, now)).toThrow(stale);
    expect(() => requireFresh(now.getTime() - MINUTE, now)).not.toThrow();
  });

  it.each(['', ' 1795176000000', '0x1a1f8a5b800', '1.7951760e12', undefined])(
    'the time %j is stale',
    (at) => {
      expect(() => requireFresh(at, now)).toThrow(expect.objectContaining({ type: 'StaleTimestamp' }));
      expect(() => requireFresh(String(now.getTime()), now)).not.toThrow();
    },
  );

  it.each([null, 7, 'nonsense', 'javascript:alert(1)', 'https://evil.example/pay', '//evil.example'])(
    'the redirect URL %j is refused',
    (given) => {
      expect(() => partnerAddress(given, 'https://bank.example/api')).toThrow(
        expect.objectContaining({ type: 'PartnerUnavailable' }),
      );
    },
  );

  it('a redirect URL of the partner’s origin is accepted', () => {
    expect(partnerAddress('https://bank.example/pay/1', 'https://bank.example/api')).toBe(
      'https://bank.example/pay/1',
    );
  });
});
