import type { FastifyInstance } from 'fastify';
import { readBodiesAsText } from '../companies/http.ts';
import type { Payment, PaymentSettings } from './payment.ts';
import { createPaymentStore, type PaymentStore } from './store.ts';
import { registerConsole } from './console.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { press } from './pay.ts';
import { sendPayPage, type PayPage } from './payPage.ts';
import { afterResponse, orderedPayout } from './payouts.ts';

export function registerPayments(app: FastifyInstance, settings: PaymentSettings): void {
  const store = createPaymentStore(settings);
  app.register(async (scope) => {
    readBodiesAsText(scope);
    for (const [company, dialect] of Object.entries(DIALECTS))
      for (const path of dialect.paths)
        scope.post<{ Body: string }>(`/${company}/${path}`, async ({ headers, body }, reply) => {
          const request = { path, headers, body };
          const key = settings.keys[company] ?? '';
          const order = dialect.read(request, key);
          if (!order) return reply.code(401).send('not signed by a merchant of ours');
          if (order.ask === 'latest') {
            const payment = store.named(company, order);
            const latest = payment && store.latest(payment);
            if (!latest) return reply.code(404).send('nothing is known of it');
            return reply.headers(latest.headers).send(latest.body);
          }
          const { answer, begun } = store.take(company, order);
          const response = dialect.answer(answer, request, key);
          if (begun) afterResponse(reply, () => orderedPayout(store, begun));
          return reply.headers(response.headers).send(response.body);
        });
    pageRoutes(scope, store, settings);
    registerConsole(scope, store);
  });
}

type PaymentRef = Pick<Payment, 'company' | 'id'>;

function pageRoutes(app: FastifyInstance, store: PaymentStore, { lobbyOrigins, now }: PaymentSettings): void {
  const depositAt = ({ company, id }: PaymentRef): PayPage | null => {
    const payment = store.find(company, id);
    return payment?.order.ask === 'deposit' ? { payment, order: payment.order, lobbyOrigins } : null;
  };

  app.get<{ Params: PaymentRef }>('/:company/pay/:id/', async ({ params }, reply) => {
    const page = depositAt(params);
    return page ? sendPayPage(reply, page) : reply.code(404).send('no such payment');
  });
  app.post<{ Params: PaymentRef; Body: string }>('/:company/pay/:id/', async ({ params, body }, reply) => {
    const page = depositAt(params);
    if (!page) return reply.code(404).send('no such payment');
    if (page.payment.state !== null) return reply.redirect(page.order.returnUrl, 303);
    const next = press(store, page, { form: new URLSearchParams(body), nowMs: now() });
    if (next.is === 'again') return sendPayPage(reply, { ...page, mistake: next.mistake });
    if (next.is === 'now') await next.notify();
    else afterResponse(reply, next.notify);
    return reply.redirect(page.order.returnUrl, 303);
  });
}
