import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JACKPOT_SOCKET_PATH } from '@foyer/contract/jackpot/paths.ts';
import { createLog } from '../../infra/log.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { rawHttp } from '../http/attacks/rawHttp.ts';
import { rawSocket } from '../sockets/testHub.ts';

let api: TestApi;
const written: string[] = [];
const parsed = () => written.map((line): Record<string, unknown> => JSON.parse(line));
/** The lines of the access log, without warnings of other parts. */
const lines = () => parsed().filter(({ level }) => level === 30);
/** Which of these texts were written. A job that cannot reach the database logs its address, which is the client's too. */
const writtenOf = (secrets: readonly string[]): readonly string[] => {
  const all = written.join('').toLowerCase();
  const ofRequests = JSON.stringify(
    parsed().filter(({ level, traceId }) => level === 30 || traceId !== undefined),
  );
  return secrets.filter((secret) => (secret === CLIENT ? ofRequests : all).includes(secret.toLowerCase()));
};
const lastLine = async (): Promise<Record<string, unknown>> => {
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  return lines().at(-1) ?? {};
};

beforeAll(async () => {
  api = await testApi({
    environment: { FOYER_ACCESS_LOG: '1', FOYER_TRUSTED_PROXIES: '1' },
    log: createLog({ level: 'debug', destination: { write: (line) => void written.push(line) } }),
    web: { renderPage: async () => ({ status: 200, headers: {}, html: 'page' }) },
  });
});
afterAll(() => api.stop());
beforeEach(() => {
  written.length = 0;
});

const CLIENT = '127.0.0.1';
const SECRETS = [
  's3cret',
  'anna',
  'foyer.test',
  '203.0.113.',
  CLIENT,
  '2001:db8',
  'Mozilla',
  '+358401234567',
  'FI2112345600000785',
];
const HEADERS = [
  'Host: northlight.localhost',
  'X-Forwarded-For: 203.0.113.7, 2001:db8::7',
  'Forwarded: for=203.0.113.8',
  'User-Agent: Mozilla/5.0 (s3cret)',
  'Referer: https://northlight.localhost/?token=s3cret',
  'Cookie: keycloakAccessToken=s3cret; foyerSignInForm=s3cret',
  'Authorization: Bearer s3cret.s3cret.s3cret',
  'traceparent: 00-s3cret',
];

