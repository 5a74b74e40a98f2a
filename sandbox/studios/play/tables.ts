import { isLive, type Game } from '../games.ts';
import type { Rooms } from '../live/rooms.ts';
import { BlackjackTable } from './blackjack/blackjack.ts';
import type { GameWallet } from './gameWallet.ts';
import { CrashTable } from './crash.ts';
import { openRoulette } from './roulette/roulette.ts';
import { openSlot } from './slot.ts';
import type { Table, TableDeps } from './table.ts';

/** Opens the table of a game according to its kind of maths; for a live game, a seat at its shared table. */
export const createTables =
  (parts: Omit<TableDeps, 'purse'>, rooms: Rooms) =>
  (game: Game, purse: GameWallet, player: string | null): Table => {
    if (isLive(game)) return rooms.of(game).sit(purse, player);
    const { maths, ...limits } = game;
    switch (maths.kind) {
      case 'slot':
        return openSlot(maths, { ...parts, purse });
      case 'crash':
        return new CrashTable(maths.model, { ...parts, purse });
      case 'roulette':
        return openRoulette(maths.model, { ...parts, purse }, limits);
      case 'blackjack':
        return new BlackjackTable(maths.model, { ...parts, purse }, limits);
      case 'fortune':
        throw new Error(`${game.lookupId} is played at a live table alone`);
    }
  };
