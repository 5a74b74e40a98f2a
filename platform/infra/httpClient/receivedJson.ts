import { Refusal } from '../refusal.ts';

/**
 * Parses JSON that another company sent. An object with the same key twice is refused: parsers disagree about which of
 * the values counts, so one that checked the message may have seen another one than we would use.
 * @returns undefined for invalid JSON @throws Refusal BadRequest with the reason `repeatedKey`
 */
export function receivedJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const field = repeatedKey(text);
  if (field === null) return value;
  throw new Refusal('BadRequest', { reasons: ['repeatedKey'], keys: { field: field.slice(0, 100) } });
}

/** A string with the colon behind it that makes it a key, or the begin or end of an object or list. */
const TOKEN = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g;

/** The first key that an object of this valid JSON has twice, in whatever writing; null for none. */
export function repeatedKey(json: string): string | null {
  const open: Set<string>[] = [];
  for (const [token, string = '', colon] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      const key = string.includes('\\') ? String(JSON.parse(`"${string}"`)) : string;
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
