import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const get = (url: string) => api.app.inject({ url });

it('a serving node is live and ready, and has metrics', async () => {
  expect((await get('/health/live')).json()).toEqual({ status: 'live' });
  expect((await get('/health/ready')).json()).toEqual({ status: 'ready' });
  const figures = await api.api.metrics.metrics();
  expect(figures).toContain(
    'foyer_http_request_duration_seconds_count{route="/health/ready",method="GET",status="2xx"} 1',
  );
  expect(figures).toContain('foyer_open_sockets{protocol="graphql-ws"} 0');
  expect((await get('/metrics')).statusCode).toBe(404);
});

it('an unknown path is refused in the common error format', async () => {
  const response = await api.app.inject({ method: 'POST', url: '/nothing/here' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    error: {
      type: 'NotFound',
      reasons: [],
      keys: { path: '/nothing/here' },
      traceId: response.headers['x-trace-id'],
    },
  });
});

it('a draining node is live and not ready', async () => {
  await api.api.drain();
  expect((await get('/health/live')).statusCode).toBe(200);
  const ready = await get('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
});
