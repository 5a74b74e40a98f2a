import type { Board, Section } from '../api.ts';
import { say } from '../say.ts';
import { SportIcon } from './SportIcon.tsx';

interface SportNavProps {
  readonly section: Section;
  readonly board: Board | null;
  readonly hasBets: boolean;
  onGo(section: Section): void;
}

const SPORTS = ['football', 'iceHockey', 'basketball', 'tennis'] as const;

export function SportNav({ section, board, hasBets, onGo }: SportNavProps) {
  const countOf = (name: Section) =>
    name === 'live' ? board?.live : board?.sports.find(({ sport }) => sport === name)?.count;
  const sections: readonly Section[] = ['live', ...SPORTS, ...(hasBets ? (['bets'] as const) : [])];
  return (
    <nav className="sports" aria-label={say('sports')}>
      {sections.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={section === name ? 'page' : undefined}
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
