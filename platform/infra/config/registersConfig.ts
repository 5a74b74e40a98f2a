import * as v from 'valibot';
import type { Given } from './given.ts';
import { isNamedUrl, optional, pairs } from './pairForms.ts';
import { secretsByName, sharedSecrets, type SharedSecrets } from './sharedSecrets.ts';

export interface RegistersConfig {
  /** National exclusion registers, by their name in the site data. */
  readonly exclusionRegisters: Readonly<Record<string, RegisterConfig>>;
  /** Encrypts the national ids that registers need. Null: none is stored. */
  readonly nationalIdKeys: SharedSecrets | null;
}

export interface RegisterConfig {
  readonly url: string;
  /** URL for requests about many persons, where it is another one. */
  readonly batchUrl: string | null;
  /** Who asks: the operator's id at the register. */
  readonly client: string | null;
  readonly key: string | null;
}

/** The URL for many persons is configured under the register's name with this ending. */
const BATCH = '-batch';

export const registersVariables = {
  FOYER_REGISTER_URLS: v.optional(
    pairs('FOYER_REGISTER_URLS', 'like gamstop:https://api.gamstop.io/v2', isNamedUrl),
  ),
  FOYER_REGISTER_CLIENTS: v.optional(
    pairs('FOYER_REGISTER_CLIENTS', 'like hampi:EE/COM/12345678/lobby', (pair) =>
      /^[a-z0-9-]{1,32}:[\w./-]{1,128}$/.test(pair),
    ),
  ),
  FOYER_REGISTER_KEYS: v.optional(secretsByName('FOYER_REGISTER_KEYS', 'gamstop')),
  FOYER_NATIONAL_ID_KEY: optional(sharedSecrets('FOYER_NATIONAL_ID_KEY')),
};

const variables = v.object(registersVariables);
type Read = v.InferOutput<typeof variables>;

/** Names for which another variable has a value, but no URL. */
export function registersProblems(read: Read, { isValid }: Given): readonly string[] {
  const { FOYER_REGISTER_URLS: urls = {} } = read;
  if (!isValid('FOYER_REGISTER_URLS')) return [];
  const batches = Object.keys(urls).filter((name) => name.endsWith(BATCH));
  const named = [
    ['FOYER_REGISTER_URLS', batches.map((name) => name.slice(0, -BATCH.length))],
    ['FOYER_REGISTER_CLIENTS', Object.keys(read.FOYER_REGISTER_CLIENTS ?? {})],
    ['FOYER_REGISTER_KEYS', Object.keys(read.FOYER_REGISTER_KEYS ?? {})],
  ] as const;
  return named.flatMap(([variable, names]) =>
    names
      .filter((name) => !Object.hasOwn(urls, name))
      .map((name) => `${variable} names '${name}', which has no URL in FOYER_REGISTER_URLS`),
  );
}

export function registersOf(read: Read): RegistersConfig {
  const { FOYER_REGISTER_URLS: urls = {}, FOYER_REGISTER_CLIENTS: clients = {} } = read;
  const { FOYER_REGISTER_KEYS: keys = {} } = read;
  return {
    exclusionRegisters: Object.fromEntries(
      Object.entries(urls)
        .filter(([name]) => !name.endsWith(BATCH))
        .map(([name, url]) => [
          name,
          {
            url,
            batchUrl: urls[`${name}${BATCH}`] ?? null,
            client: clients[name] ?? null,
            key: keys[name]?.[0] ?? null,
          },
        ]),
    ),
    nationalIdKeys: read.FOYER_NATIONAL_ID_KEY,
  };
}
