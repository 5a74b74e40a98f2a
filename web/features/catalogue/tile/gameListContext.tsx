import { createContext, use, type ReactNode } from 'react';
import type { TileFormat } from '../../../ui/tile/GameTile.tsx';

interface GameListOptions {
  readonly format: TileFormat;
  /** False in a list where all games are new. */
  readonly showsNew: boolean;
}

const GameListContext = createContext<GameListOptions | null>(null);

/** Sets the display options of all tiles inside. */
export function GameList({
  format = 'portrait',
  showsNew = true,
  children,
}: Partial<GameListOptions> & { readonly children: ReactNode }) {
  return <GameListContext value={{ format, showsNew }}>{children}</GameListContext>;
}

/** @throws for a tile outside a list (ERR-20) */
export function useGameList(): GameListOptions {
  const list = use(GameListContext);
  if (!list) throw new Error('There is no GameList above this component');
  return list;
}
