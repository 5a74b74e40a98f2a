import { isCrash, isLive, type Game } from '../games.ts';
import type { Rooms } from '../live/rooms.ts';
import { BlackjackTable } from './blackjack/blackjack.ts';
import type { GameWallet } from './gameWallet.ts';
import { openRoulette } from './roulette/roulette.ts';
import { openSlot, type SlotDeps } from './slot/slot.ts';
import type { Table, TableDeps } from './table.ts';

/** Opens the table of a game according to its kind of maths; for a live or crash game, a seat at its shared table. */
export const createTables =
  (deps: Omit<TableDeps & SlotDeps, 'wallet'>, rooms: Rooms) =>
  (game: Game, wallet: GameWallet, player: string | null): Table => {
    if (isLive(game)) return rooms.of(game).sit(wallet, player);
    if (isCrash(game)) return rooms.flightsOf(game).sit(wallet, player);
    const { maths, ...limits } = game;
    switch (maths.kind) {
      case 'slot':
        return openSlot(maths, { ...deps, wallet });
      case 'roulette':
        return openRoulette(maths.model, { ...deps, wallet }, limits);
      case 'blackjack':
        return new BlackjackTable(maths.model, { ...deps, wallet }, limits);
      case 'crash':
      case 'fortune':
        throw new Error(`${game.lookupId} is played at a shared table alone`);
    }
  };
