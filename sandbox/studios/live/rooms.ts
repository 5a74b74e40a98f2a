import type { Game, LiveGame } from '../games.ts';
import { isLive } from '../games.ts';
import { Room, type RoomParts } from './room.ts';

/** The live tables of the studio, by the id of their game. */
export function createRooms(games: ReadonlyMap<string, Game>, parts: RoomParts): Rooms {
  const rooms = new Map(
    [...games.values()].filter(isLive).map((game) => [game.lookupId, new Room(game, parts)]),
  );
  return {
    all: () => [...rooms.values()],
    of({ lookupId }) {
      const room = rooms.get(lookupId);
      if (!room) throw new Error(`${lookupId} is no live table`);
      return room;
    },
  };
}

export interface Rooms {
  all(): readonly Room[];
  of(game: LiveGame): Room;
}
