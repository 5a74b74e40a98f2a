import type { ReactNode } from 'react';

import './table.css';

export interface Column<Row> {
  /** Must be unique among the columns. */
  label: string;
  /** Whether the column is aligned to the end, as figures are. */
  isNumber?: boolean;
  cell(row: Row): ReactNode;
}

export interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

const figures = (isNumber: boolean | undefined) => (isNumber ? '' : undefined);

/** A table; on narrow screens each row becomes a card with labelled values. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className="fy-table fy-table--stack">
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-num={figures(column.isNumber)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.label} data-num={figures(column.isNumber)} data-label={column.label}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The line below a table, for the number of rows shown and a button that loads more. */
export const Pager = ({ children }: { children: ReactNode }) => <div className="fy-pager">{children}</div>;
