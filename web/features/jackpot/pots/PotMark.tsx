import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';

/** Outlines of the icons. Shape and colour identify a pot. */
const MARKS = {
  mega: [
    'M12 0L15.1 4.461L20.5 3.515L19.5 8.877L24 12L19.5 15.1L20.5 20.5L15.1 19.5L12 24L8.877 19.5L3.515 20.5L4.461 15.1L0 12L4.461 8.877L3.515 3.515L8.877 4.461ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    'M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z',
  ],
  major: [
    'M12 0.6L21.9 6.3L21.9 17.7L12 23.4L2.127 17.7L2.127 6.3ZM12 5L18.1 8.5L18.1 15.5L12 19L5.938 15.5L5.938 8.5Z',
    'M12 8.6L14.9 10.3L14.9 13.7L12 15.4L9.056 13.7L9.056 10.3Z',
  ],
  minor: [
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z',
    'M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z',
  ],
} as const;

export type MarkedPot = keyof typeof MARKS;

export const PotMark = ({ pot }: { pot: MarkedPot }) => (
  <svg className="fy-pot__mark" viewBox="0 0 24 24" aria-hidden="true">
    {MARKS[pot].map((line) => (
      <path key={line} fillRule="evenodd" d={line} />
    ))}
  </svg>
);

/** Null for a pot without an icon. */
export const markOf = (id: string): DrawnPotId | null => DRAWN_POTS.find((pot) => pot === id) ?? null;
