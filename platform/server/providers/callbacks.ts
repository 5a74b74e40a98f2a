import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { providerOf } from '@foyer/contract/signIn/providers.ts';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import { settleReview } from '../../flows/kyc/settleReview.ts';
import type { ProviderCall } from '../../modules/signIn/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Services } from '../services.ts';

interface CallbackDeps {
  readonly services: Services;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Registry;
}

const LARGEST_CALLBACK_BYTES = 16 * 1024;

/** Receives the results of sign-ins, payments and identity reviews; each company's adapter reads its own format. */
export function registerProviderCallbacks(app: FastifyInstance, parts: CallbackDeps): void {
  const { services } = parts;
  const { custom } = services.signIn;
  const take = callbackTaker(parts);
  app.register(async (scope) => {
    // The signature covers the bytes, so they are kept as they came, whatever their type is said to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<Named>('/providers/:provider/login', LIMITS, (request, reply) => {
      const provider = providerOf(request.params.provider);
      const port = provider ? custom.portOf(provider) : undefined;
      if (!provider || !port) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return take(request, reply, {
        provider,
        port,
        settle: (call) => custom.settle(provider, port.read(call)),
      });
    });
    scope.post<Named>('/providers/:provider/payment', LIMITS, (request, reply) => {
      const { provider } = request.params;
      const { paymentPorts: ports } = services;
      const port = Object.hasOwn(ports, provider) ? ports[provider] : undefined;
      if (!port) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return take(request, reply, {
        provider,
        port,
        settle: (call) => settlePayment(services, provider, port.read(call)),
      });
    });
    scope.post<Named>('/providers/:provider/review', LIMITS, (request, reply) => {
      const { provider } = request.params;
      const port = services.kycService.review;
      if (port?.name !== provider) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return take(request, reply, {
        provider,
        port,
        async settle(call) {
          const notice = port.read(call);
          if (notice) await settleReview(services, port, notice);
        },
      });
    });
  });
}

interface Named {
  readonly Params: { readonly provider: string };
}

const LIMITS = { bodyLimit: LARGEST_CALLBACK_BYTES };

interface Taking {
  readonly provider: string;
  readonly port: { thank(call: ProviderCall): { readonly type: string; readonly body: string } };
  settle(call: ProviderCall): Promise<void>;
}

function callbackTaker({ clock, ...parts }: CallbackDeps) {
  const tellRefusal = refusalTeller(parts);
  return async (
    { headers, body }: FastifyRequest<Named>,
    reply: FastifyReply,
    { provider, port, settle }: Taking,
  ) => {
    const call = { headers, body: typeof body === 'string' ? body : '', now: clock.now() };
    try {
      await settle(call);
    } catch (error) {
      if (error instanceof Refusal) tellRefusal(provider, error);
      throw error;
    }
    const answer = port.thank(call);
    return reply.type(answer.type).send(answer.body);
  };
}

/** Logs and counts refused callbacks, which are a partner's mistake or an attack. The body is not logged. */
function refusalTeller({ log, metrics }: Pick<CallbackDeps, 'log' | 'metrics'>) {
  const refused = new Counter({
    name: 'foyer_provider_callbacks_refused_total',
    help: 'Callbacks of payment providers that were refused, by the reason',
    labelNames: ['provider', 'reason'],
    registers: [metrics],
  });
  return (provider: string, { type, keys }: Refusal): void => {
    refused.inc({ provider, reason: type });
    log.warn(
      { provider, reason: type, field: keys['field'] },
      'a callback of a payment provider was refused',
    );
  };
}
