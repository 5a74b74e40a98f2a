import type { Graphql } from '../../../transport/graphql/client.ts';
import type { Slices } from './slices.ts';

// The pages are stored by GraphQL client. The server has one client per request, so it keeps nothing for other visitors.
const memory = new WeakMap<Graphql, Map<string, Slices>>();

/** The pages of a list that the player had loaded. They restore the scroll position after going back. */
export const rememberedSlices = (graphql: Graphql, name: string): Slices | undefined =>
  memory.get(graphql)?.get(name);

export function rememberSlices(graphql: Graphql, name: string, slices: Slices): void {
  const byName = memory.get(graphql) ?? new Map<string, Slices>();
  memory.set(graphql, byName);
  byName.set(name, slices);
}

/** Called when a game has changed, which makes the stored pages out of date. */
export const forgetSlices = (graphql: Graphql): void => void memory.delete(graphql);
