import './cashier.css';

/** Where a payment provider's page stands inside ours. */
export const paymentFrameClass = 'fy-paymentframe';
