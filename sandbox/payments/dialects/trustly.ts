import { toDecimal } from '@foyer/domain/money.ts';
import { callOf, callResult, signedCall, type Data } from '../../paymentLogins/dialects/trustly.ts';
import { ofDecimal, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

const EVENTS = {
  'deposit.succeeded': 'credit',
  'deposit.refused': 'reject',
  'deposit.abandoned': 'cancel',
  'deposit.pending': 'pending',
  'deposit.reversed': 'debit',
  'payout.succeeded': 'payoutconfirmation',
  'payout.refused': 'payoutfailed',
  'payout.pending': 'payoutpending',
  'payout.returned': 'payoutreturned',
} as const;

const ASKS: Asks = {
  Deposit: 'deposit',
  CancelDeposit: 'cancelDeposit',
  AccountPayout: 'payout',
  CancelPayout: 'cancelPayout',
  GetNotification: 'latest',
};

export const trustly: PaymentDialect = {
  label: 'Trustly',
  paths: ['api/2'],
  read(request, key) {
    const { method, data } = callOf(request, key);
    return requestOf(ASKS, method, {
      merchant: data['Username'],
      reference: data['MessageID'],
      player: data['EndUserID'],
      amount: ofDecimal(data['Amount'], data['Currency']),
      method: data['Method'] ?? 'bank',
      account: data['AccountID'],
      returnUrl: data['SuccessURL'],
      locale: data['Locale'] ?? 'en',
    });
  },
  answer: (answer, request, key) =>
    callResult(
      request,
      responseOf<Data>(answer, {
        frame: (url) => ({ url }),
        taken: { result: '1' },
        refused: (reason) => ({ result: '0', reason }),
        cancelled: (inTime) => ({ result: inTime ? '1' : '0' }),
      }),
      key,
    ),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const data: Data = {
      merchant,
      messageid: reference,
      notificationid: id,
      timestamp: new Date(nowMs).toISOString(),
      amount: toDecimal(amount),
      currency: amount.currency,
      ...(reason !== null && { reason }),
      ...(account && { accountid: account.id, descriptor: account.label }),
    };
    return signedCall(EVENTS[event], id, data, key);
  },
};
