export { krofort } from './login.ts';
export { krofortPayments } from './payment.ts';
