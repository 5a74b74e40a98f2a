import { accountsOf, isEmpty } from './accounts.ts';
import type { Payment } from './payment.ts';
import type { PaymentStore } from './store.ts';
import { BANK_CODE, readCard } from './cards.ts';
import type { Mistake, PayPage } from './payPage.ts';
import { isPlay, play, REASONS } from './plays.ts';

/** `now`: the callback is sent before the redirect; `later`: after the redirect. `again`: the form is shown again. */
export type Next =
  | { readonly is: 'again'; readonly mistake?: Mistake }
  | { readonly is: 'now' | 'later'; readonly notify: () => Promise<void> };

type Paying = Pick<PayPage, 'payment' | 'order'>;
interface Pressed {
  readonly form: URLSearchParams;
  readonly nowMs: number;
}

export function press(store: PaymentStore, paying: Paying, pressed: Pressed): Next {
  const { payment, order } = paying;
  const { form } = pressed;
  if (form.get('choice') === 'abandonment')
    return { is: 'now', notify: () => store.tell(payment, { event: 'deposit.abandoned' }) };
  if (payment.needsBankCode) {
    if (form.get('code')?.trim() !== BANK_CODE) return { is: 'again', mistake: 'code' };
    payment.needsBankCode = false;
    return outcome(store, payment, form);
  }
  return order.method === 'card' ? payByCard(store, paying, pressed) : payByAccount(store, paying, form);
}

function payByAccount(store: PaymentStore, { payment, order }: Paying, form: URLSearchParams): Next {
  const accounts = accountsOf(order.player, order.method);
  const account = accounts.find(({ id }) => id === form.get('account')) ?? accounts[0];
  if (!account) return { is: 'again' };
  payment.account = account;
  return isEmpty(account) ? refusal(store, payment, 'insufficient_funds') : outcome(store, payment, form);
}

function payByCard(store: PaymentStore, { payment, order }: Paying, { form, nowMs }: Pressed): Next {
  const field = (name: string): string => form.get(name) ?? '';
  if (payment.account)
    return /^\d{3,4}$/.test(field('cvc').trim())
      ? outcome(store, payment, form)
      : { is: 'again', mistake: 'cvc' };
  const card = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
  const read = readCard(card, order.player, nowMs);
  if ('wrong' in read) return { is: 'again', mistake: read.wrong };
  payment.account = read.account;
  store.storeCard(read.account);
  switch (read.behaviour) {
    case 'noFunds':
      return refusal(store, payment, 'insufficient_funds');
    case 'pending':
      return { is: 'now', notify: () => play(store, payment, 'pending') };
    case 'code':
      payment.needsBankCode = true;
      return { is: 'again' };
    case 'success':
      return outcome(store, payment, form);
  }
}

/** The outcome selected on the form; success by default. */
function outcome(store: PaymentStore, payment: Payment, form: URLSearchParams): Next {
  const chosen = form.get('outcome');
  const reason = REASONS.find((known) => chosen === `refusal:${known}`);
  if (reason) return refusal(store, payment, reason);
  const how = isPlay(chosen) ? chosen : 'success';
  return { is: how === 'afterReturn' ? 'later' : 'now', notify: () => play(store, payment, how) };
}

const refusal = (store: PaymentStore, payment: Payment, reason: string): Next => ({
  is: 'now',
  notify: () => store.tell(payment, { event: 'deposit.refused', reason }),
});
