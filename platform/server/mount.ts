import type { FastifyInstance } from 'fastify';
import { prefetch, registerImages } from '../modules/catalogue/index.ts';
import { mountApi, type Api, type ApiDeps } from './api.ts';
import { registerPages } from './pages.ts';
import { firstImages } from './pages/firstImages.ts';
import type { WebBundle } from './pages/webBundle.ts';

export interface MountDeps extends ApiDeps {
  readonly web: WebBundle;
}

export async function mount(app: FastifyInstance, deps: MountDeps): Promise<Api> {
  const api = await mountApi(app, deps);
  const { web } = deps;
  const { images } = deps.services;
  await app.register(async (scope) => registerImages(scope, { ...deps, images }));
  prefetchFirstImages(app, deps);
  await app.register(async (scope) => registerPages(scope, { ...deps, ...api, web }));
  return api;
}

/** Prefetches images in the background once the node listens. */
function prefetchFirstImages(app: FastifyInstance, { services, sites, log }: MountDeps): void {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    const posters = sites.brands.flatMap(({ settings }) => settings.signInPosters.map(({ slug }) => slug));
    running = firstImages(services.catalogue, sites, posters)
      .then((images) => prefetch(images, { images: services.images, log, signal: stopping.signal }))
      .catch((error: unknown) => log.warn({ err: error }, 'no picture is loaded ahead'));
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await running;
  });
}
