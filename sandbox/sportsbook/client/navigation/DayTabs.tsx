import type { ReactNode } from 'react';
import type { Schedule } from '../api.ts';
import { dayText, say } from '../say.ts';
import { Tabs } from '../Tabs.tsx';
import { daysOf } from './days.ts';
import type { Route } from './route.ts';

interface DayTabsProps {
  readonly route: Route;
  readonly schedule: Schedule;
  /** The matches of the selected day. */
  readonly children: ReactNode;
  onGo(route: Route): void;
}

/** The days on which a sport, or a league of it, has matches, with their number. The list of all live matches has none. */
export function DayTabs({ route, schedule, children, onGo }: DayTabsProps) {
  const { section, league, day } = route;
  const own = schedule.matches.filter(
    (match) => match.sport === section && (league === null || match.league.id === league),
  );
  if (own.length === 0) return <div className="panel">{children}</div>;
  const live = own.filter(({ isLive }) => isLive).length;
  const ahead = own.filter(({ isLive }) => !isLive).map(({ startsAt }) => startsAt);
  const tabs = [
    { name: 'all', text: say('days.all'), count: own.length },
    { name: 'live', text: say('live'), count: live },
    ...daysOf(ahead).map(({ date, at, count }) => ({ name: date, text: dayText(at, schedule.now), count })),
  ];
  return (
    <Tabs
      className="day-tabs"
      label={say('days')}
      tabs={tabs}
      selected={day ?? 'all'}
      onSelect={(name) => onGo({ ...route, day: name === 'all' ? null : name })}
    >
      {children}
    </Tabs>
  );
}
