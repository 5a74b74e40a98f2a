export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses JSON from a storage or the network. @returns null if it is invalid, or neither an object nor an array */
export function parseRecord(text: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(String(text));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
