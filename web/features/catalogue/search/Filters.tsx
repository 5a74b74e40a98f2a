import { SearchChoices } from '@foyer/contract/generated/operations.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { chosen, type Filter } from './filter.ts';

/** OPEN-46: each filter is offered only if some games match it. */
export function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const text = useText();
  const { data } = useQuery(createQuery(SearchChoices, {}));
  // If the choices cannot be loaded, search works without filters.
  if (!data) return null;
  const { studios, volatilities, features, hasJackpots } = data.searchChoices;
  const options = (all: readonly { readonly value: string; readonly label: string }[]) => [
    { value: '', label: text('menu.search.filter.any') },
    ...all,
  ];
  return (
    <fieldset className="fy-search__filters">
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
        options={options(volatilities.map((value) => ({ value, label: text(`games.volatility.${value}`) })))}
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
  );
}
