import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { providerOf } from '@foyer/contract/signIn/providers.ts';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import { settleReview } from '../../flows/kyc/settleReview.ts';
import type { ProviderCall } from '../../modules/signIn/index.ts';
import { bodyTooLarge } from '../../infra/edge/bodyTooLarge.ts';
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
export function registerProviderCallbacks(app: FastifyInstance, deps: CallbackDeps): void {
  const { services } = deps;
  const { custom } = services.signIn;
  const reportRefusal = refusalReporter(deps);
  const handle = callbackHandler(deps.clock, reportRefusal);
  app.register(async (scope) => {
    // Companies repeat a callback until they get a documented status; 413 is not one.
    scope.setErrorHandler<Error, ProviderRoute>((error, request) => {
      const refusal = bodyTooLarge(error);
      if (refusal) reportRefusal(knownProvider(services, request.params.provider), refusal);
      throw refusal ?? error;
    });
    // The signature covers the raw bytes, so the body is kept unparsed, whatever its content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<ProviderRoute>('/providers/:provider/login', LIMITS, (request, reply) => {
      const provider = providerOf(request.params.provider);
      const port = provider ? custom.portOf(provider) : undefined;
      if (!provider || !port) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return handle(request, reply, {
        provider,
        port,
        settle: (call) => custom.settle(provider, port.read(call)),
      });
    });
    scope.post<ProviderRoute>('/providers/:provider/payment', LIMITS, (request, reply) => {
      const { provider } = request.params;
      const { paymentPorts: ports } = services;
      const port = Object.hasOwn(ports, provider) ? ports[provider] : undefined;
      if (!port) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return handle(request, reply, {
        provider,
        port,
        settle: (call) => settlePayment(services, provider, port.read(call)),
      });
    });
    scope.post<ProviderRoute>('/providers/:provider/review', LIMITS, (request, reply) => {
      const { provider } = request.params;
      const port = services.kycService.review;
      if (port?.name !== provider) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return handle(request, reply, {
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

interface ProviderRoute {
  readonly Params: { readonly provider: string };
}

const LIMITS = { bodyLimit: LARGEST_CALLBACK_BYTES };

interface CallbackTarget {
  readonly provider: string;
  readonly port: { acknowledge(call: ProviderCall): { readonly type: string; readonly body: string } };
  settle(call: ProviderCall): Promise<void>;
}

/** The name for metrics: a name from the URL must not become a label. */
function knownProvider({ paymentPorts, kycService, signIn }: Services, provider: string): string {
  const login = providerOf(provider);
  const isKnown =
    Object.hasOwn(paymentPorts, provider) ||
    kycService.review?.name === provider ||
    (login && signIn.custom.portOf(login));
  return isKnown ? provider : 'unknown';
}

type ReportRefusal = ReturnType<typeof refusalReporter>;

function callbackHandler(clock: Clock, reportRefusal: ReportRefusal) {
  return async (
    { headers, body }: FastifyRequest<ProviderRoute>,
    reply: FastifyReply,
    { provider, port, settle }: CallbackTarget,
  ) => {
    const call = { headers, body: typeof body === 'string' ? body : '', now: clock.now() };
    try {
      await settle(call);
    } catch (error) {
      if (error instanceof Refusal) reportRefusal(provider, error);
      throw error;
    }
    const response = port.acknowledge(call);
    return reply.type(response.type).send(response.body);
  };
}

/** Logs and counts refused callbacks, which are a partner's mistake or an attack. The body is not logged. */
function refusalReporter({ log, metrics }: Pick<CallbackDeps, 'log' | 'metrics'>) {
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
