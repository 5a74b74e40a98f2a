import { useSettings } from '../../app/app.tsx';

/** FLAG-03: value of the `data-cashier` attribute, which selects the theme's dark colours for the cashier. */
export const useCashierTone = (): 'dark' | undefined =>
  useSettings().features.includes('DarkCashierLayout') ? 'dark' : undefined;
