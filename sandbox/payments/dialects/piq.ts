import { toDecimal } from '@foyer/domain/money.ts';
import { isSame, JSON_TYPE } from '../../companies/http.ts';
import { sign, type Fields } from '../../paymentLogins/dialects/piq.ts';
import { ofDecimal, type OrderResponse, type PaymentDialect } from './dialect.ts';

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

/** Form-encoded, with the signature in a field; amounts in major units. */
export const piq: PaymentDialect = {
  label: 'PIQ',
  paths: [
    'api/deposit/init',
    'api/deposit/cancel',
    'api/withdrawal/init',
    'api/withdrawal/cancel',
    'api/transaction/status',
  ],
  read({ path, body }, key) {
    const fields: Fields = Object.fromEntries(new URLSearchParams(body));
    const { merchantId: merchant, attributeRef: reference, userId: player, accountId, returnUrl } = fields;
    if (!merchant || !reference || !isSame(fields['sign'], sign(key, fields))) return null;
    if (path === 'api/deposit/cancel') return { ask: 'cancelDeposit', merchant, reference };
    if (path === 'api/withdrawal/cancel') return { ask: 'cancelPayout', merchant, reference };
    if (path === 'api/transaction/status') return { ask: 'latest', merchant, reference };
    const amount = ofDecimal(fields['txAmount'] ?? '', fields['txAmountCy'] ?? '');
    if (!player || !amount) return null;
    const payment = { merchant, reference, player, amount, method: fields['txName'] ?? 'wallet' };
    if (path === 'api/withdrawal/init') return { ask: 'payout', ...payment, account: accountId ?? null };
    const locale = fields['locale'] ?? 'en';
    return returnUrl ? { ask: 'deposit', ...payment, account: accountId ?? null, returnUrl, locale } : null;
  },
  answer: (answer) => ({
    headers: JSON_TYPE,
    body: JSON.stringify(responseBody(answer)),
  }),
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
    const body = new URLSearchParams({ ...fields, sign: sign(key, fields) }).toString();
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  },
};

function responseBody(answer: OrderResponse): object {
  switch (answer.is) {
    case 'frame':
      return { success: true, redirectOutput: { url: answer.url, method: 'GET' } };
    case 'taken':
      return { success: true };
    case 'refused':
      return { success: false, errors: [{ msg: answer.reason }] };
    case 'cancelled':
      return { success: answer.inTime };
  }
}
