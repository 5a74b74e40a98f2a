export { Sportsbook } from './Sportsbook.tsx';
