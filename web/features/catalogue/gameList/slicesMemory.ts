import type { Graphql } from '../../../transport/graphql/client.ts';
import type { Slices } from './slices.ts';

// For as long as the page lives and by its client, so that a server that renders for many keeps nothing.
const memory = new WeakMap<Graphql, Map<string, Slices>>();

/** What a player had loaded here, so that the way back leads to where they were. */
export const rememberedSlices = (graphql: Graphql, name: string): Slices | undefined =>
  memory.get(graphql)?.get(name);

export function rememberSlices(graphql: Graphql, name: string, slices: Slices): void {
  const byName = memory.get(graphql) ?? new Map<string, Slices>();
  memory.set(graphql, byName);
  byName.set(name, slices);
}

/** A game has changed: what is remembered of it would be out of date. */
export const forgetSlices = (graphql: Graphql): void => void memory.delete(graphql);
