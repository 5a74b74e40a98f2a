export { zimpler } from './login.ts';
export { zimplerPayments } from './payment.ts';
