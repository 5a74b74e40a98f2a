import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../infra/config.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { loadWebBundle } from './webBundle.ts';

let harness: TestApi;
beforeAll(async () => {
  harness = await testApi({ web: await loadWebBundle(readConfig({}).webBuildFolder) });
});
afterAll(() => harness.stop());

const get = (url: string) => harness.app.inject({ url, headers: { host: 'harbour.localhost' } });

describe('tokens in the URL', () => {
  it('QUERY-02 are not in the page, and are not sent as a referrer', async () => {
    const address = '/en_NZ/login-handler/?accessToken=aaaa.bbbb.cccc&refreshToken=dddd&amount=5';
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/aaaa|dddd/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('QUERY-02 are taken from the URL by the first script of the page', async () => {
    const address = '/en_NZ/redirection-handler/?accessToken=aaaa.bbbb.cccc&refreshToken=dddd';
    const { body } = await get(address);
    const [, first] = /<script[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    expect(first).toContain('history.replaceState');
    expect(body.indexOf('<script')).toBeLessThan(body.search(/<link|<style/));
  });

  it('QUERY-02 at any page are redirected to their handler, uncached and without a referrer', async () => {
    const tokens = 'accessToken=aaaa.bbbb.cccc&refreshToken=dddd';
    const response = await get(`/en_NZ/games/?${tokens}&productMode=casino`);
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `/en_NZ/login-handler/?${tokens}&redir=%2Fen_NZ%2Fgames%2F%3FproductMode%3Dcasino`,
    ]);
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the link in an email', () => {
  it('REG-05 is not in the page, and is not sent as a referrer', async () => {
    const { statusCode, headers, body } = await get('/en_NZ/verify-email/?token=zzzz-yyyy');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('zzzz-yyyy');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
