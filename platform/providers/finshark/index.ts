export { finshark } from './login.ts';
export { finsharkPayments } from './payment.ts';
