import { toDecimal } from '@foyer/domain/money.ts';
import { escaped, sign, unescaped } from '../../paymentLogins/dialects/krofort.ts';
import { isSame } from '../../companies/http.ts';
import { ofDecimal, type OrderResponse, type PaymentDialect } from './dialect.ts';

/** Kind and status of each event. */
const EVENTS = {
  'deposit.succeeded': ['payment', 'accepted'],
  'deposit.refused': ['payment', 'declined'],
  'deposit.abandoned': ['payment', 'aborted'],
  'deposit.pending': ['payment', 'pending'],
  'deposit.reversed': ['payment', 'reversed'],
  'payout.succeeded': ['payout', 'accepted'],
  'payout.refused': ['payout', 'declined'],
  'payout.pending': ['payout', 'pending'],
  'payout.returned': ['payout', 'returned'],
} as const;

/** XML, with a digest of the document in a separate field; amounts in major units. */
export const krofort: PaymentDialect = {
  label: 'Krofort',
  paths: ['payment.xml', 'paymentCancel.xml', 'payout.xml', 'payoutCancel.xml', 'paymentStatus.xml'],
  read({ path, headers, body }, key) {
    const digest = headers['x-krofort-digest'];
    if (Array.isArray(digest) || !isSame(digest, sign(key, body))) return null;
    const [, tag, attributes = '', inner = ''] = ORDER.exec(body) ?? [];
    if (`${tag}.xml` !== path) return null;
    const { merchant, reference, customer: player, account, ...rest } = attributesOf(attributes);
    if (!merchant || !reference) return null;
    if (tag === 'paymentCancel') return { ask: 'cancelDeposit', merchant, reference };
    if (tag === 'payoutCancel') return { ask: 'cancelPayout', merchant, reference };
    if (tag === 'paymentStatus') return { ask: 'latest', merchant, reference };
    const amount = ofDecimal(rest['amount'] ?? '', rest['currency'] ?? '');
    if (!player || !amount) return null;
    const payment = { merchant, reference, player, amount, method: rest['method'] ?? 'bank' };
    if (tag === 'payout') return { ask: 'payout', ...payment, account: account ?? null };
    const [, url] = RETURN_URL.exec(inner) ?? [];
    if (!url) return null;
    const [returnUrl, locale] = [unescaped(url), rest['locale'] ?? 'en'];
    return { ask: 'deposit', ...payment, account: account ?? null, returnUrl, locale };
  },
  answer: (answer, { path }) => ({ headers: XML_TYPE, body: responseBody(answer, path) }),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const [kind, status] = EVENTS[event];
    const attributes = attributesText({
      id,
      merchant,
      reference,
      kind,
      status,
      amount: toDecimal(amount),
      currency: amount.currency,
      time: new Date(nowMs).toISOString(),
      ...(reason !== null && { reason }),
    });
    const from = account ? `<account${attributesText({ id: account.id, label: account.label })}/>` : '';
    const body = `<paymentResult${attributes}>${from}</paymentResult>`;
    return { headers: { ...XML_TYPE, 'x-krofort-digest': sign(key, body) }, body };
  },
};

const ORDER = /^<(payment|paymentCancel|payout|payoutCancel|paymentStatus)((?: \w+="[^"<>]*")*)>(.*)<\/\1>$/s;
const RETURN_URL = /^<returnUrl>([^<>]+)<\/returnUrl>$/;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]),
  );
const attributesText = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

function responseBody(answer: OrderResponse, path: string): string {
  switch (answer.is) {
    case 'frame':
      return `<paymentResponse><url>${escaped(answer.url)}</url></paymentResponse>`;
    case 'taken':
      return '<payoutResponse status="taken"/>';
    case 'refused':
      return `<payoutResponse status="refused" reason="${escaped(answer.reason)}"/>`;
    case 'cancelled':
      return `<${path.replace('.xml', '')}Response done="${answer.inTime ? 'yes' : 'no'}"/>`;
  }
}

const XML_TYPE = { 'content-type': 'application/xml' };
