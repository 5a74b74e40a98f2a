export { Sportsbook } from './Sportsbook.tsx';
export { TopSports } from './topSports/TopSports.tsx';
