export type Field = string | bigint | number | Date | null | undefined;

/** PostgreSQL's text of an array of composite values. Missing fields are null. */
export function compositeRows<Name extends string>(
  rows: readonly { readonly [name in Name]?: Field }[],
  fields: readonly Name[],
): string {
  return `{${rows.map((row) => quoted(rowText(row, fields))).join(',')}}`;
}

function rowText<Name extends string>(
  row: { readonly [name in Name]?: Field },
  fields: readonly Name[],
): string {
  let text = '';
  for (const name of fields) text += `${text === '' ? '(' : ','}${fieldText(row[name])}`;
  return `${text})`;
}

function fieldText(value: Field): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return PLAIN.test(value) ? value : quoted(value);
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Text that PostgreSQL accepts without quotes in a composite value. */
const PLAIN = /^[\w.:/=-]+$/;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
