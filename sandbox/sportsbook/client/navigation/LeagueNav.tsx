import type { ScheduledMatch } from '../../board.ts';
import type { Schedule } from '../api.ts';
import { SportIcon } from '../matches/SportIcon.tsx';
import { say } from '../say.ts';
import { FIRST, type Route } from './route.ts';

interface LeagueNavProps {
  readonly route: Route;
  readonly schedule: Schedule;
  onGo(route: Route): void;
}

/** The leagues of each sport with their number of matches. A narrow screen shows those of the current sport. */
export function LeagueNav({ route, schedule: { matches }, onGo }: LeagueNavProps) {
  const sports = [...new Set(matches.map(({ sport }) => sport))];
  return (
    <nav className="leagues" aria-label={say('leagues')}>
      {sports.map((sport) => {
        const own = matches.filter((match) => match.sport === sport);
        const isShown = route.section === sport;
        return (
          <div key={sport} className={isShown ? 'group on' : 'group'}>
            <p id={`leagues-${sport}`}>
              <SportIcon name={sport} />
              {say(sport)}
            </p>
            <ul aria-labelledby={`leagues-${sport}`}>
              <LeagueButton
                name={say('leagues.all')}
                count={own.length}
                isCurrent={isShown && route.league === null}
                onPress={() => onGo({ ...FIRST, section: sport })}
              />
              {leaguesOf(own).map(({ id, name, count }) => (
                <LeagueButton
                  key={id}
                  name={name}
                  count={count}
                  isCurrent={isShown && route.league === id}
                  onPress={() => onGo({ ...FIRST, section: sport, league: id })}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface LeagueButtonProps {
  readonly name: string;
  readonly count: number;
  readonly isCurrent: boolean;
  onPress(): void;
}

const LeagueButton = ({ name, count, isCurrent, onPress }: LeagueButtonProps) => (
  <li>
    <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onPress}>
      <span>{name}</span> <small>{count}</small>
    </button>
  </li>
);

function leaguesOf(matches: readonly ScheduledMatch[]) {
  const leagues = new Map<string, { readonly id: string; readonly name: string; readonly count: number }>();
  for (const { league } of matches)
    leagues.set(league.id, { ...league, count: (leagues.get(league.id)?.count ?? 0) + 1 });
  return [...leagues.values()];
}
