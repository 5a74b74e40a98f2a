import { toDecimal } from '@foyer/domain/money.ts';
import { escaped, isSigned, signedXml, unescaped, xmlMessage } from '../../paymentLogins/dialects/krofort.ts';
import { ofDecimal, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

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

const ASKS: Asks = {
  'payment.xml': 'deposit',
  'paymentCancel.xml': 'cancelDeposit',
  'payout.xml': 'payout',
  'payoutCancel.xml': 'cancelPayout',
  'paymentStatus.xml': 'latest',
};

export const krofort: PaymentDialect = {
  label: 'Krofort',
  paths: Object.keys(ASKS),
  read(request, key) {
    const [, tag, attributes = '', inner = ''] = ORDER.exec(request.body) ?? [];
    if (!isSigned(request, key) || `${tag}.xml` !== request.path) return null;
    const { customer: player, amount, currency, ...rest } = attributesOf(attributes);
    const [, returnUrl] = RETURN_URL.exec(inner) ?? [];
    return requestOf(ASKS, request.path, {
      method: 'bank',
      locale: 'en',
      ...rest,
      player,
      amount: ofDecimal(amount, currency),
      returnUrl: returnUrl && unescaped(returnUrl),
    });
  },
  answer: (answer, { path }) =>
    xmlMessage(
      responseOf(answer, {
        frame: (url) => `<paymentResponse><url>${escaped(url)}</url></paymentResponse>`,
        taken: '<payoutResponse status="taken"/>',
        refused: (reason) => `<payoutResponse status="refused" reason="${escaped(reason)}"/>`,
        cancelled: (inTime) => `<${path.replace('.xml', '')}Response done="${inTime ? 'yes' : 'no'}"/>`,
      }),
    ),
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
    return signedXml(`<paymentResult${attributes}>${from}</paymentResult>`, key);
  },
};

const ORDER = /^<(\w+)((?: \w+="[^"<>]*")*)>(.*)<\/\1>$/s;
const RETURN_URL = /^<returnUrl>([^<>]+)<\/returnUrl>$/;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]),
  );
const attributesText = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
