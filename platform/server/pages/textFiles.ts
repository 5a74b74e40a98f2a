import type { FastifyInstance } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';

const AREAS = /^[a-z]+(\+[a-z]+){0,9}$/i;

/** Serves the texts of further areas for client-side navigation: `/texts/de_AT/games+wallet.json`. */
export function serveTexts(app: FastifyInstance, sites: Sites): void {
  app.get<{ Params: { locale: string; file: string } }>('/texts/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const areas = file.replace(/\.json$/, '');
    const known = sites.locales.find((one) => one === locale);
    if (!known || !AREAS.test(areas)) {
      throw new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { locale: locale.slice(0, 20) } });
    }
    return reply.header('cache-control', 'public, max-age=300').send(sites.messages(known, areas.split('+')));
  });
}
