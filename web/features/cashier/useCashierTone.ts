import { useSettings } from '../content/index.ts';

/** FLAG-03: `data-cashier` of what holds the cashier; the theme has the colours that go with it. */
export const useCashierTone = (): 'dark' | undefined =>
  useSettings().features.includes('DarkCashierLayout') ? 'dark' : undefined;
