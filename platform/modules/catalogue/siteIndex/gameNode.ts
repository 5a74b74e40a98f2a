import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import { tileArtOf } from './gameImages.ts';
import type { GameRow } from '../tables.ts';

type ShelfGame = ResolversParentTypes['Game'];

/**
 * A game on a shelf: its row, seen as a tile shows it. Each list has its own of it, so it keeps only what differs; how it
 * looks is planned when the first tile is shown, as of twenty thousand games few are.
 */
export class GameNode implements ShelfGame {
  readonly studio: ShelfGame['studio'];
  readonly isNew: boolean;
  readonly idx: number;
  readonly #row: GameRow;

  constructor(row: GameRow, { studio, isNew, idx }: Pick<ShelfGame, 'studio' | 'isNew' | 'idx'>) {
    this.studio = studio;
    this.isNew = isNew;
    this.idx = idx;
    this.#row = row;
  }

  get id(): string {
    return this.#row.slug;
  }
  get slug(): string {
    return this.#row.slug;
  }
  get lookupId(): string {
    return this.#row.lookupId;
  }
  get title(): string {
    return this.#row.title;
  }
  get category(): string {
    return this.#row.category;
  }
  get rtp(): string | null {
    return this.#row.rtp;
  }
  get isLive(): boolean {
    return this.#row.category === 'live-casino';
  }
  get tileUrl(): string {
    return tileArtOf(this.#row).tileUrl;
  }
  get tileColour(): string {
    return tileArtOf(this.#row).tileColour;
  }
}
