import { isCrash, isOfCards, isOfWheel, type CrashGame, type Game, type LiveGame } from '../games.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { Table } from '../play/table.ts';
import { CardRoom } from './cards/cardRoom.ts';
import { FlightRoom } from './flight/flightRoom.ts';
import { Room, type RoomDeps } from './room.ts';
import type { Result } from './wheelGame.ts';

/** A live table of any kind, as the studio's server uses it. */
export interface AnyRoom {
  readonly game: LiveGame;
  seats(): { readonly taken: number; readonly total: number };
  /** Past results, newest first; empty for games without a single result per round. */
  results(): readonly Result[];
  /** Time of opening; null while the table is open. */
  opensAt(): number | null;
  /**
   * Gives the player a seat.
   * @param player null for play money
   * @throws PlayRefusal TableFull
   */
  sit(wallet: GameWallet, player: string | null): Table;
}

export type Rooms = ReturnType<typeof createRooms>;

/** Creates the live tables and the shared crash games of the studio, by the id of their game. */
export function createRooms(games: ReadonlyMap<string, Game>, deps: RoomDeps) {
  const all = [...games.values()];
  const opened: readonly AnyRoom[] = [
    ...all.filter(isOfWheel).map((game) => new Room(game, deps)),
    ...all.filter(isOfCards).map((game) => new CardRoom(game, deps)),
  ];
  const rooms = new Map(opened.map((room) => [room.game.lookupId, room]));
  const flights = new Map(all.filter(isCrash).map((game) => [game.lookupId, new FlightRoom(game, deps)]));
  return {
    all: () => opened,
    of({ lookupId }: LiveGame): AnyRoom {
      const room = rooms.get(lookupId);
      if (!room) throw new Error(`${lookupId} is no live table`);
      return room;
    },
    flightsOf({ lookupId }: CrashGame): FlightRoom {
      const room = flights.get(lookupId);
      if (!room) throw new Error(`${lookupId} is no crash game`);
      return room;
    },
  };
}
