import { toDecimal } from '@foyer/domain/money.ts';
import { jsonMessage } from '../../companies/http.ts';
import { formOf, signedForm } from '../../paymentLogins/dialects/piq.ts';
import { ofDecimal, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

/** Transaction type and status code of each event. */
const EVENTS = {
  'deposit.succeeded': ['deposit', '0'],
  'deposit.refused': ['deposit', '-2'],
  'deposit.abandoned': ['deposit', '-1'],
  'deposit.pending': ['deposit', '1'],
  'deposit.reversed': ['deposit', '-4'],
  'payout.succeeded': ['withdrawal', '0'],
  'payout.refused': ['withdrawal', '-2'],
  'payout.pending': ['withdrawal', '1'],
  'payout.returned': ['withdrawal', '-3'],
} as const;

const ASKS: Asks = {
  'api/deposit/init': 'deposit',
  'api/deposit/cancel': 'cancelDeposit',
  'api/withdrawal/init': 'payout',
  'api/withdrawal/cancel': 'cancelPayout',
  'api/transaction/status': 'latest',
};

export const piq: PaymentDialect = {
  label: 'PIQ',
  paths: Object.keys(ASKS),
  read({ path, body }, key) {
    const fields = formOf(body, key);
    return requestOf(ASKS, path, {
      merchant: fields['merchantId'],
      reference: fields['attributeRef'],
      player: fields['userId'],
      amount: ofDecimal(fields['txAmount'], fields['txAmountCy']),
      method: fields['txName'] ?? 'wallet',
      account: fields['accountId'],
      returnUrl: fields['returnUrl'],
      locale: fields['locale'] ?? 'en',
    });
  },
  answer: (answer) =>
    jsonMessage(
      responseOf<object>(answer, {
        frame: (url) => ({ success: true, redirectOutput: { url, method: 'GET' } }),
        taken: { success: true },
        refused: (msg) => ({ success: false, errors: [{ msg }] }),
        cancelled: (success) => ({ success }),
      }),
    ),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const [txType, statusCode] = EVENTS[event];
    const fields = {
      txId: id,
      merchantId: merchant,
      attributeRef: reference,
      txType,
      statusCode,
      txAmount: toDecimal(amount),
      txAmountCy: amount.currency,
      ts: String(Math.floor(nowMs / 1_000)),
      ...(reason !== null && { statusReason: reason }),
      ...(account && { accountId: account.id, maskedAccount: account.label }),
    };
    return signedForm(fields, key);
  },
};
