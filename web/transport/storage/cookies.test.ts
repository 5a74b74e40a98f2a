import { expect, test } from 'vitest';
import { brandDomain, createCookies } from './cookies.ts';
import { cookieJar } from './testing/cookieJar.ts';

const HTTPS = { hostname: 'www.tivoli.example', protocol: 'https:' };

test('CONS-10 a cookie is written for path /, SameSite lax, secure and the brand’s domain', () => {
  const jar = cookieJar();
  createCookies(jar, HTTPS).set('keycloakAccessToken', 'a.b.c');
  expect(jar.written).toEqual([
    'keycloakAccessToken=a.b.c; path=/; samesite=lax; domain=tivoli.example; secure',
  ]);
});

test('CONS-10 a cookie is not secure only if the browser refuses secure cookies over HTTP', () => {
  const refusing = cookieJar({ refusesSecure: true });
  createCookies(refusing, { hostname: 'localhost', protocol: 'http:' }).set('sessionInfo', 'fi');
  expect(refusing.written).toEqual([
    'sessionInfo=fi; path=/; samesite=lax; secure',
    'sessionInfo=fi; path=/; samesite=lax',
  ]);

  const production = cookieJar({ refusesSecure: true });
  createCookies(production, HTTPS).set('sessionInfo', 'fi');
  expect(production.written).toHaveLength(1);
});

test.each([
  ['tivoli.example', 'tivoli.example'],
  ['www.tivoli.example', 'tivoli.example'],
  ['lobby.tivoli.example', 'tivoli.example'],
  ['proxy.tivoli.localhost', 'tivoli.localhost'],
  ['lobby--tivoli.example', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('CONS-10 the domain of %s is %s', (hostname, domain) => {
  expect(brandDomain(hostname)).toBe(domain);
});

test('CONS-20 a written cookie is read and removed', () => {
  const jar = cookieJar();
  const cookies = createCookies(jar, HTTPS);
  cookies.set('keycloakAccessToken', 'a b;c=d');
  cookies.set('productMode', 'CASINO', { maxAgeSeconds: 60 });
  expect(cookies.get('keycloakAccessToken')).toBe('a b;c=d');
  expect(jar.written[1]).toContain('; max-age=60');
  cookies.remove('keycloakAccessToken');
  expect(cookies.get('keycloakAccessToken')).toBeNull();
  expect(cookies.get('productMode')).toBe('CASINO');
});

test('a malformed cookie of other code is ignored', () => {
  const jar = cookieJar();
  jar.write('locale=%E0%A4%A; path=/');
  expect(createCookies(jar, HTTPS).get('locale')).toBeNull();
});
