import { ordered, type Payment, type PaymentPort, type PayoutOrder } from '../../modules/cashier/index.ts';
import type { CashierDeps } from './lockedPlayer.ts';

/**
 * The operator's id at the provider for an order: the stored one, so that a change of the configuration never sends an
 * order to a second merchant. Null when none is stored and the provider is not configured.
 */
export const merchantOf = (
  { paymentPorts }: Pick<CashierDeps, 'paymentPorts'>,
  { provider, brand, merchant }: Pick<Payment, 'provider' | 'brand' | 'merchant'>,
): string | null => merchant ?? paymentPorts[provider]?.merchantOf(brand) ?? null;

/** Builds the order that a provider receives for a payment. Its id is the reference. */
export async function orderOf(
  { cashier, database }: CashierDeps,
  port: Pick<PaymentPort, 'merchantOf'>,
  payment: Payment,
): Promise<PayoutOrder> {
  const { id: reference, brand, playerId, country, locale, providerMethod: method, accountId } = payment;
  const accounts = accountId === null ? [] : await cashier.accounts(database.query, playerId);
  const account = accounts.find((one) => one.id === accountId)?.providerAccount ?? null;
  const merchant = payment.merchant ?? port.merchantOf(brand);
  return { merchant, reference, playerId, amount: ordered(payment), country, locale, method, account };
}

/** Where an order was placed, and under which reference. */
export type OrderName = Pick<Payment, 'provider' | 'brand' | 'merchant'> & { readonly reference: string };

/** @returns whether the provider has cancelled a deposit or payout in time; null without a response */
export async function requestCancellation(
  { paymentPorts, log }: CashierDeps,
  request: 'cancelDeposit' | 'cancelPayout',
  { provider, brand, merchant, reference }: OrderName,
): Promise<boolean | null> {
  const port = paymentPorts[provider];
  if (!port) return null;
  return port[request]({ merchant: merchant ?? port.merchantOf(brand), reference }).catch((err: unknown) => {
    log.warn({ err, payment: reference, provider }, `${request}: the provider did not respond`);
    return null;
  });
}
