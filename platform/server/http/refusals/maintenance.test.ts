import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { createLog } from '../../../infra/log.ts';
import { createApp } from '../app.ts';
import { refuseInMaintenance } from './maintenance.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({ trustedProxies: null, isProduction: false }, createLog({ level: 'silent' }));
  refuseInMaintenance(app, () => true);
  app.post('/*', async () => ({ isTaken: true }));
});
afterAll(() => app.close());

const post = (url: string) => app.inject({ method: 'POST', url });

describe('in maintenance', () => {
  it.each(['/graphql', '/api/graphql', '/graphql?operation=Lobby', STUDIO_PATHS.bet])(
    '%s is refused with an error type and Retry-After',
    async (url) => {
      const response = await post(url);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('30');
      expect(response.json()).toMatchObject({ error: { type: 'Maintenance', reasons: [] } });
    },
  );

  const { bet: _bet, ...settling } = STUDIO_PATHS;
  it.each([...Object.values(settling), '/realms/tivoli/protocol/openid-connect/token'])(
    '%s is accepted: open rounds are settled, and nobody is signed out',
    async (url) => {
      expect((await post(url)).json()).toEqual({ isTaken: true });
    },
  );
});
