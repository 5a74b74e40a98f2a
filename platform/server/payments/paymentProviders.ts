import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { providerOf, providerSlug, type PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import { settleReview } from '../../flows/compliance/settleReview.ts';
import type { ProviderCall, ProviderLoginPort, ProviderLoginPorts } from '../../modules/identity/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import { finshark } from '../../providers/finshark/index.ts';
import { krofort } from '../../providers/krofort/index.ts';
import { piq } from '../../providers/piq/index.ts';
import { trustly } from '../../providers/trustly/index.ts';
import { zimpler } from '../../providers/zimpler/index.ts';
import type { Services } from '../services.ts';

const ADAPTERS = {
  Trustly: trustly,
  Zimpler: zimpler,
  Piq: piq,
  Finshark: finshark,
  Krofort: krofort,
} as const satisfies Record<PaymentProvider, (place: { url: string; key: string }) => ProviderLoginPort>;

/** The adapters of those companies that we have an address and a key of. */
export function providerPorts({ paymentProviders }: Pick<Config, 'paymentProviders'>): ProviderLoginPorts {
  const ports: Partial<Record<PaymentProvider, ProviderLoginPort>> = {};
  for (const [name, adapter] of Object.entries(ADAPTERS)) {
    const provider = providerOf(name.toLowerCase());
    const place = provider && paymentProviders[providerSlug(provider)];
    if (provider && place) ports[provider] = adapter(place);
  }
  return ports;
}

interface CallbackParts {
  readonly services: Pick<Services, 'identity' | 'payments' | 'identityDesk'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Registry;
}

const LARGEST_CALLBACK_BYTES = 16 * 1024;

/** Where other companies tell how a sign-in, a payment or a look at somebody's papers came out: each in its own words, read by its adapter. */
export function registerProviderCallbacks(app: FastifyInstance, parts: CallbackParts): void {
  const { services } = parts;
  const { signIn } = services.identity;
  const take = callbackTaker(parts);
  app.register(async (scope) => {
    // The signature covers the bytes, so they are kept as they came, whatever their type is said to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<Named>('/providers/:provider/login', LIMITS, (request, reply) => {
      const provider = providerOf(request.params.provider);
      const port = provider ? signIn.portOf(provider) : undefined;
      if (!provider || !port) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return take(request, reply, {
        provider,
        port,
        settle: (call) => signIn.settle(provider, port.read(call)),
      });
    });
    scope.post<Named>('/providers/:provider/payment', LIMITS, (request, reply) => {
      const { provider } = request.params;
      const { ports } = services.payments;
      const port = Object.hasOwn(ports, provider) ? ports[provider] : undefined;
      if (!port) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return take(request, reply, {
        provider,
        port,
        settle: (call) => settlePayment(services.payments, provider, port.read(call)),
      });
    });
    scope.post<Named>('/providers/:provider/review', LIMITS, (request, reply) => {
      const { provider } = request.params;
      const port = services.identityDesk.review;
      if (port?.name !== provider) throw new Refusal(ERROR_TYPES.notFound, { status: 404 });
      return take(request, reply, {
        provider,
        port,
        async settle(call) {
          const notice = port.read(call);
          if (notice) await settleReview(services.payments, port, notice);
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

function callbackTaker({ clock, ...parts }: CallbackParts) {
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

/** A callback that is refused is somebody else's mistake or an attack: for whoever runs this, without a word of it. */
function refusalTeller({ log, metrics }: Pick<CallbackParts, 'log' | 'metrics'>) {
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
