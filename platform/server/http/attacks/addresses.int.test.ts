import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestSignInCode } from '@foyer/contract/generated/operations.ts';
import { testApi, type TestApi } from '../../../testing/testApi.ts';
import { startProxy } from './proxy.ts';

// The proxy is at 127.0.0.1; clients use other loopback addresses, which are not trusted.
let api: TestApi;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let proxyInKorea: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  api = await testApi({
    requestsPerMinute: 30,
    environment: { FOYER_TRUSTED_PROXIES: '127.0.0.1/32', FOYER_COUNTRY_HEADER: 'cf-ipcountry' },
  });
  proxy = await startProxy(api.port);
  proxyInKorea = await startProxy(api.port, { 'cf-ipcountry': 'KP' });
});
afterAll(async () => {
  await proxy.stop();
  await proxyInKorea.stop();
  await api.stop();
});

interface CodeRequest {
  readonly from: string;
  readonly port?: number;
  readonly email?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function requestCode({ from, port = proxy.port, email = 'ella@foyer.test', headers = {} }: CodeRequest) {
  const payload = JSON.stringify({
    documentId: RequestSignInCode.documentId,
    variables: { address: email },
  });
  return new Promise<string>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        method: 'POST',
        path: '/graphql',
        agent: false,
        headers: { host: 'harbour.localhost', 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let body = '';
        response.on('data', (data) => (body += String(data)));
        response.on('end', () => resolve(outcomeOf(response.statusCode ?? 0, body)));
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}

function outcomeOf(status: number, body: string): string {
  if (status === 429) return 'tooManyRequests';
  const { data, errors } = JSON.parse(body);
  return data?.requestSignInCode ? 'sent' : errors[0].extensions.reasons[0];
}

async function codes(count: number, codeRequest: (index: number) => CodeRequest): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await requestCode(codeRequest(index)));
  return outcomes;
}

const FIVE_SENT = Array.from({ length: 5 }, () => 'sent');
const rotated = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}, 198.51.100.${index}` });

describe('an address in x-forwarded-for', () => {
  it('forged by the client gives it no more attempts through the proxy', async () => {
    const outcomes = await codes(6, (index) => ({ from: '127.0.0.2', headers: rotated(index) }));
    expect(outcomes.slice(0, 5)).toEqual(FIVE_SENT);
    expect(outcomes[5]).not.toBe('sent');
  });

  it('forged as a victim’s uses none of the victim’s attempts', async () => {
    const email = 'cleo@foyer.test';
    const headers = { 'x-forwarded-for': '127.0.0.4' };
    await codes(6, () => ({ from: '127.0.0.3', email, headers }));
    expect(await requestCode({ from: '127.0.0.4', email })).toBe('sent');
  });

  it('is ignored from a sender that is not a trusted proxy', async () => {
    const email = 'direct@foyer.test';
    const direct = { from: '127.0.0.5', port: api.port, email };
    const outcomes = await codes(6, (index) => ({ ...direct, headers: rotated(index) }));
    expect(outcomes.slice(0, 5)).toEqual(FIVE_SENT);
    expect(outcomes[5]).not.toBe('sent');
  });

  it('does not avoid the rate limit either', async () => {
    const outcomes = await codes(31, (index) => ({
      from: '127.0.0.6',
      email: `player${index}@foyer.test`,
      headers: rotated(index),
    }));
    expect(outcomes[30]).toBe('tooManyRequests');
    expect(await requestCode({ from: '127.0.0.7', email: 'neighbour@foyer.test' })).toBe('sent');
  });
});

describe('the header of a country', () => {
  it('is trusted from a trusted proxy only', async () => {
    const email = 'abroad@foyer.test';
    expect(await requestCode({ from: '127.0.0.8', port: proxyInKorea.port, email })).toBe(
      'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY',
    );
    const headers = { 'cf-ipcountry': 'KP' };
    expect(await requestCode({ from: '127.0.0.8', port: api.port, email, headers })).toBe('sent');
  });
});
