import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

interface OwnLine {
  readonly player: { readonly playerId: PlayerId };
  say(message: JackpotMessage): void;
}

/** The lines of each player on this node: what is chosen on one of them, all are told. */
export interface PlayerConnections {
  join(line: OwnLine): void;
  leave(line: OwnLine): void;
  tell(playerId: PlayerId, message: JackpotMessage): void;
}

export function createPlayerConnections(): PlayerConnections {
  const byPlayer = new Map<PlayerId, Set<OwnLine>>();
  return {
    join(line) {
      const { playerId } = line.player;
      const lines = byPlayer.get(playerId) ?? new Set();
      byPlayer.set(playerId, lines.add(line));
    },
    leave(line) {
      const { playerId } = line.player;
      const lines = byPlayer.get(playerId);
      lines?.delete(line);
      if (lines?.size === 0) byPlayer.delete(playerId);
    },
    tell(playerId, message) {
      for (const line of byPlayer.get(playerId) ?? []) line.say(message);
    },
  };
}
