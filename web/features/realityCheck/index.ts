/** The player's own interval; the clock in the header and the overlay are loaded by their own paths. */
export { PeriodCard } from './PeriodCard.tsx';