describe('the access log', () => {
  it('has one line for a request, with these fields alone', async () => {
    const { head } = await rawHttp(api.port, ['GET /en/ HTTP/1.1', 'Host: northlight.localhost']);
    const line = await lastLine();
    expect(lines()).toHaveLength(1);
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      msg: 'request',
      method: 'GET',
      route: '/*',
      status: 200,
      durationMs: expect.any(Number),
      bytes: expect.any(Number),
      brand: 'northlight',
      traceId: /x-trace-id: (\w+)/.exec(head)?.[1],
    });
    expect(line['bytes']).toBeGreaterThan(head.length);
  });

  it.each([
    ['GET /en/verify-email/?token=s3cret&email=anna@foyer.test HTTP/1.1'],
    ['GET /en/s3cret/anna@foyer.test/+358401234567/FI2112345600000785 HTTP/1.1'],
    ['GET /en/anna%40foyer.test?next=//anna@foyer.test HTTP/1.1'],
    ['GET http://anna:s3cret@northlight.localhost/en/?q=s3cret HTTP/1.1'],
    ['GET //s3cret/anna@foyer.test HTTP/1.1'],
    ['GET /%E0%A4%A/s3cret/anna@foyer.test HTTP/1.1'],
    ['GET /realms/northlight/protocol/openid-connect/auth?login_hint=anna@foyer.test&state=s3cret HTTP/1.1'],
    ['GET /realms/northlight/protocol/openid-connect/userinfo?access_token=s3cret HTTP/1.1'],
    ['GET /realms/anna@foyer.test/protocol/openid-connect/auth/s3cret/form HTTP/1.1'],
    ['GET /graphql?query={anna(email:"anna@foyer.test",token:"s3cret")} HTTP/1.1'],
    ['GET /images/games/s3cret/anna@foyer.test HTTP/1.1'],
    ['GET /history/games.csv?player=anna@foyer.test HTTP/1.1'],
    ['POST /providers/anna@foyer.test/payment?token=s3cret HTTP/1.1', 'Content-Length: 0'],
    ['DELETE /hooks/s3cret?anna@foyer.test HTTP/1.1'],
    ['GET /en/?s3cret HTTP/9.9'],
    ['S3CRET /anna@foyer.test HTTP/1.1'],
    ['GET /en/ HTTP/1.1', 'Host: s3cret.anna.foyer.test'],
  ])('has nothing of the requester: %s', async (first, ...more) => {
    await rawHttp(api.port, [first, ...more, ...HEADERS]);
    await lastLine();
    expect(writtenOf(SECRETS)).toEqual([]);
    expect(lines().filter(({ msg }) => msg === 'request')).toHaveLength(1);
  });

  it('has no health checks', async () => {
    for (const path of ['/health/live', '/health/ready?x=1'])
      await rawHttp(api.port, [`GET ${path} HTTP/1.1`, 'Host: 10.0.0.1']);
    await rawHttp(api.port, ['GET /en/ HTTP/1.1', 'Host: northlight.localhost']);
    await lastLine();
    expect(lines().map(({ route }) => route)).toEqual(['/*']);
  });

  it('has requests whose client goes away', async () => {
    const socket = connect(api.port, '127.0.0.1');
    const head = ['POST /graphql HTTP/1.1', 'Host: northlight.localhost', 'Content-Length: 99'];
    socket.write([...head, 'Content-Type: application/json', '', '{'].join('\r\n'), () => socket.destroy());
    expect(await lastLine()).toMatchObject({ route: '/graphql', isAborted: true });
  });

  it('has two lines for a socket, without its token', async () => {
    const token = await api.token();
    written.length = 0;
    const raw = rawSocket(api.port, {
      headers: { host: 'northlight.localhost', 'x-forwarded-for': '203.0.113.7' },
    });
    await raw.opened;
    raw.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    await raw.take();
    raw.socket.close(4000, 'anna@foyer.test');
    await expect.poll(lines).toHaveLength(2);
    const socket = {
      protocol: 'graphql-ws',
      brand: 'northlight',
      traceId: expect.stringMatching(/^\w{32}$/),
    };
    expect(lines()).toEqual([
      { level: 30, time: expect.any(Number), msg: 'socket opened', ...socket },
      {
        level: 30,
        time: expect.any(Number),
        msg: 'socket closed',
        ...socket,
        closeCode: 4000,
        durationMs: expect.any(Number),
      },
    ]);
    expect(writtenOf([...SECRETS, token])).toEqual([]);
  });

  it('has the sockets of the jackpot and those that are refused', async () => {
    const path = `${JACKPOT_SOCKET_PATH}?token=s3cret&currency=EUR`;
    const jackpot = rawSocket(api.port, { path, protocol: '', headers: { host: 'northlight.localhost' } });
    await jackpot.closed;
    const refused = rawSocket(api.port, { path: '/s3cret', headers: { host: 'northlight.localhost' } });
    await refused.opened.catch(() => {});
    await expect
      .poll(() => lines().map(({ msg }) => msg))
      .toEqual(['socket opened', 'socket closed', 'socket refused']);
    expect(lines().map(({ protocol, closeCode, status }) => [protocol, closeCode, status])).toEqual([
      ['jackpot', undefined, undefined],
      ['jackpot', 4401, undefined],
      [undefined, undefined, 404],
    ]);
    expect(writtenOf(SECRETS)).toEqual([]);
  });
});
