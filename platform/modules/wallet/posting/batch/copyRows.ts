import type { Field } from './compositeRows.ts';

/** Rows to copy into a table. */
export interface Copy {
  /** The table with its columns. */
  readonly into: string;
  /** The rows in the text format of PostgreSQL's COPY. */
  readonly rows: string;
}

/** @param fields the fields of a row in camel case; the columns have the same names in snake case */
export const copyRows = <Name extends string>(
  table: string,
  rows: readonly { readonly [name in Name]?: Field }[],
  fields: readonly Name[],
): Copy => ({
  into: `${table} (${fields.map(snakeCase).join(',')})`,
  rows: rows.map((row) => `${fields.map((name) => fieldText(row[name])).join('\t')}\n`).join(''),
});

function fieldText(value: Field): string {
  if (value === null || value === undefined) return String.raw`\N`;
  if (typeof value === 'string')
    return value.replace(/[\\\t\n\r]/g, (special) => ESCAPED[special] ?? special);
  return value instanceof Date ? value.toISOString() : String(value);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
