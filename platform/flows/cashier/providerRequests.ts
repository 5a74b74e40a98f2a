import { ordered, type Payment, type PayoutOrder } from '../../modules/cashier/index.ts';
import type { CashierDeps } from './lockedPlayer.ts';

/** Builds the order that a provider receives for a payment, or for a refund with its own reference and account. */
export async function orderOf(
  { cashier, database }: CashierDeps,
  payment: Payment,
  refund?: Pick<PayoutOrder, 'reference' | 'method'> & Pick<Payment, 'accountId'>,
): Promise<PayoutOrder> {
  const { id, brand, playerId, country, locale, providerMethod } = payment;
  const { reference, method, accountId } = refund ?? {
    reference: id,
    method: providerMethod,
    accountId: payment.accountId,
  };
  const accounts = accountId === null ? [] : await cashier.accounts(database.query, playerId);
  const account = accounts.find((one) => one.id === accountId)?.providerAccount ?? null;
  return { brand, reference, playerId, amount: ordered(payment), country, locale, method, account };
}

/** @returns whether the provider has cancelled a deposit or payout in time; null without a response */
export async function requestCancellation(
  { paymentPorts, log }: CashierDeps,
  request: 'cancelDeposit' | 'cancelPayout',
  { provider, brand, reference }: Pick<Payment, 'provider' | 'brand'> & { readonly reference: string },
): Promise<boolean | null> {
  const port = paymentPorts[provider];
  if (!port) return null;
  return port[request]({ brand, reference }).catch((err: unknown) => {
    log.warn({ err, payment: reference, provider }, `${request}: the provider did not respond`);
    return null;
  });
}
