/** What of a page's query has the form it should have; null for all else, as anybody may write an address. */
export const fitting = (query: URLSearchParams, name: string, form: RegExp): string | null => {
  const value = query.get(name) ?? '';
  return form.test(value) ? value : null;
};

/** A number of an item, or null. */
export const numberIn = (query: URLSearchParams, name: string): number | null => {
  const value = fitting(query, name, /^[1-9]\d{0,8}$/);
  return value === null ? null : Number(value);
};

export const HASH = /^[0-9a-f]{64}$/;

/** With a question mark, or nothing where there is nothing to say. */
export function queryOf(parts: Readonly<Record<string, string | number | null>>): string {
  const said = Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]]));
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}
