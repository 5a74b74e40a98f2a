import { expect, test } from 'vitest';
import { consentedCookies } from '../../transport/consent/consentedCookies.ts';
import { createCookies } from '../../transport/storage/cookies.ts';
import { cookieJar } from '../../transport/storage/testing/cookieJar.ts';
import { trackingIdOf } from './trackingId.ts';

test('CONS-19 the id stays between visits, and a withdrawal of consent ends it', () => {
  const jar = cookieJar();
  const own = createCookies(jar, { hostname: 'tivoli.example', protocol: 'https:' });
  let granted = new Set(['necessary', 'analytics'] as const);
  let changed = () => {};
  const consent = {
    current: () => granted,
    subscribe(listener: () => void) {
      changed = listener;
      return () => {};
    },
  };
  const cookies = { get: own.get, ...consentedCookies(own, consent) };
  const first = trackingIdOf(cookies);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(trackingIdOf(cookies)).toBe(first);
  granted = new Set(['necessary']);
  changed();
  expect(own.get('internalTrackingId')).toBeNull();
  granted = new Set(['necessary', 'analytics']);
  changed();
  expect(own.get('internalTrackingId')).toBeNull();
  expect(trackingIdOf(cookies)).not.toBe(first);
});
