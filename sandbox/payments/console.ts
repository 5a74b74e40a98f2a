import type { FastifyInstance } from 'fastify';
import { toDecimal } from '@foyer/domain/money.ts';
import { callbackList, html, modeButtons, sendPage } from '../companies/page.ts';
import type { Payment } from './payment.ts';
import { PAYOUT_MODES, type PaymentStore } from './store.ts';
import { EVENTS } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { isPlay, play, PLAYS } from './plays.ts';

/** Registers the console, which lists every payment and sets its outcome. */
export function registerConsole(app: FastifyInstance, store: PaymentStore): void {
  app.get('/payments/', async (_request, reply) =>
    sendPage(reply, { title: 'Sandbox payments', body: bodyOf(store) }),
  );
  app.get('/payments/book', async () => store.all().map(rowOf));
  app.post<{ Params: { id: string }; Body: string }>('/payments/:id/', async ({ params, body }, reply) => {
    const payment = store.byId(params.id);
    if (!payment) return reply.code(404).send('no such payment');
    const form = new URLSearchParams(body);
    await tellAs(store, payment, form.get('tell') ?? '', form.get('reason'));
    return reply.redirect('/payments/', 303);
  });
  app.post<{ Params: { company: string }; Body: string }>(
    '/payments/payouts/:company/',
    async ({ params: { company }, body }, reply) => {
      const way = PAYOUT_MODES.find((known) => known === new URLSearchParams(body).get('way'));
      if (!way || !Object.hasOwn(DIALECTS, company)) return reply.code(404).send('no such company or way');
      store.payoutModes.set(company, way);
      return reply.redirect('/payments/', 303);
    },
  );
}

async function tellAs(
  store: PaymentStore,
  payment: Payment,
  tell: string,
  reason: string | null,
): Promise<void> {
  const event = EVENTS.find((known) => known === tell && known.startsWith(payment.order.ask));
  if (event) return store.tell(payment, { event, ...(reason !== null && { reason }) });
  if (isPlay(tell)) return play(store, payment, tell);
  const last = payment.deliveries.at(-1);
  if (tell === 'again' && last) return store.send(payment, last.callback);
}

const rowOf = ({ id, company, order, state, isCancelled, account, deliveries }: Payment) => ({
  id,
  company,
  kind: order.ask,
  merchant: order.merchant,
  reference: order.reference,
  amount: toDecimal(order.amount),
  currency: order.amount.currency,
  standing: state?.event ?? null,
  isCancelled,
  account,
  answers: deliveries.map(({ answer }) => answer),
});

const bodyOf = (store: PaymentStore): string =>
  `<p>Outcome of payouts by company. A change applies to new payouts.</p>${Object.entries(DIALECTS)
    .map(([company, { label }]) => switchOf(company, label, store.payoutModes.get(company) ?? 'succeed'))
    .join('')}${store.all().map(articleOf).join('') || '<p>No payments yet. Start one in a lobby.</p>'}`;

const switchOf = (company: string, label: string, current: string): string =>
  `<form method="post" action="/payments/payouts/${company}/"><strong>${html(label)}</strong> ${modeButtons(PAYOUT_MODES, current)}</form>`;

function articleOf(payment: Payment): string {
  const { id, label, order, deliveries, state, isCancelled } = payment;
  const events = EVENTS.filter((event) => event.startsWith(order.ask)).map((event) => button(event, event));
  const plays = Object.entries(PLAYS).map(([value, text]) => button(value, text));
  const stateText = isCancelled ? 'cancelled' : (state?.event ?? 'no callback sent');
  return `<article><h2>${html(label)}: ${order.ask} of ${toDecimal(order.amount)} ${order.amount.currency} for ${html(order.merchant)}</h2><p>${html(order.reference)}: ${stateText}</p>${callbackList(deliveries)}<form method="post" action="/payments/${id}/">${events.join('')}${deliveries.length > 0 ? button('again', 'Send the last message again') : ''}<details><summary>More</summary>${plays.join('')}</details></form></article>`;
}

const button = (value: string, text: string): string =>
  `<button name="tell" value="${value}">${html(text)}</button>`;
