export { piq } from './login.ts';
export { piqPayments } from './payment.ts';
