import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import { tileColourOf, tileUrlOf } from './gameImages.ts';
import type { GameRow } from '../tables.ts';

type Game = ResolversParentTypes['Game'];

/**
 * A game's tile in a list. Each list has its own instance, so it stores only what differs; the artwork is
 * computed when first shown, because few of 20,000 games are.
 */
export class GameNode implements Game {
  readonly studio: Game['studio'];
  readonly isNew: boolean;
  readonly idx: number;
  readonly #row: GameRow;

  constructor(row: GameRow, { studio, isNew, idx }: Pick<Game, 'studio' | 'isNew' | 'idx'>) {
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
    return tileUrlOf(this.#row);
  }
  get tileColour(): string {
    return tileColourOf(this.#row);
  }
}
