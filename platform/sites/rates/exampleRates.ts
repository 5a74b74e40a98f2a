/** Value of one unit of each currency in euros, for tests. */
export const EXAMPLE_RATES = {
  EUR: '1',
  CAD: '0.6131',
  CHF: '1.0742',
  USD: '0.8593',
  NOK: '0.0852',
  INR: '0.00969',
  JPY: '0.005571',
  ZAR: '0.04982',
  NZD: '0.4871',
  GBP: '1.1365',
};
