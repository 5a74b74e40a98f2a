export { plastraPayments } from './payment.ts';
