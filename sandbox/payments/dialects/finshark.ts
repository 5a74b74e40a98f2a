import { apiMessage, claimsOf, tokenMessage } from '../../paymentLogins/dialects/finshark.ts';
import { ofMinor, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

/** Type and status of each event. */
const EVENTS = {
  'deposit.succeeded': ['payment', 'SETTLED'],
  'deposit.refused': ['payment', 'DENIED'],
  'deposit.abandoned': ['payment', 'CANCELLED'],
  'deposit.pending': ['payment', 'PENDING'],
  'deposit.reversed': ['payment', 'REVERSED'],
  'payout.succeeded': ['payout', 'SETTLED'],
  'payout.refused': ['payout', 'DENIED'],
  'payout.pending': ['payout', 'PENDING'],
  'payout.returned': ['payout', 'RETURNED'],
} as const;

const ASKS: Asks = {
  payments: 'deposit',
  'payment-cancellations': 'cancelDeposit',
  payouts: 'payout',
  'payout-cancellations': 'cancelPayout',
  'event-requests': 'latest',
};

export const finshark: PaymentDialect = {
  label: 'Finshark',
  paths: Object.keys(ASKS),
  read({ path, body }, key) {
    const { typ, amount_minor: minor, currency, ...claims } = claimsOf(body, key);
    if (path !== `${String(typ)}s`) return null;
    return requestOf(ASKS, path, {
      merchant: claims['iss'],
      reference: claims['jti'],
      player: claims['sub'],
      amount: ofMinor(minor, currency),
      method: claims['scheme'],
      account: claims['account'],
      returnUrl: claims['redirect_uri'],
      locale: claims['ui_locales'],
    });
  },
  answer: (answer, { path }) =>
    apiMessage(
      responseOf<object>(answer, {
        frame: (authorize) => ({ data: { type: 'payment', links: { authorize } } }),
        taken: { data: { type: 'payout', attributes: { status: 'ACCEPTED' } } },
        refused: (code) => ({ errors: [{ code }] }),
        cancelled: (cancelled) => ({ data: { type: path.slice(0, -1), attributes: { cancelled } } }),
      }),
    ),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const [typ, status] = EVENTS[event];
    const claims = {
      aud: merchant,
      jti: reference,
      event: id,
      typ,
      status,
      amount_minor: String(amount.minor),
      currency: amount.currency,
      iat: Math.floor(nowMs / 1_000),
      ...(reason !== null && { reason }),
      ...(account && { account }),
    };
    return tokenMessage(claims, key);
  },
};
