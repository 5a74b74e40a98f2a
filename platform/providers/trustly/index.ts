export { trustly } from './login.ts';
export { trustlyPayments } from './payment.ts';
