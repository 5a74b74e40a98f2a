import type { GenericSchema } from 'valibot';
import {
  cancelResponse,
  depositOrder,
  depositResponse,
  gatewayEvent,
  GATEWAY_PATHS,
  namedOrder,
  payoutOrder,
  payoutResponse,
  refundOrder,
} from './messages.ts';

export type GatewayCallName = keyof typeof GATEWAY_PATHS;

/** One order of the platform to a payment company, for the OpenAPI document and its tests. */
export interface GatewayCall {
  readonly path: string;
  readonly summary: string;
  readonly body: GenericSchema;
  readonly response: GenericSchema;
}

export const GATEWAY_CALLS: Readonly<Record<GatewayCallName, GatewayCall>> = {
  deposit: {
    path: GATEWAY_PATHS.deposit,
    summary: 'Begins a deposit and returns the address of its payment page.',
    body: depositOrder,
    response: depositResponse,
  },
  cancelDeposit: {
    path: GATEWAY_PATHS.cancelDeposit,
    summary: 'Closes the payment page of a deposit, also before the order of the deposit has arrived.',
    body: namedOrder,
    response: cancelResponse,
  },
  payout: {
    path: GATEWAY_PATHS.payout,
    summary: 'Pays money to an account of the player.',
    body: payoutOrder,
    response: payoutResponse,
  },
  refund: {
    path: GATEWAY_PATHS.refund,
    summary: 'Returns the money of a deposit to the account that paid it.',
    body: refundOrder,
    response: payoutResponse,
  },
  cancelPayout: {
    path: GATEWAY_PATHS.cancelPayout,
    summary: 'Stops a payout or a refund, if that is still possible.',
    body: namedOrder,
    response: cancelResponse,
  },
  status: {
    path: GATEWAY_PATHS.status,
    summary: 'Returns the latest event of a payment, signed like the event itself.',
    body: namedOrder,
    response: gatewayEvent,
  },
};
