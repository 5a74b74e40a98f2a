import type { PaymentNotice, PaymentPort } from '../../modules/cashier/index.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Callback, PaymentProviderConfig } from './paymentProvider.ts';

/** What an adapter implements, with one set of keys. */
export type MerchantPort = Omit<PaymentPort, 'merchantOf'>;

interface Account {
  readonly port: MerchantPort;
  /** Whether these keys sign for the merchant. */
  has(merchant: string): boolean;
}

/**
 * The port of a provider at which brands may have merchants and keys of their own. Keys of one merchant never sign
 * for another.
 */
export function portOfMerchants(
  { merchant, merchants, ...config }: PaymentProviderConfig,
  create: (keys: SharedSecrets) => MerchantPort,
): PaymentPort {
  const separate = Object.values(merchants).flatMap(({ id, keys }) => (keys ? [{ id, keys }] : []));
  const own = separate.map(({ id, keys }): Account => ({ port: create(keys), has: (one) => one === id }));
  const common: Account = { port: create(config.keys), has: (one) => !separate.some(({ id }) => id === one) };
  const at = (id: string): MerchantPort => (own.find(({ has }) => has(id)) ?? common).port;

  /** Nor can whoever has the common keys: no merchant's prefix begins with a slash. */
  const ofProvider = (notice: PaymentNotice): PaymentNotice =>
    separate.some(({ id }) => notice.noticeId.replace(/^\/+/, '').startsWith(prefixOf(id)))
      ? { ...notice, noticeId: `/${notice.noticeId}` }
      : notice;

  /** The account whose keys signed the callback. @throws Refusal BadSignature, and what the adapter throws */
  function signerOf(callback: Callback) {
    for (const { port, has } of [common, ...own]) {
      const notice = unlessSignedByOthers(() => port.read(callback));
      if (!notice || !has(notice.merchant)) continue;
      return { port, notice: port === common.port ? ofProvider(notice) : ofMerchant(notice) };
    }
    throw new Refusal('BadSignature', { status: 401 });
  }

  return {
    frameOrigin: config.frameOrigin,
    merchantOf: (brand) =>
      (Object.hasOwn(merchants, brand) ? merchants[brand]?.id : undefined) ?? merchant ?? brand,
    beginDeposit: (order) => at(order.merchant).beginDeposit(order),
    cancelDeposit: (order) => at(order.merchant).cancelDeposit(order),
    payOut: (order) => at(order.merchant).payOut(order),
    refund: (order) => at(order.merchant).refund(order),
    cancelPayout: (order) => at(order.merchant).cancelPayout(order),
    latestCallback: (order) => at(order.merchant).latestCallback(order),
    read: (callback) => signerOf(callback).notice,
    acknowledge: (callback) => signerOf(callback).port.acknowledge(callback),
  };
}

const prefixOf = (merchant: string): string => `${encodeURIComponent(merchant)}/`;

/** Whoever has the keys of one merchant cannot use up the ids of another's events. */
const ofMerchant = (notice: PaymentNotice): PaymentNotice => ({
  ...notice,
  noticeId: prefixOf(notice.merchant) + notice.noticeId,
});

/** Null for a signature of other keys. */
function unlessSignedByOthers<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal && error.type === 'BadSignature') return null;
    throw error;
  }
}
