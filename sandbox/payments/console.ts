import type { FastifyInstance } from 'fastify';
import { toDecimal } from '@foyer/domain/money.ts';
import { callbackList, html, modeButtons, sendPage } from '../companies/page.ts';
import type { Payment } from './payment.ts';
import { PAYOUT_MODES, type PaymentStore } from './store.ts';
import { EVENTS } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { isPlay, play, PLAYS } from './plays.ts';

/** Registers the console, which lists every payment and sets its outcome. */
export function registerConsole(app: FastifyInstance, book: PaymentStore): void {
  app.get('/payments/', async (_request, reply) =>
    sendPage(reply, { title: 'Sandbox payments', body: bodyOf(book) }),
  );
  app.get('/payments/book', async () => book.all().map(rowOf));
  app.post<{ Params: { id: string }; Body: string }>('/payments/:id/', async ({ params, body }, reply) => {
    const payment = book.byId(params.id);
    if (!payment) return reply.code(404).send('no such payment');
    const form = new URLSearchParams(body);
    await tellAs(book, payment, form.get('tell') ?? '', form.get('reason'));
    return reply.redirect('/payments/', 303);
  });
  app.post<{ Params: { company: string }; Body: string }>(
    '/payments/payouts/:company/',
    async ({ params: { company }, body }, reply) => {
      const way = PAYOUT_MODES.find((known) => known === new URLSearchParams(body).get('way'));
      if (!way || !Object.hasOwn(DIALECTS, company)) return reply.code(404).send('no such company or way');
      book.ways.set(company, way);
      return reply.redirect('/payments/', 303);
    },
  );
}

async function tellAs(
  book: PaymentStore,
  payment: Payment,
  tell: string,
  reason: string | null,
): Promise<void> {
  const event = EVENTS.find((known) => known === tell && known.startsWith(payment.order.ask));
  if (event) return book.tell(payment, { event, ...(reason !== null && { reason }) });
  if (isPlay(tell)) return play(book, payment, tell);
  const last = payment.told.at(-1);
  if (tell === 'again' && last) return book.send(payment, last.said);
}

const rowOf = ({ id, company, order, standing, isCancelled, account, told }: Payment) => ({
  id,
  company,
  kind: order.ask,
  merchant: order.merchant,
  reference: order.reference,
  amount: toDecimal(order.amount),
  currency: order.amount.currency,
  standing: standing?.event ?? null,
  isCancelled,
  account,
  answers: told.map(({ answer }) => answer),
});

const bodyOf = (book: PaymentStore): string =>
  `<p>Outcome of payouts by company. A change applies to new payouts.</p>${Object.entries(DIALECTS)
    .map(([company, { label }]) => switchOf(company, label, book.ways.get(company) ?? 'succeed'))
    .join('')}${book.all().map(articleOf).join('') || '<p>No payments yet. Start one in a lobby.</p>'}`;

const switchOf = (company: string, label: string, current: string): string =>
  `<form method="post" action="/payments/payouts/${company}/"><strong>${html(label)}</strong> ${modeButtons(PAYOUT_MODES, current)}</form>`;

function articleOf(payment: Payment): string {
  const { id, label, order, told, standing, isCancelled } = payment;
  const events = EVENTS.filter((event) => event.startsWith(order.ask)).map((event) => button(event, event));
  const plays = Object.entries(PLAYS).map(([value, text]) => button(value, text));
  const state = isCancelled ? 'cancelled' : (standing?.event ?? 'no callback sent');
  return `<article><h2>${html(label)}: ${order.ask} of ${toDecimal(order.amount)} ${order.amount.currency} for ${html(order.merchant)}</h2><p>${html(order.reference)}: ${state}</p>${callbackList(told)}<form method="post" action="/payments/${id}/">${events.join('')}${told.length > 0 ? button('again', 'Send the last message again') : ''}<details><summary>More</summary>${plays.join('')}</details></form></article>`;
}

const button = (value: string, text: string): string =>
  `<button name="tell" value="${value}">${html(text)}</button>`;
