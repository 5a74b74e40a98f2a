import { PaymentHistory } from '../histories/PaymentHistory.tsx';

/** PROF-03 */
export const DepositHistory = () => <PaymentHistory type="Deposit" />;
