import * as v from 'valibot';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
import {
  callPartner,
  fetchPartnerMessage,
  jsonOf,
  partnerAddress,
  unusable,
  type PartnerCall,
} from '../../infra/httpClient/httpClient.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { MerchantPort } from './merchants.ts';

type Request = 'deposit' | 'cancelDeposit' | 'payout' | 'cancelPayout';
export type Operation = Request | 'status';
/** A deposit has a `returnUrl`, a payout an `amount` as well, the other operations only name a payment. */
export type Order = Parameters<PaymentPort['beginDeposit' | 'payOut' | 'cancelPayout']>[0];

/** How a payment provider's protocol differs from the others. */
interface PaymentProtocol extends Pick<PaymentPort, 'read' | 'acknowledge'> {
  call(operation: Operation, order: Order): PartnerCall;
  /** The request of a refund. Default: a payout to the account that paid the deposit. */
  refundCall?(order: Parameters<PaymentPort['refund']>[0]): PartnerCall;
  /** The verified content of a response. Default: its JSON. */
  contentOf?(response: string, operation: Request, order: Order): unknown;
  readonly responses: {
    /** The URL of the payment frame. */
    readonly deposit: v.GenericSchema<unknown, string>;
    /** The provider's reason for a refusal, or null. */
    readonly payout: v.GenericSchema<unknown, string | null>;
    /** Whether the deposit was cancelled before it was paid. */
    readonly cancelDeposit: v.GenericSchema<unknown, boolean>;
    readonly cancelPayout: v.GenericSchema<unknown, boolean>;
  };
}

/** The port of a provider that answers each request at once and sends callbacks later. */
export function paymentPort(
  frameOrigin: string,
  { call, refundCall, contentOf = jsonOf, responses, read, acknowledge }: PaymentProtocol,
): MerchantPort {
  async function request<Result>(
    operation: Request,
    order: Order,
    schema: v.GenericSchema<unknown, Result>,
    message = call(operation, order),
  ): Promise<Result> {
    const response = await callPartner(message);
    const result = v.safeParse(schema, contentOf(response, operation, order));
    return result.success ? result.output : unusable();
  }
  async function pay(order: PayoutOrder, message?: PartnerCall): Promise<void> {
    const reason = await request('payout', order, responses.payout, message);
    if (reason !== null) throw new Refusal('PayoutRefused', { status: 409, keys: { reason } });
  }
  return {
    frameOrigin,
    async beginDeposit(order) {
      return partnerAddress(await request('deposit', order, responses.deposit), frameOrigin);
    },
    cancelDeposit: ({ merchant, reference }) =>
      request('cancelDeposit', { merchant, reference }, responses.cancelDeposit),
    payOut: (order) => pay(order),
    refund: (order) => pay(order, refundCall?.(order)),
    cancelPayout: ({ merchant, reference }) =>
      request('cancelPayout', { merchant, reference }, responses.cancelPayout),
    latestCallback: ({ merchant, reference }) => fetchPartnerMessage(call('status', { merchant, reference })),
    read,
    acknowledge,
  };
}
