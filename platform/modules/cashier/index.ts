import * as approval from './approval/approval.ts';
import * as closedLoop from './offer/closedLoop.ts';
import * as heldMoney from './held/heldMoney.ts';
import * as statements from './statement/statements.ts';
import type { ModuleDescription } from '../../infra/module.ts';

export { createCashier, type Cashier } from './cashier.ts';
export { ordered, type Payment } from './payment/payment.ts';
export { effectOf } from './payment/effect.ts';
export { providerReason } from './payment/providerReason.ts';
export type { Verdict } from './states.ts';
export { cursorOf } from './payment/history.ts';
export type { AccountOnFile } from './payment/accounts.ts';
export type { PlayerPayments } from './payment/playerPayments.ts';
export { methodsOffered, type OfferedMethod } from './offer/methods.ts';
export { presetsFrom } from './offer/presets.ts';
export { weekendUntil } from './offer/weekend.ts';
/** Deposits that arrived although the player may not deposit, and their refunds. */
export { heldMoney };
/** MONEY-04: what each account has to get back first. */
export { closedLoop };
/** Withdrawals that an operator has to approve. */
export { approval };
/** Payments of a day, and how they differ from a provider's list. */
export { statements };
export { presentPayment } from './payment/present.ts';
export type { PaidAccount, PaymentNotice, PaymentPort, PaymentPorts, PayoutOrder } from './paymentPort.ts';

export const cashierModule: ModuleDescription = {
  name: 'cashier',
  migrations: { schema: 'cashier', folder: new URL('./migrations/', import.meta.url) },
};
