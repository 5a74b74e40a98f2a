import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** The pattern of the route, such as `/providers/:provider/login`: never a path, which players choose. */
export const routeLabel = ({ url }: { readonly url?: string | undefined }): string => url ?? 'none';

export function registerHttpMetrics(app: FastifyInstance, registers: Registry[]): void {
  const duration = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time to respond, by route pattern, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const method = request.routeOptions.url === undefined ? 'none' : request.method;
    duration.observe({ route: routeLabel(request.routeOptions), method, status }, reply.elapsedTime / 1000);
  });
}
