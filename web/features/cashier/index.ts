/** Money in and money out. Screens and the dialog are loaded each by its own path. */
export { readAmount, writeAmount } from './amount/amount.ts';
export { useCurrencySign } from './amount/useCurrencySign.ts';
export { usedPart } from './deposit/limits.ts';
