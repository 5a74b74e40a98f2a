/** The provider's sportsbook on our page. */
export { Sportsbook } from './Sportsbook.tsx';
