/**
 * The odds that a player sees have a version: `p<n>` before a match, `l<tick>` while it is live. Boosted odds have the
 * version `b<n>`, where `p<n>` is the version of the ordinary odds at that time.
 */
export const isBoosted = (version: string): boolean => version.startsWith('b');

export const ordinaryVersion = (version: string): string =>
  isBoosted(version) ? `p${version.slice(1)}` : version;

/** The version of boosted odds while the ordinary odds have this version. */
export const boostedVersion = (version: string): string => `b${version.slice(1)}`;
