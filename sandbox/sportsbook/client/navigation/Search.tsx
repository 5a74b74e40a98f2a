import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { Schedule } from '../api.ts';
import { SportIcon } from '../matches/SportIcon.tsx';
import { dayText, say, timeText } from '../say.ts';
import { FIRST, type Route } from './route.ts';
import { createSearch, type Found } from './search.ts';

interface SearchProps {
  readonly schedule: Schedule;
  onGo(route: Route): void;
}

const routeOf = ({ kind, match }: Found): Route => ({
  ...FIRST,
  section: match.sport,
  ...(kind === 'league' ? { league: match.league.id } : { match: match.id }),
});

// A `select` or `datalist` cannot contain two lines of text and an icon.
const LISTBOX = { role: 'listbox' } as const;
const optionOf = (id: string, isSelected: boolean) =>
  ({ id, role: 'option', 'aria-selected': isSelected, tabIndex: -1 }) as const;

/** Finds teams, leagues and matches. The arrow keys choose a result, Enter opens it, Escape clears the text. */
export function Search({ schedule, onGo }: SearchProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const search = useMemo(() => createSearch(schedule.matches), [schedule]);
  const typed = useDeferredValue(text.trim());
  const found = typed === '' ? [] : search(typed);
  const current = found[Math.min(chosen, found.length - 1)];
  const open = (one: Found) => {
    setText('');
    onGo(routeOf(one));
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && current) open(current);
    else if (event.key === 'Escape') setText('');
    else if (event.key === 'ArrowDown') setChosen((chosen + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setChosen((chosen + found.length - 1) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  };
  return (
    <search className="search">
      <input
        type="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={say('search')}
        aria-label={say('search.label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}results`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}${current.id}`}
        value={text}
        onKeyDown={move}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
      />
      <div className="results" hidden={typed === ''}>
        <div {...LISTBOX} id={`${id}results`} aria-label={say('search.label')}>
          {found.map((one) => (
            <SearchOption
              key={one.id}
              id={`${id}${one.id}`}
              found={one}
              now={schedule.now}
              isSelected={one === current}
              onPress={() => open(one)}
            />
          ))}
        </div>
        <output>{typed !== '' && found.length === 0 && say('search.none', { text: typed })}</output>
      </div>
    </search>
  );
}

interface SearchOptionProps {
  readonly id: string;
  readonly found: Found;
  readonly now: number;
  readonly isSelected: boolean;
  onPress(): void;
}

function SearchOption({ id, found: { kind, match, count }, now, isSelected, onPress }: SearchOptionProps) {
  const { league, home, away, isLive, startsAt, sport } = match;
  const when = isLive ? say('live') : `${dayText(startsAt, now)} ${timeText(startsAt)}`;
  return (
    // The keyboard stays in the text field, which names the chosen option.
    <button type="button" {...optionOf(id, isSelected)} onClick={onPress}>
      <SportIcon name={sport} />
      <span>
        <b>{kind === 'league' ? league.name : `${home} – ${away}`}</b>
        <small>{kind === 'league' ? say('search.matches', { count }) : `${league.name} · ${when}`}</small>
      </span>
    </button>
  );
}
