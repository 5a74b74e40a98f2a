import { useState, type ReactNode } from 'react';
import { Button } from '../../design/button/Button.tsx';
import { State } from '../../design/feedback/State.tsx';
import { SearchPanel } from '../../design/overlay/search/SearchPanel.tsx';
import { useText } from '../content/index.ts';
import { KeySwitch } from './KeySwitch.tsx';
import { Results, type FoundGame } from './Results.tsx';
import { useFindings, type Findings, type Found } from './useFindings.ts';

/** As much as the platform looks at. */
const LONGEST_TERM = 100;

export interface SearchDialogProps {
  /** How a game is shown: its poster, as in every list. */
  readonly tile: (game: FoundGame) => ReactNode;
  onClose(): void;
}

/** OVER-04, OPEN-46: games, studios and lists by the beginnings of their words. */
export function SearchDialog({ tile, onClose }: SearchDialogProps) {
  const text = useText();
  const [term, setTerm] = useState('');
  const { found, again } = useFindings(term);
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
      {found && <Outcome found={found} tile={tile} onClear={() => setTerm('')} onRetry={again} />}
      <KeySwitch />
    </SearchPanel>
  );
}

interface OutcomeProps extends Pick<SearchDialogProps, 'tile'> {
  readonly found: Found;
  onClear(): void;
  onRetry(): void;
}

function Outcome({ found: { term, findings }, tile, onClear, onRetry }: OutcomeProps) {
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
        title={text('search.nothing', { term })}
        action={<Button onClick={onClear}>{text('search.clear')}</Button>}
      >
        {text('search.nothingText')}
      </State>
    );
  }
  return <Results findings={findings} tile={tile} />;
}

function useStatus(found: Found | null): string {
  const text = useText();
  if (!found || found.term === '') return '';
  if (!found.findings) return text('search.failed');
  const count = countOf(found.findings);
  return count === 0 ? text('search.nothing', { term: found.term }) : text('search.found', { count });
}

const countOf = ({ games, studios, lists }: Findings): number => games.length + studios.length + lists.length;
