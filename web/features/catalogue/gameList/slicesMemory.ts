import type { Graphql } from '../../../transport/graphql/client.ts';
import type { Slices } from './slices.ts';

// Keyed by client and kept until the page is left, so that the server, which renders for many visitors, stores
// nothing.
const memory = new WeakMap<Graphql, Map<string, Slices>>();

/** Pages that the player had loaded, so that going back restores the scroll position. */
export const rememberedSlices = (graphql: Graphql, name: string): Slices | undefined =>
  memory.get(graphql)?.get(name);

export function rememberSlices(graphql: Graphql, name: string, slices: Slices): void {
  const byName = memory.get(graphql) ?? new Map<string, Slices>();
  memory.set(graphql, byName);
  byName.set(name, slices);
}

/** Called when a game has changed, which makes the stored pages out of date. */
export const forgetSlices = (graphql: Graphql): void => void memory.delete(graphql);
