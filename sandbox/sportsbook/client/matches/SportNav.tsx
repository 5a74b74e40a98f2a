import type { Board, Page } from '../api.ts';
import { say } from '../say.ts';
import { SportIcon } from './SportIcon.tsx';

interface SportNavProps {
  readonly page: Page;
  readonly board: Board | null;
  readonly hasBets: boolean;
  onGo(page: Page): void;
}

const SPORTS = ['football', 'iceHockey', 'basketball', 'tennis'] as const;

export function SportNav({ page, board, hasBets, onGo }: SportNavProps) {
  const countOf = (name: Page) =>
    name === 'live' ? board?.live : board?.sports.find(({ sport }) => sport === name)?.count;
  const pages: readonly Page[] = ['live', ...SPORTS, ...(hasBets ? (['bets'] as const) : [])];
  return (
    <nav className="sports" aria-label={say('sports')}>
      {pages.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={page === name ? 'page' : undefined}
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
