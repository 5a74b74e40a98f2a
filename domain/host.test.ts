import { describe, expect, it } from 'vitest';
import { hostBrand, hostName, siteHost } from './host.ts';

describe('host of a site', () => {
  it.each(['lobby', 'www', 'proxy'].flatMap((prefix) => ['.', '--'].map((separator) => prefix + separator)))(
    'ROUTE-08 the prefix %s is removed',
    (prefix) => {
      expect(siteHost(`${prefix}casino.example`)).toBe('casino.example');
    },
  );

  it.each([
    ['casino.example'],
    ['lobbyist.example'],
    ['www-casino.example'],
    ['wwwcasino.example'],
    ['casino.www.example'],
    ['casino--www.example'],
    ['lobby'],
    ['localhost'],
    ['127.0.0.1'],
    [''],
  ])('ROUTE-08 %j is not changed', (host) => {
    expect(siteHost(host)).toBe(host);
  });

  it.each([
    ['Casino.Example:3000', 'casino.example'],
    ['WWW.casino.example:443', 'casino.example'],
    ['lobby--tivoli.localhost:3000', 'tivoli.localhost'],
    ['www.lobby.casino.example', 'lobby.casino.example'],
  ])('ROUTE-08 %s is %s: case and port are ignored, one prefix is removed', (host, expected) => {
    expect(siteHost(host)).toBe(expected);
  });

  it.each([
    ['tivoli.localhost:3000', 'tivoli'],
    ['www--tivoli.example.org', 'tivoli'],
    ['localhost', 'localhost'],
    ['', ''],
  ])('%j names the brand %j', (host, brand) => {
    expect(hostBrand(host)).toBe(brand);
  });
});

it.each(['localhost:99999', '[::1]:99999', '127.0.0.999', 'xn--.localhost', 'a.XN--', 'a..localhost'])(
  'ROUTE-08 %s is not a host, because no URL can be built from it',
  (host) => {
    expect(hostName(host)).toBeNull();
  },
);
