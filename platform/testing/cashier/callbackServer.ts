import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import type { CashierDeps } from '../../flows/cashier/lockedPlayer.ts';
import { Refusal } from '../../infra/refusal.ts';

/** An HTTP server for payment callbacks. Each request reads `services`, so a test can set the ports after the start. */
export async function openCallbackServer(services: () => CashierDeps) {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { provider: string } }>(
    '/providers/:provider/payment',
    async ({ params, headers, body }, reply) => {
      const { paymentPorts: ports, clock } = services();
      const port = ports[params.provider];
      if (!port) return reply.code(404).send();
      const call = { headers, body: String(body), now: clock.now() };
      try {
        await settlePayment(services(), params.provider, port.read(call));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(409).send(error.type);
      }
      const { type, body: thanks } = port.acknowledge(call);
      return reply.type(type).send(thanks);
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: () => app.close(),
  };
}
