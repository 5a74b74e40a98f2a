/** The card for the interval of the checks. The clock and the overlay are loaded by their own paths. */
export { PeriodCard } from './PeriodCard.tsx';
