/** What the house tells one customer, once. */
export { CustomerPopUps } from './CustomerPopUps.tsx';
