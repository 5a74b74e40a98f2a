import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { JackpotSocketListener, JackpotSocket } from './jackpotSocket.ts';

/** One reference-counted connection for all its listeners on the page: jackpot, raffle, wins. */
export interface SharedJackpotSocket {
  /**
   * The first listener opens the connection, the last one to leave closes it. @returns the connection;
   * `close` leaves it
   */
  join(ear: JackpotSocketListener): JackpotSocket;
}

/** @param playerId player whose own wins are replayed to later listeners until they were seen */
export function sharedJackpotSocket(
  playerId: string,
  open: (ear: JackpotSocketListener) => JackpotSocket,
): SharedJackpotSocket {
  const ears = new Set<JackpotSocketListener>();
  /** Latest messages that are still valid, replayed to new listeners. */
  const standing = new Map<string, JackpotMessage>();
  let line: JackpotSocket | null = null;
  let isLive = false;

  const all: JackpotSocketListener = {
    heard(message) {
      const change = changeOf(message, playerId);
      if (change) standing.delete(change.name);
      if (change?.holds) standing.set(change.name, message);
      for (const ear of ears) ear.heard(message);
    },
    live(next) {
      isLive = next;
      // The next connection sends everything again.
      if (!isLive) standing.clear();
      for (const ear of ears) ear.live(next);
    },
  };

  /** Runs after `join` has returned the connection to the listener. */
  function tellStanding(ear: JackpotSocketListener) {
    if (!isLive || !ears.has(ear)) return;
    ear.live(true);
    for (const message of standing.values()) ear.heard(message);
  }

  function leave(ear: JackpotSocketListener) {
    if (!ears.delete(ear) || ears.size > 0) return;
    line?.close();
    line = null;
  }

  return {
    join(ear) {
      ears.add(ear);
      if (!line) line = open(all);
      else queueMicrotask(() => tellStanding(ear));
      return {
        send: (request) => ears.has(ear) && (line?.send(request) ?? false),
        wake: () => line?.wake(),
        close: () => leave(ear),
      };
    },
  };
}

/** What a message is about, and whether to replay it to later listeners; null for a one-off message. */
function changeOf(message: JackpotMessage, playerId: string): { name: string; holds: boolean } | null {
  switch (message.type) {
    case 'JackpotUpdate':
      return { name: `pots ${message.data.id}`, holds: true };
    case 'PlayerRaffleTicketsListResponse':
      return { name: 'tickets', holds: true };
    case 'WinEvent': {
      const { win_id: win, player_id: winner, community_winners: shared } = message.data;
      const isOwn = winner === playerId || shared.some((one) => one.player_id === playerId);
      return { name: `win ${win}`, holds: isOwn };
    }
    case 'RaffleWinEvent': {
      const { instance_id: drop, winners } = message.data;
      return { name: `drop ${drop}`, holds: winners.some((one) => one.player_id === playerId) };
    }
    case 'WinSeen':
      return { name: `win ${message.data.win_id}`, holds: false };
    case 'RaffleWinSeen':
      return { name: `drop ${message.data.instance_id}`, holds: false };
    case 'PlayerOptInResponse':
    case 'Error':
      return null;
  }
}
