import { useId } from 'react';
import type { MatchJson } from '../../board.ts';

const MARKS: Readonly<Record<string, string>> = {
  half: 'M32 0h32v64H32z',
  band: 'M0 24h64v16H0z',
  stripes: 'M10 0h10v64H10zM32 0h10v64H32zM54 0h10v64H54z',
  sash: 'M0 8 16 0 64 48v20L48 64z',
};

/** A club crest; tennis players have one too. */
export function Crest({ team: { colours, pattern } }: { team: MatchJson['home'] }) {
  const id = useId();
  const [ground, mark] = colours;
  const shield = 'M32 2 58 9v24c0 15-11 24-26 29C17 57 6 48 6 33V9z';
  return (
    <svg className="crest" viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={id}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h64v64H0z" fill={ground} />
        <path d={MARKS[pattern] ?? ''} fill={mark} />
      </g>
      <path d={shield} fill="none" stroke="currentColor" strokeOpacity=".35" strokeWidth="2" />
    </svg>
  );
}
