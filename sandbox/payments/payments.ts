import type { FastifyInstance } from 'fastify';
import { keepBodiesAsText } from '../companies/http.ts';
import type { Payment, PaymentSettings } from './payment.ts';
import { createPaymentStore, type PaymentStore } from './store.ts';
import { registerConsole } from './console.ts';
import type { PaymentDialect } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { press } from './pay.ts';
import { sendPayPage } from './payPage.ts';
import { afterResponse, orderedPayout } from './payouts.ts';

export type { PaymentSettings } from './payment.ts';

/** Registers six payment companies. They share one store of payments; each has its own wire format. */
export function registerPayments(app: FastifyInstance, settings: PaymentSettings): void {
  const book = createPaymentStore(settings);
  app.register(async (scope) => {
    keepBodiesAsText(scope);
    for (const [company, dialect] of Object.entries(DIALECTS))
      for (const path of dialect.paths) orderRoute(scope, { company, dialect, path, book, settings });
    pageRoutes(scope, book, settings);
    registerConsole(scope, book);
  });
}

interface OrderParts {
  readonly company: string;
  readonly dialect: PaymentDialect;
  readonly path: string;
  readonly book: PaymentStore;
  readonly settings: PaymentSettings;
}

/** The API route that casinos call, in the company's wire format. */
function orderRoute(app: FastifyInstance, { company, dialect, path, book, settings }: OrderParts): void {
  const key = settings.keys[company] ?? '';
  app.post<{ Body: string }>(`/${company}/${path}`, async ({ headers, body }, reply) => {
    const heard = { path, headers, body };
    const asked = dialect.read(heard, key);
    if (!asked) return reply.code(401).send('not signed by a merchant of ours');
    if (asked.ask === 'latest') {
      const payment = book.named(company, asked);
      const latest = payment && book.latest(payment);
      if (!latest) return reply.code(404).send('nothing is known of it');
      return reply.headers(latest.headers).send(latest.body);
    }
    const { answer, begun } = book.take(company, asked);
    const said = dialect.answer(answer, heard, key);
    if (begun) afterResponse(reply, () => orderedPayout(book, begun));
    return reply.headers(said.headers).send(said.body);
  });
}

interface Place {
  readonly company: string;
  readonly id: string;
}

function pageRoutes(app: FastifyInstance, book: PaymentStore, { lobbyOrigins, now }: PaymentSettings): void {
  const depositAt = ({ company, id }: Place): PaymentPageParts | null => {
    const payment = book.find(company, id);
    return payment?.order.ask === 'deposit' ? { payment, order: payment.order, lobbyOrigins } : null;
  };

  app.get<{ Params: Place }>('/:company/pay/:id/', async ({ params }, reply) => {
    const page = depositAt(params);
    return page ? sendPayPage(reply, page) : reply.code(404).send('no such payment');
  });
  app.post<{ Params: Place; Body: string }>('/:company/pay/:id/', async ({ params, body }, reply) => {
    const page = depositAt(params);
    if (!page) return reply.code(404).send('no such payment');
    if (page.payment.standing !== null) return reply.redirect(page.order.returnUrl, 303);
    const next = press(book, page, { form: new URLSearchParams(body), nowMs: now() });
    if (next.is === 'again') return sendPayPage(reply, { ...page, mistake: next.mistake });
    if (next.is === 'told') await next.tell();
    else afterResponse(reply, next.tell);
    return reply.redirect(page.order.returnUrl, 303);
  });
}

interface PaymentPageParts {
  readonly payment: Payment;
  readonly order: Extract<Payment['order'], { ask: 'deposit' }>;
  readonly lobbyOrigins: readonly string[];
}
