import { jsonMessage } from '../../companies/http.ts';
import { signedFields, signedJson } from '../../paymentLogins/dialects/zimpler.ts';
import { ofMinor, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

const EVENTS = {
  'deposit.succeeded': 'deposit.completed',
  'deposit.refused': 'deposit.denied',
  'deposit.abandoned': 'deposit.cancelled',
  'deposit.pending': 'deposit.pending',
  'deposit.reversed': 'deposit.reversed',
  'payout.succeeded': 'payout.completed',
  'payout.refused': 'payout.denied',
  'payout.pending': 'payout.pending',
  'payout.returned': 'payout.returned',
} as const;

const ASKS: Asks = {
  'v3/deposits': 'deposit',
  'v3/deposits/cancel': 'cancelDeposit',
  'v3/payouts': 'payout',
  'v3/payouts/cancel': 'cancelPayout',
  'v3/payments/latest': 'latest',
};

export const zimpler: PaymentDialect = {
  label: 'Zimpler',
  paths: Object.keys(ASKS),
  read(request, key) {
    const { amount, currency, ...fields } = signedFields(request, key);
    return requestOf(ASKS, request.path, {
      merchant: fields['site'],
      reference: fields['ref'],
      player: fields['user'],
      amount: Number.isSafeInteger(amount) ? ofMinor(String(amount), currency) : null,
      method: fields['method'],
      account: fields['account'],
      returnUrl: fields['redirect_url'],
      locale: fields['locale'],
    });
  },
  answer: (answer) =>
    jsonMessage(
      responseOf<object>(answer, {
        frame: (url) => ({ redirect_url: url }),
        taken: { status: 'accepted' },
        refused: (reason) => ({ status: 'rejected', reason }),
        cancelled: (cancelled) => ({ cancelled }),
      }),
    ),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const content = {
      id,
      event: EVENTS[event],
      ref: reference,
      site: merchant,
      amount: Number(amount.minor),
      currency: amount.currency,
      ...(reason !== null && { reason }),
      ...(account && { account }),
    };
    return signedJson(content, nowMs, key);
  },
};
