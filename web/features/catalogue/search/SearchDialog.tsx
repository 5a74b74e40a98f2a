import { useEffect, useId, useState } from 'react';
import '../../../ui/tile/gameGrid.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { searchKey } from '../../../transport/storage/searchKey.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { isFiltered, NO_FILTER, chosen, type Filter } from './filter.ts';
import { Recent } from './Recent.tsx';
import { Results } from './Results.tsx';
import { useFindings, type Findings, type Found } from './useFindings.ts';
import { SEARCH_KEY, useIsSearchKeyOn } from './useSearchKey.ts';
import { recentSearches } from '../../../transport/storage/recentSearches.ts';
import { SearchChoices } from '@foyer/contract/generated/operations.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery } from '../../../app/graphql.tsx';

/** The platform ignores further characters. */
const LONGEST_TERM = 100;

export interface SearchDialogProps {
  /** Whether the visitor consents to storing search terms in the browser. */
  readonly mayRemember: boolean;
  onClose(): void;
}

/** OVER-04, OPEN-46: searches games, studios and lists by word prefixes; filters apply to games. */
export function SearchDialog({ mayRemember, onClose }: SearchDialogProps) {
  const text = useText();
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const { found, again } = useFindings(term, filter);
  const recent = useRecent(mayRemember);
  const clear = () => {
    setTerm('');
    setFilter(NO_FILTER);
  };
  const showsRecent = term.trim() === '' && !isFiltered(filter) && recent.terms.length > 0;
  const hasResults = found?.findings !== null && found !== null && countOf(found.findings) > 0;
  return (
    <SearchPanel
      label={text('menu.search.label')}
      closeLabel={text('menu.search.close')}
      term={term}
      maxLength={LONGEST_TERM}
      status={useStatus(found)}
      optionsLabel={showsRecent || hasResults ? text('menu.search.results') : null}
      onTerm={setTerm}
      onClose={onClose}
      before={<Filters filter={filter} onFilter={setFilter} />}
      after={
        <>
          {showsRecent && (
            <div>
              <Button variant="quiet" onClick={recent.forget}>
                {text('menu.search.forget')}
              </Button>
            </div>
          )}
          <KeySwitch />
        </>
      }
    >
      {showsRecent && <Recent terms={recent.terms} onTerm={setTerm} />}
      {found && (!showsRecent || hasResults) && (
        <Outcome found={found} onClear={clear} onRetry={again} onFollow={() => recent.add(found.term)} />
      )}
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

interface OutcomeProps {
  readonly found: Found;
  onClear(): void;
  onRetry(): void;
  onFollow(): void;
}

function Outcome({ found: { term, filter, findings }, onClear, onRetry, onFollow }: OutcomeProps) {
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
  return <Results findings={findings} onFollow={onFollow} />;
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

const countOf = ({ gameCount, ...others }: Findings): number =>
  [others.studios, others.lists, others.categories, others.promotions, others.matches].reduce(
    (count, found) => count + found.length,
    gameCount,
  );

/** Recent search terms in this browser. Without consent the stored terms are deleted. */
function useRecent(mayStore: boolean) {
  const [terms, setTerms] = useState<readonly string[]>(() => (mayStore ? recentSearches.all() : []));
  const forget = () => {
    recentSearches.forget();
    setTerms([]);
  };
  useEffect(() => {
    if (!mayStore) recentSearches.forget();
  }, [mayStore]);
  return {
    terms: mayStore ? terms : [],
    add: (term: string) => mayStore && recentSearches.add(term),
    forget,
  };
}

/** OPEN-46: each filter is offered only if some games match it. */
function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const text = useText();
  const { data } = useQuery(createQuery(SearchChoices, {}));
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  // If the choices cannot be loaded, search works without filters.
  if (!data) return null;
  const count = Object.values(filter).filter(Boolean).length;
  const { studios, volatilities, features, hasJackpots } = data.searchChoices;
  const options = (all: readonly { readonly value: string; readonly label: string }[]) => [
    { value: '', label: text('menu.search.filter.any') },
    ...all,
  ];
  return (
    <div className="fy-search__narrow">
      <button
        type="button"
        className="fy-filter"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-chosen={count > 0 ? '' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {text('menu.search.filter')}
        {count > 0 && <b>{count}</b>}
        <Icon name={isOpen ? 'caret-up' : 'caret-down'} weight="bold" size="small" />
      </button>
      <fieldset className="fy-search__filters" id={panelId} hidden={!isOpen}>
        <legend className="fy-sr">{text('menu.search.filter')}</legend>
        <Select
          label={text('menu.search.filter.studio')}
          value={filter.studio ?? ''}
          options={options(studios.map(({ slug, name }) => ({ value: slug, label: name })))}
          onChoose={(studio) => onFilter({ ...filter, studio: studio || null })}
        />
        <Select
          label={text('menu.search.filter.volatility')}
          value={filter.volatility ?? ''}
          options={options(
            volatilities.map((value) => ({ value, label: text(`games.volatility.${value}`) })),
          )}
          onChoose={(name) => onFilter({ ...filter, volatility: chosen(volatilities, name) })}
        />
        <Select
          label={text('menu.search.filter.feature')}
          value={filter.feature ?? ''}
          options={options(features.map((value) => ({ value, label: text(`menu.search.feature.${value}`) })))}
          onChoose={(name) => onFilter({ ...filter, feature: chosen(features, name) })}
        />
        {hasJackpots && (
          <label className="fy-search__jackpots">
            {text('menu.search.filter.jackpots')}
            <Switch
              checked={filter.hasJackpot === true}
              onChange={({ target }) => onFilter({ ...filter, hasJackpot: target.checked })}
            />
          </label>
        )}
      </fieldset>
    </div>
  );
}
