import { useState, type ReactNode } from 'react';
import { Button } from '../../design/button/Button.tsx';
import { State } from '../../design/feedback/State.tsx';
import { SearchPanel } from '../../design/overlay/search/SearchPanel.tsx';
import { useText } from '../content/index.ts';
import { isFiltered, NO_FILTER } from './filter.ts';
import { Filters } from './Filters.tsx';
import { KeySwitch } from './KeySwitch.tsx';
import { Recent } from './Recent.tsx';
import { Results, type FoundGame } from './Results.tsx';
import { useFindings, type Findings, type Found } from './useFindings.ts';
import { useRecent } from './useRecent.ts';

/** As much as the platform looks at. */
const LONGEST_TERM = 100;

export interface SearchDialogProps {
  /** How a game is shown: its poster, as in every list. */
  readonly tile: (game: FoundGame) => ReactNode;
  /** Whether the visitor consents to what is sought being kept in the browser. */
  readonly mayRemember: boolean;
  onClose(): void;
}

/** OVER-04, OPEN-46: games, studios and lists by the beginnings of their words, games narrowed down. */
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
      label={text('search.label')}
      closeLabel={text('search.close')}
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

interface OutcomeProps extends Pick<SearchDialogProps, 'tile'> {
  readonly found: Found;
  onClear(): void;
  onRetry(): void;
  /** A result was followed. */
  onFollow(): void;
}

function Outcome({ found: { term, filter, findings }, tile, onClear, onRetry, onFollow }: OutcomeProps) {
  const text = useText();
  if (!findings) {
    return (
      <State
        isPlain
        title={text('search.failed')}
        action={<Button onClick={onRetry}>{text('shell.tryAgain')}</Button>}
      >
        {text('search.failedText')}
      </State>
    );
  }
  if (countOf(findings) === 0) {
    return (
      <State
        isPlain
        title={term === '' ? text('search.filter.nothing') : text('search.nothing', { term })}
        action={<Button onClick={onClear}>{text('search.clear')}</Button>}
      >
        {text(isFiltered(filter) ? 'search.filter.nothingText' : 'search.nothingText')}
      </State>
    );
  }
  return <Results findings={findings} tile={tile} onFollow={onFollow} />;
}

function useStatus(found: Found | null): string {
  const text = useText();
  if (!found || (found.term === '' && !isFiltered(found.filter))) return '';
  if (!found.findings) return text('search.failed');
  const count = countOf(found.findings);
  if (count > 0) return text('search.found', { count });
  return found.term === '' ? text('search.filter.nothing') : text('search.nothing', { term: found.term });
}

const countOf = ({ gameCount, studios, lists }: Findings): number =>
  gameCount + studios.length + lists.length;
