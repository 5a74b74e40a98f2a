/** Null if the parameter does not match the pattern, because a URL can contain anything. */
export const matchingParam = (query: URLSearchParams, name: string, form: RegExp): string | null => {
  const value = query.get(name) ?? '';
  return form.test(value) ? value : null;
};

/** An item number of up to nine digits, or null. */
export const numberIn = (query: URLSearchParams, name: string): number | null => {
  const value = matchingParam(query, name, /^[1-9]\d{0,8}$/);
  return value === null ? null : Number(value);
};

export const HASH = /^[0-9a-f]{64}$/;

/** Query string with a leading question mark; empty if all values are null. */
export function queryOf(params: Readonly<Record<string, string | number | null>>): string {
  const present = Object.entries(params).flatMap(([name, value]) =>
    value === null ? [] : [[name, `${value}`]],
  );
  return present.length > 0 ? `?${new URLSearchParams(present).toString()}` : '';
}
