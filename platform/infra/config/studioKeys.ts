import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sharedSecrets, type SharedSecrets } from './sharedSecrets.ts';

/** Secrets by studio: one, or two while one replaces the other. */
export type StudioKeys = Readonly<Record<string, SharedSecrets>>;

export interface StudioKeySources {
  /** Those of `FOYER_STUDIO_KEYS`. */
  readonly given: StudioKeys;
  /** `FOYER_STUDIO_KEYS_FOLDER`: a file for each studio, named like the studio. Null: there is none. */
  readonly folder: string | null;
}

/** Reads the folder again at each call. Problems name the file and never show a secret. */
export function readStudioKeys({ given, folder }: StudioKeySources): {
  readonly keys: StudioKeys;
  readonly problems: readonly string[];
} {
  const keys: Record<string, SharedSecrets> = { ...given };
  const problems = namesIn(folder).flatMap((name) => {
    if (name instanceof Error) return [`FOYER_STUDIO_KEYS_FOLDER is ${folder}, which ${name.message}`];
    if (name in given) return [`FOYER_STUDIO_KEYS_FOLDER has '${name}', which FOYER_STUDIO_KEYS names too`];
    const read = secretsIn(join(folder ?? '', name), name);
    if (typeof read === 'string') return [read];
    keys[name] = read;
    return [];
  });
  return { keys, problems };
}

/** Names with a dot are no studios: a mounted secret of Kubernetes has such entries. */
function namesIn(folder: string | null): readonly (string | Error)[] {
  if (folder === null) return [];
  try {
    return readdirSync(folder).filter((name) => /^[a-z0-9-]{1,32}$/.test(name));
  } catch (error) {
    return [
      new Error(`cannot be read (${codeOf(error)}): check the path, and that this account may read it`),
    ];
  }
}

function secretsIn(file: string, studio: string): SharedSecrets | string {
  try {
    const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    // Keys in PEM, for the dialect of an aggregator, have line breaks; in a variable they are written in base64.
    const text = content.startsWith('-----BEGIN ') ? Buffer.from(content).toString('base64') : content;
    const read = v.safeParse(sharedSecrets(`FOYER_STUDIO_KEYS_FOLDER: the file '${studio}'`), text);
    return read.success ? read.output : read.issues[0].message;
  } catch (error) {
    return `FOYER_STUDIO_KEYS_FOLDER: the file '${studio}' cannot be read (${codeOf(error)})`;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export interface LiveStudioKeys {
  /** All that are valid, those of removed studios included. */
  current(): StudioKeys;
  /** Whether the studio was removed: its wins and rollbacks are accepted, and its bets refused. */
  isRemoved(studio: string): boolean;
  /** Takes the keys of a reload. @param removed studios without a key there whose former keys stay valid */
  replace(next: StudioKeys, removed?: readonly string[]): void;
}

/** The keys that are valid now: a reload replaces them. */
export function liveStudioKeys(first: StudioKeys): LiveStudioKeys {
  let keys = first;
  let settling: ReadonlySet<string> = new Set();
  return {
    current: () => keys,
    isRemoved: (studio) => settling.has(studio),
    replace(next, removed = []) {
      const former = Object.entries(keys).filter(([studio]) => removed.includes(studio));
      settling = new Set(removed);
      keys = { ...Object.fromEntries(former), ...next };
    },
  };
}
