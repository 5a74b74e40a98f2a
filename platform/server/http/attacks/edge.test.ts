import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../infra/config.ts';
import { loadSites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { createEdge } from '../edge.ts';
import { isIn, networkOf, plainAddress } from '../../../infra/edge/networks.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', null],
    ['', null],
    ['1', null],
    ['0x7f.1', null],
    ['203.0.113.7, 198.51.100.1', null],
  ])('%j is read as %j', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:0db8:0001:0002::1', '2001:DB8:1:2::9'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('rate limits count %s and %s as one network', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it('rate limits count the next /64 and the next IPv4 address separately', () => {
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
  });

  it('is found in a network in any spelling, and invalid text is in no network', () => {
    const { unsafeNetworks } = readConfig({ FOYER_UNSAFE_NETWORKS: '203.0.113.0/24,2001:db8::/32' });
    const requested = ['203.0.113.9:80', '::ffff:203.0.113.9', '2001:DB8::1', '198.51.100.1', 'unknown'];
    expect(requested.map((address) => isIn(unsafeNetworks, address))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

it('a client that has gone before its request is read has an unknown address', async () => {
  const config = readConfig({ FOYER_TRUSTED_PROXIES: '1' });
  const readArrival = createEdge({ config, sites: await testSites() });
  const request = new IncomingMessage(new Socket());
  request.headers.host = 'northlight.localhost';
  expect(request.socket.remoteAddress).toBeUndefined();
  expect(readArrival(request)).toEqual({ refused: null, address: 'unknown' });
});

describe('trusted proxies', () => {
  const trusts = (FOYER_TRUSTED_PROXIES: string) => readConfig({ FOYER_TRUSTED_PROXIES }).trustedProxies;

  it('may be a number of hops, whatever their addresses', () => {
    const two = trusts('2');
    expect([0, 1, 2].map((hop) => two?.('203.0.113.7', hop))).toEqual([true, true, false]);
  });

  it('may be networks, for any number of hops', () => {
    const ours = trusts('10.0.0.0/8, 2001:db8::/32');
    expect(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::5'].map((address) => ours?.(address, 5))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['11.1.2.3', undefined, 'unknown'].map((address) => ours?.(address, 0))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are none by default and for 0', () => {
    expect([readConfig({}).trustedProxies, trusts('0')]).toEqual([null, null]);
  });
});

describe('the origin of a brand', () => {
  const ORIGINS =
    'https://{brand}.casino.example,tivoli:https://tivoli.example:8443,tivoli:https://old.tivoli.example';
  const configured = (FOYER_BRAND_ORIGINS: string, more: Record<string, string> = {}) => {
    const { sitesFolder, ...config } = readConfig({ FOYER_BRAND_ORIGINS, ...more });
    const { brandOrigins, sharedHosts, isProduction } = config;
    return loadSites(sitesFolder, { brandOrigins, sharedHosts, isProduction });
  };

  it('comes from the configuration: the first that names the brand, else the one for all', async () => {
    const sites = await configured(ORIGINS);
    expect(sites.byBrand('sol')?.origin).toBe('https://sol.casino.example');
    expect(sites.byBrand('tivoli')?.origin).toBe('https://tivoli.example:8443');
    expect(sites.byHost('old.tivoli.example')?.brand).toBe('tivoli');
    expect(sites.byHost('tivoli.casino.example')).toBeUndefined();
  });

  it('is used for links, whatever host and protocol the request has', async () => {
    const sites = await configured(ORIGINS);
    const tivoli = sites.byBrand('tivoli')!;
    for (const host of ['tivoli.example', 'www--tivoli.example', 'old.tivoli.example:99', 'evil.example'])
      expect(sites.publicOrigin(tivoli, { protocol: 'http', host })).toBe('https://tivoli.example:8443');
  });

  it('is the request’s own at a loopback host outside production only', async () => {
    const call = { protocol: 'http', host: 'tivoli.localhost:4160' };
    const development = await configured(ORIGINS);
    expect(development.byHost(call.host)?.brand).toBe('tivoli');
    expect(development.publicOrigin(development.byHost(call.host)!, call)).toBe(
      'http://tivoli.localhost:4160',
    );
    const production = await configured(ORIGINS, { NODE_ENV: 'production' });
    expect(production.byHost(call.host)).toBeUndefined();
  });

  it('is punycode for an internationalised name', async () => {
    const sites = await configured('tivoli:https://königin.example');
    expect(sites.byBrand('tivoli')?.origin).toBe('https://xn--knigin-wxa.example');
    expect(sites.byHost('xn--knigin-wxa.example')?.brand).toBe('tivoli');
  });

  it('stops the start for an unknown brand, and for a host of two brands', async () => {
    await expect(configured('club:https://club.example')).rejects.toThrow(/FOYER_BRAND_ORIGINS.*club/s);
    await expect(configured('tivoli:https://casino.example,sol:https://www.casino.example')).rejects.toThrow(
      /belongs to the brand sol already|belongs to the brand tivoli already/,
    );
  });

  it('does not own a shared host, where a request may name its brand', async () => {
    const sites = await configured(ORIGINS, { FOYER_SHARED_HOSTS: 'api.casino.example' });
    expect(sites.byHost('api.casino.example')).toBe(sites.defaultSite);
    expect(sites.isShared('api.casino.example')).toBe(true);
    expect(sites.isShared('tivoli.example')).toBe(false);
    expect(sites.byHost('www--api.casino.example')).toBeUndefined();
  });

  it('ROUTE-08 an invalid host belongs to no brand', async () => {
    const sites = await testSites();
    for (const host of [
      '',
      'nort hlight',
      'a/b',
      'x@localhost',
      'localhost:x',
      'localhost#',
      'tivoli。localhost',
    ])
      expect(sites.byHost(host)).toBeUndefined();
  });
});
