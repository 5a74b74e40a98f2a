type Field = string | bigint | number | Date | null | undefined;

/** PostgreSQL's text of an array of composite values. Missing fields are null. */
export function compositeRows<Name extends string>(
  rows: readonly { readonly [name in Name]?: Field }[],
  fields: readonly Name[],
): string {
  const texts = rows.map((row) => quoted(`(${fields.map((name) => fieldText(row[name])).join(',')})`));
  return `{${texts.join(',')}}`;
}

function fieldText(value: Field): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return PLAIN.test(value) ? value : quoted(value);
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Text that PostgreSQL accepts without quotes in a composite value. */
const PLAIN = /^[\w.:/=-]+$/;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
