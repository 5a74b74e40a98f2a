import type { FastifyReply } from 'fastify';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { html } from '../companies/page.ts';
import { accountsOf } from './accounts.ts';
import type { Payment } from './payment.ts';
import { TEST_CARDS, type CardForm } from './cards.ts';
import type { DepositRequest } from './dialects/dialect.ts';
import { sendFrame } from './frame.ts';
import { PLAYS, REASONS } from './plays.ts';
import { languageOf, type Translate, type Language } from './language.ts';

export type Mistake = keyof CardForm | 'code';

export interface PayPage {
  readonly payment: Payment;
  readonly order: DepositRequest;
  readonly lobbyOrigins: readonly string[];
  readonly mistake?: Mistake;
}

/** Sends the page on which a player pays, for the current state of the payment. */
export function sendPayPage(
  reply: FastifyReply,
  { payment, order, lobbyOrigins, mistake }: PayPage,
): FastifyReply {
  const language = languageOf(order.locale);
  const { say } = language;
  const merchant = nameOf(order);
  const body = payment.state === null ? formOf(payment, order, say, mistake) : overOf(payment, order, say);
  return sendFrame(reply, {
    company: payment.company,
    label: payment.label,
    language,
    title: say('pay', { amount: amountText(order.amount, language) }),
    body: `<p>${html(say('to', { merchant }))}</p>${body}`,
    returnUrl: order.returnUrl,
    lobbyOrigins,
  });
}

const amountText = (amount: Money, { lang }: Language): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: amount.currency }).format(
    // The cast is safe: `toDecimal` returns a numeric string, which Intl formats without loss of precision.
    toDecimal(amount) as `${number}`,
  );

/** Display name of a merchant: `harbour` becomes Harbour. */
const nameOf = ({ merchant }: DepositRequest): string => merchant.charAt(0).toUpperCase() + merchant.slice(1);

const overOf = ({ state, isCancelled }: Payment, order: DepositRequest, say: Translate): string =>
  `<p role="status">${html(say(isCancelled ? 'cancelled' : state?.event.endsWith('pending') ? 'pending' : 'done'))}</p><a class="back" href="${html(order.returnUrl)}">${html(say('back', { merchant: nameOf(order) }))}</a>`;

function formOf(payment: Payment, order: DepositRequest, say: Translate, mistake?: Mistake): string {
  const fields = payment.needsBankCode
    ? codeField(say, mistake)
    : order.method === 'card'
      ? cardFields(payment, say, mistake)
      : accountFields(payment, order, say);
  return `<form method="post">${fields}<button name="choice" value="confirm">${html(say('confirm'))}</button><button class="plain" name="choice" value="abandonment" formnovalidate>${html(say('cancel'))}</button>${sandboxChoices(order, say)}</form>`;
}

function accountFields({ account }: Payment, { player, method }: DepositRequest, say: Translate): string {
  const legend = say(method === 'wallet' ? 'chooseWallet' : 'chooseAccount');
  const choices = accountsOf(player, method).map(({ id, label }, index) => {
    const isChosen = account ? account.id === id : index === 0;
    return `<label class="choice"><input type="radio" name="account" value="${html(id)}"${isChosen ? ' checked' : ''}>${html(label)}</label>`;
  });
  return `<fieldset><legend>${html(legend)}</legend>${choices.join('')}</fieldset>`;
}

const WRONG = { number: 'wrongNumber', expiry: 'wrongExpiry', cvc: 'wrongCvc', code: 'wrongCode' } as const;

/** Creates the form fields of a page; the field in which the player made a mistake has a message. */
const fieldsIn =
  (say: Translate, mistake?: Mistake) =>
  (name: Mistake, attributes: string): string => {
    const isWrong = mistake === name;
    const wrong = isWrong ? `<p role="alert" id="wrong-${name}">${html(say(WRONG[name]))}</p>` : '';
    const marks = isWrong ? ` aria-invalid="true" aria-describedby="wrong-${name}" autofocus` : '';
    return `<div class="field"><label for="${name}">${html(say(name))}</label><input id="${name}" name="${name}" inputmode="numeric" required ${attributes}${marks}>${wrong}</div>`;
  };

function cardFields({ account }: Payment, say: Translate, mistake?: Mistake): string {
  const field = fieldsIn(say, mistake);
  const cvc = field('cvc', 'autocomplete="cc-csc" maxlength="4"');
  if (account) return `<p>${html(say('saved', { card: account.label }))}</p>${cvc}`;
  const number = field('number', 'autocomplete="cc-number" maxlength="23"');
  return `${number}<div class="pair">${field('expiry', 'autocomplete="cc-exp" maxlength="7"')}${cvc}</div>`;
}

const codeField = (say: Translate, mistake?: Mistake): string =>
  `<p>${html(say('codeAsked'))}</p>${fieldsIn(say, mistake)('code', 'autocomplete="one-time-code" maxlength="8"')}`;

/** Sandbox only: lets the user select the outcome. */
function sandboxChoices({ method }: DepositRequest, say: Translate): string {
  const options = [
    ...Object.entries(PLAYS),
    ...REASONS.map((reason) => [`refusal:${reason}`, `Refusal: ${reason}`] as const),
  ].map(([value, text]) => `<option value="${value}">${html(text)}</option>`);
  const cards = TEST_CARDS.map(({ number, means }) => `<dt>${number}</dt><dd>${html(means)}</dd>`).join('');
  return `<details><summary>${html(say('sandbox'))}</summary><select name="outcome" aria-label="${html(say('sandbox'))}">${options.join('')}</select>${method === 'card' ? `<dl lang="en">${cards}</dl>` : ''}</details>`;
}
