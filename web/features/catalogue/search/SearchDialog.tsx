import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { searchKey } from '../../../transport/storage/searchKey.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { isFiltered, NO_FILTER } from './filter.ts';
import { Filters } from './Filters.tsx';
import { Recent } from './Recent.tsx';
import { Results, type FoundGame } from './Results.tsx';
import { useFindings, type Findings, type Found } from './useFindings.ts';
import { useRecent } from './useRecent.ts';
import { SEARCH_KEY, useIsSearchKeyOn } from './useSearchKey.ts';

/** The platform ignores further characters. */
const LONGEST_TERM = 100;

export interface SearchDialogProps {
  readonly tile: (game: FoundGame) => ReactNode;
  /** Whether the visitor consents to storing search terms in the browser. */
  readonly mayRemember: boolean;
  onClose(): void;
}

/** OVER-04, OPEN-46: searches games, studios and lists by word prefixes; filters apply to games. */
export function SearchDialog({ tile, mayRemember, onClose }: SearchDialogProps) {
  const text = useText();
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const { found, again } = useFindings(term, filter);
  const recent = useRecent(mayRemember);
  const clear = () => {
    setTerm('');
    setFilter(NO_FILTER);
  };
  return (
    <SearchPanel
      label={text('menu.search.label')}
      closeLabel={text('menu.search.close')}
      term={term}
      maxLength={LONGEST_TERM}
      status={useStatus(found)}
      onTerm={setTerm}
      onClose={onClose}
    >
      <Filters filter={filter} onFilter={setFilter} />
      {term.trim() === '' && !isFiltered(filter) && (
        <Recent terms={recent.terms} onTerm={setTerm} onForget={recent.forget} />
      )}
      {found && (
        <Outcome
          found={found}
          tile={tile}
          onClear={clear}
          onRetry={again}
          onFollow={() => recent.add(found.term)}
        />
      )}
      <KeySwitch />
    </SearchPanel>
  );
}

/** Turns the keyboard shortcut of the search off (WCAG 2.1.4). */
function KeySwitch() {
  const text = useText();
  return (
    <label className="fy-search__key">
      {text('menu.search.key', { key: SEARCH_KEY })}
      <Switch checked={useIsSearchKeyOn()} onChange={({ target }) => searchKey.switch(target.checked)} />
    </label>
  );
}

interface OutcomeProps extends Pick<SearchDialogProps, 'tile'> {
  readonly found: Found;
  onClear(): void;
  onRetry(): void;
  onFollow(): void;
}

function Outcome({ found: { term, filter, findings }, tile, onClear, onRetry, onFollow }: OutcomeProps) {
  const text = useText();
  if (!findings) {
    return (
      <State
        isPlain
        title={text('menu.search.failed')}
        action={<Button onClick={onRetry}>{text('shell.tryAgain')}</Button>}
      >
        {text('menu.search.failedText')}
      </State>
    );
  }
  if (countOf(findings) === 0) {
    return (
      <State
        isPlain
        title={term === '' ? text('menu.search.filter.nothing') : text('menu.search.nothing', { term })}
        action={<Button onClick={onClear}>{text('menu.search.clear')}</Button>}
      >
        {text(isFiltered(filter) ? 'menu.search.filter.nothingText' : 'menu.search.nothingText')}
      </State>
    );
  }
  return <Results findings={findings} tile={tile} onFollow={onFollow} />;
}

function useStatus(found: Found | null): string {
  const text = useText();
  if (!found || (found.term === '' && !isFiltered(found.filter))) return '';
  if (!found.findings) return text('menu.search.failed');
  const count = countOf(found.findings);
  if (count > 0) return text('menu.search.found', { count });
  return found.term === ''
    ? text('menu.search.filter.nothing')
    : text('menu.search.nothing', { term: found.term });
}

const countOf = ({ gameCount, studios, lists }: Findings): number =>
  gameCount + studios.length + lists.length;
