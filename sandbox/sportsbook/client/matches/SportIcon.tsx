import type { Section } from '../api.ts';

const DRAWN: Readonly<Record<Section, string>> = {
  live: 'M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M7.5 7.5a6.4 6.4 0 0 0 0 9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.6 4.6a10.5 10.5 0 0 0 0 14.8M19.4 4.6a10.5 10.5 0 0 1 0 14.8',
  football:
    'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 8l3.8 2.8-1.4 4.5H9.6l-1.4-4.5zM12 8V3.4M15.800 10.800l4.600-1.700M14.400 15.300l2.800 4M9.600 15.300l-2.800 4M8.200 10.800 3.600 9.100',
  iceHockey:
    'M4 4l9.500 13.500H20v2.500h-8L5.600 11M20 4l-5 7.200M12.500 17.500l-1.300 2H4V17h4.500l1.200-1.700',
  basketball:
    'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 3v18M3 12h18M5.700 5.700a9 9 0 0 1 0 12.600M18.300 5.700a9 9 0 0 0 0 12.600',
  tennis:
    'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3.500 9.500A7 7 0 0 0 14.500 3.500M20.500 14.500a7 7 0 0 0-11 6',
  bets: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
};

export const SportIcon = ({ name }: { name: Section }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={DRAWN[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
