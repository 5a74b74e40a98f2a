import { useSettings } from '../../app/app.tsx';

/** FLAG-03: value of the `data-cashier` attribute, with which a theme gives the cashier dark colours. */
export const useCashierTone = (): 'dark' | undefined =>
  useSettings().features.includes('DarkCashierLayout') ? 'dark' : undefined;
