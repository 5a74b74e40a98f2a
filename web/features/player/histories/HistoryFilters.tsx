import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { FilterBar } from '../../../ui/section/FilterBar.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { exportHref, SORTS, STATUSES, type HistoryFilter } from './filter.ts';

export interface HistoryFiltersProps {
  readonly history: 'deposits' | 'withdrawals' | 'games';
  readonly filter: HistoryFilter;
  onChange(filter: HistoryFilter): void;
}

/** MONEY-02, CASH-20: filters of a history by date and status. */
export function HistoryFilters({ history, filter, onChange }: HistoryFiltersProps) {
  const text = useText();
  const days = (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      label={text(`profile.history.${end}`)}
      value={filter[end]}
      onChange={({ currentTarget }) => onChange({ ...filter, [end]: currentTarget.value })}
    />
  ));
  const all = { value: '', label: text('profile.history.all') };
  return (
    <FilterBar
      label={text('profile.history.filter')}
      actions={
        <a className="fy-button" href={exportHref(history, filter)} download>
          {text('profile.history.export')}
        </a>
      }
    >
      {days}
      {history !== 'games' && (
        <>
          <Select
            label={text('profile.history.status')}
            value={filter.status ?? ''}
            options={[all, ...STATUSES.map((value) => ({ value, label: text(`profile.payment.${value}`) }))]}
            onChoose={(chosen) =>
              onChange({ ...filter, status: STATUSES.find((status) => status === chosen) ?? null })
            }
          />
          <Select
            label={text('profile.history.sort')}
            value={filter.sort}
            options={SORTS.map((value) => ({ value, label: text(`profile.history.sort.${value}`) }))}
            onChoose={(chosen) =>
              onChange({ ...filter, sort: SORTS.find((sort) => sort === chosen) ?? filter.sort })
            }
          />
        </>
      )}
    </FilterBar>
  );
}
