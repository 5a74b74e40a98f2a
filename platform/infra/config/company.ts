import { ConfigError } from './configError.ts';

/** URL and keys of a company, or null. @throws ConfigError if only some of its variables are set */
export function companyOf<Name extends string, Key extends string>(
  read: Readonly<Record<Name, string | null>>,
  urlName: Name,
  keys: Readonly<Record<Key, Name>>,
  optional: readonly Name[] = [],
): ({ readonly url: string } & Readonly<Record<Key, string>>) | null {
  const url = read[urlName];
  const names = Object.values<Name>(keys);
  if (url === null) {
    const stray = [...names, ...optional].find((name) => read[name] !== null);
    if (stray) throw new ConfigError(`${stray} is set, and ${urlName} is not`);
    return null;
  }
  const missing = names.find((name) => read[name] === null);
  if (missing) throw new ConfigError(`${missing} is missing, and ${urlName} is set`);
  const values = Object.entries<Name>(keys).map(([key, name]) => [key, read[name]] as const);
  return { url, ...(Object.fromEntries(values) as Record<Key, string>) };
}

/** @throws ConfigError with the problem of the first name that `others` does not have */
export function requireEach(
  names: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
  problem: (name: string) => string,
): void {
  const missing = Object.keys(names).find((name) => !Object.hasOwn(others, name));
  if (missing !== undefined) throw new ConfigError(problem(missing));
}
