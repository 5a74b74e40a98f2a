import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { paced, type Paced } from '../paced.ts';

/** JSOCK-08: no more often on one line. */
export const TICKETS_EVERY_MS = SECOND;

interface TicketLine {
  readonly player: { readonly playerId: PlayerId };
  say(message: JackpotMessage): void;
}

/** Lines that have asked for the tickets of their player, on this node. */
export interface TicketUpdates {
  /** Answers, and from then on tells the line of changes: what changes meanwhile is told after the answer. */
  ask(line: TicketLine, answer: () => Promise<JackpotMessage>): Promise<void>;
  tell(playerId: PlayerId, message: JackpotMessage): void;
  leave(line: TicketLine): void;
  close(): void;
}

type Pace = Paced<JackpotMessage>;

export function createTicketUpdates(): TicketUpdates {
  const byPlayer = new Map<PlayerId, Map<TicketLine, Pace>>();

  function join(line: TicketLine): Pace {
    const { playerId } = line.player;
    const lines = byPlayer.get(playerId) ?? new Map<TicketLine, Pace>();
    byPlayer.set(playerId, lines);
    const pace = paced<JackpotMessage>(TICKETS_EVERY_MS, (message) => line.say(message));
    lines.set(line, pace);
    return pace;
  }

  function leave(line: TicketLine): void {
    const { playerId } = line.player;
    const lines = byPlayer.get(playerId);
    lines?.get(line)?.stop();
    lines?.delete(line);
    if (lines?.size === 0) byPlayer.delete(playerId);
  }

  return {
    async ask(line, answer) {
      const known = byPlayer.get(line.player.playerId)?.get(line);
      const pace = known ?? join(line);
      pace.hold();
      try {
        line.say(await answer());
      } catch (error) {
        if (!known) leave(line);
        throw error;
      } finally {
        pace.go();
      }
    },
    tell(playerId, message) {
      for (const pace of byPlayer.get(playerId)?.values() ?? []) pace.say(message);
    },
    leave,
    close() {
      for (const lines of byPlayer.values()) for (const pace of lines.values()) pace.stop();
      byPlayer.clear();
    },
  };
}
