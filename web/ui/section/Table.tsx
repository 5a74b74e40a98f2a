import type { ReactNode } from 'react';

import './table.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** Figures stand in line at the end. */
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

/** A list in columns; where there is no room for them each row is a card that names its own. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className="fy-table fy-table--stack">
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-num={figures(column.isNumber)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.key} data-num={figures(column.isNumber)} data-label={column.label}>
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

/** Under a table: how much of it is shown, and more. */
export const Pager = ({ children }: { children: ReactNode }) => <div className="fy-pager">{children}</div>;
