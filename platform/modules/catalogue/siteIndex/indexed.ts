import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { Edge } from '../cursor.ts';

export type IndexedGame = ResolversParentTypes['Game'];
export type IndexedHero = Omit<ResolversParentTypes['Hero'], 'game'> & { readonly game: IndexedGame };
export type IndexedList = Omit<ResolversParentTypes['GameList'], 'edges'> & {
  readonly edges: readonly Edge<IndexedGame>[];
  /** Lowest loyalty level of the players who see the list. */
  readonly fromLevel: number;
};
export type IndexedStudio = Omit<ResolversParentTypes['StudioGames'], 'edges'> & Pick<IndexedList, 'edges'>;
export type MenuItem = ResolversParentTypes['MenuItem'] & Pick<IndexedList, 'fromLevel'>;
