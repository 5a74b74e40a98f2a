import type { Board, Page } from '../api.ts';
import { say } from '../say.ts';
import { SportIcon } from './SportIcon.tsx';

interface SportNavProps {
  readonly place: Page;
  readonly board: Board | null;
  readonly hasBets: boolean;
  onGo(place: Page): void;
}

const SPORTS = ['football', 'iceHockey', 'basketball', 'tennis'] as const;

export function SportNav({ place, board, hasBets, onGo }: SportNavProps) {
  const countOf = (name: Page) =>
    name === 'live' ? board?.live : board?.sports.find(({ sport }) => sport === name)?.count;
  const places: readonly Page[] = ['live', ...SPORTS, ...(hasBets ? (['bets'] as const) : [])];
  return (
    <nav className="sports" aria-label={say('sports')}>
      {places.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={place === name ? 'page' : undefined}
          onClick={() => onGo(name)}
        >
          <SportIcon name={name} />
          <span>{say(name)}</span>
          {countOf(name) !== undefined && <small>{countOf(name)}</small>}
        </button>
      ))}
    </nav>
  );
}
