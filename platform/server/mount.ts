import type { FastifyInstance } from 'fastify';
import { registerArt } from '../modules/catalogue/art/index.ts';
import { mountApi, type Api, type ApiDeps } from './api.ts';
import { registerPages } from './pages.ts';
import { wantedPosters } from './pages/wantedPosters.ts';
import type { WebBundle } from './pages/webBundle.ts';

export interface MountDeps extends ApiDeps {
  readonly web: WebBundle;
}

/** Everything that is served, on one app: what machines call, and what browsers show. */
export async function mount(app: FastifyInstance, parts: MountDeps): Promise<Api> {
  const api = await mountApi(app, parts);
  const { sites, web, config } = parts;
  const wanted = () => wantedPosters(parts.services.catalogue, sites);
  const art = { ...sites, dataFolder: config.dataFolder, log: app.log, wanted };
  await app.register(async (scope) => registerArt(scope, art));
  await app.register(async (scope) => registerPages(scope, { ...parts, ...api, web }));
  return api;
}
