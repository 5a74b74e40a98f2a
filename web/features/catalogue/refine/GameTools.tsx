import { useId, useState, type ReactNode } from 'react';
import type { GameFacetPartsFragment } from '@foyer/contract/generated/operations.ts';
import { useSettings } from '../../../app/app.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { refinedPath, SORTS, valueOf, type Refinement, type RefinementKey } from './refinement.ts';
import { useOptionName } from './useOptionName.ts';
import '../../../ui/tile/gameGrid.css';
import './gameTools.css';

interface GameToolsProps {
  /** Path of the list that the choices lead to, without locale. */
  readonly path: string;
  readonly refinement: Refinement;
  readonly facets: readonly GameFacetPartsFragment[];
  /** False on a page other than the list. */
  readonly isInPlace?: boolean;
}

interface Tool {
  readonly key: RefinementKey;
  readonly options: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number | null;
  }[];
}

/** Sorting and filters of a list as chips. Each choice is a link, so that a list as it is can be shared. */
export function GameTools({ path, refinement, facets, isInPlace = true }: GameToolsProps) {
  const text = useText();
  const href = useHref();
  const panelId = useId();
  const [openKey, setOpenKey] = useState<RefinementKey | null>(null);
  const tools = useTools(facets, refinement);
  const open = tools.find(({ key }) => key === openKey);
  const isRefined = Object.keys(refinement).length > 0;
  if (tools.length === 0) return null;
  return (
    <fieldset className="fy-tools" aria-label={text('games.refine')}>
      <div className="fy-tools__chips">
        {tools.map((tool) => (
          <Chip
            key={tool.key}
            tool={tool}
            value={valueOf(refinement, tool.key)}
            panelId={panelId}
            isOpen={tool === open}
            onPress={() => setOpenKey(tool === open ? null : tool.key)}
            onClose={() => setOpenKey(null)}
          />
        ))}
        {isRefined && (
          <Link className="fy-link fy-tools__clear" href={href(path)} isInPlace={isInPlace}>
            {text('games.refine.clear')}
          </Link>
        )}
      </div>
      <ul className="fy-tools__panel" id={panelId} hidden={!open}>
        {open?.options.map(({ value, name, count }) => {
          const isChosen = valueOf(refinement, open.key) === value;
          return (
            <li key={value}>
              <Link
                className="fy-filter"
                isInPlace={isInPlace}
                href={href(refinedPath(path, refinement, { [open.key]: isChosen ? null : value }))}
                aria-current={isChosen ? 'true' : undefined}
              >
                {name}
                <Count>{count}</Count>
              </Link>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const LABELS = {
  sort: 'games.refine.sort',
  studio: 'menu.search.filter.studio',
  volatility: 'menu.search.filter.volatility',
  feature: 'menu.search.filter.feature',
  returnFrom: 'games.refine.returnFrom',
  stakeUpTo: 'games.refine.stakeUpTo',
} as const satisfies Record<RefinementKey, string>;

interface ChipProps {
  readonly tool: Tool;
  readonly value: string | null;
  readonly panelId: string;
  readonly isOpen: boolean;
  onPress(): void;
  onClose(): void;
}

function Chip({ tool: { key, options }, value, panelId, isOpen, onPress, onClose }: ChipProps) {
  const text = useText();
  const optionName = useOptionName();
  const chosen = value && (options.find((option) => option.value === value)?.name ?? optionName(key, value));
  return (
    <button
      type="button"
      className="fy-filter"
      aria-expanded={isOpen}
      aria-controls={panelId}
      data-chosen={chosen ? '' : undefined}
      onClick={onPress}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {text(LABELS[key])}
      {chosen && <b>{chosen}</b>}
      <Icon name={isOpen ? 'caret-up' : 'caret-down'} weight="bold" size="small" />
    </button>
  );
}

function Count({ children }: { children: number | null }): ReactNode {
  const number = useNumber();
  return children !== null && <span className="fy-tools__count">{number(children)}</span>;
}

/** FLAG-17: a site that does not show the return to player neither sorts nor filters by it. */
function useTools(facets: readonly GameFacetPartsFragment[], refinement: Refinement): readonly Tool[] {
  const optionName = useOptionName();
  const hasReturn = useSettings().features.includes('ShowRTP');
  const sorts = SORTS.filter((sort) => hasReturn || sort !== 'returnRate');
  const filters = facets
    .filter(({ key }) => hasReturn || key !== 'returnFrom')
    .map(({ key, options }) => ({
      key,
      options: options
        .filter(({ value, count }) => count > 0 || valueOf(refinement, key) === value)
        .map(({ value, name, count }) => ({ value, name: name ?? optionName(key, value), count })),
    }))
    .filter(({ key, options }) => options.length > 0 || valueOf(refinement, key) !== null);
  // Without a filter and without a chosen order, the list is too short or too uniform to be sorted.
  if (filters.length === 0 && !refinement.sort) return [];
  const sort: Tool = {
    key: 'sort',
    options: sorts.map((value) => ({ value, name: optionName('sort', value), count: null })),
  };
  return [sort, ...filters];
}
