/** What a player allows himself. */
export { DepositLimits } from './DepositLimits.tsx';
