import { PaymentHistory } from '../histories/PaymentHistory.tsx';

/** PROF-11 */
export const WithdrawalHistory = () => <PaymentHistory type="Withdrawal" />;
