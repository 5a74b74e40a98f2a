import type {
  TransactionFilter,
  TransactionSort,
  TransactionStatus,
  TransactionType,
} from '@foyer/contract/generated/operations.ts';

export interface HistoryFilter {
  /** A day such as `2027-03-04` in the reader's time zone; empty for no bound. The last day is included. */
  readonly from: string;
  readonly to: string;
  readonly status: TransactionStatus | null;
  readonly sort: TransactionSort;
}

export const NO_FILTER: HistoryFilter = { from: '', to: '', status: null, sort: 'createdAt' };

/** CASH-19: statuses that can be filtered. */
export const STATUSES = [
  'Initialized',
  'Completed',
  'CancelInitialized',
  'Cancelled',
  'RollbackInitialized',
  'RolledBacked',
] as const satisfies readonly TransactionStatus[];

export const SORTS = ['createdAt', 'processedAt'] as const satisfies readonly TransactionSort[];

/** Converts the days of the filter to instants. Invalid dates are omitted. */
export function spanOf({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): { from?: string; to?: string } {
  const first = startOfDay(from, 0);
  const end = startOfDay(to, 1);
  return { ...(first && { from: first }), ...(end && { to: end }) };
}

function startOfDay(day: string, later: number): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + later).toISOString();
}

export const filterOf = (type: TransactionType, filter: HistoryFilter): TransactionFilter => ({
  type,
  ...spanOf(filter),
  ...(filter.status && { statuses: [filter.status] }),
});

/** MONEY-02: URL that downloads the filtered history. */
export function exportHref(name: 'deposits' | 'withdrawals' | 'games', filter: HistoryFilter): string {
  const query = new URLSearchParams({
    ...spanOf(filter),
    ...(filter.status && { status: filter.status }),
    ...(filter.sort !== NO_FILTER.sort && { sort: filter.sort }),
  }).toString();
  return `/history/${name}.csv${query && `?${query}`}`;
}
