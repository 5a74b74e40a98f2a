import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { JackpotSocketListener, JackpotSocket } from './jackpotSocket.ts';

/** One connection for all its listeners on the page: jackpot, raffle and wins. */
export interface SharedJackpotSocket {
  /**
   * The first listener opens the connection, and it closes when the last one has left. @returns the
   * connection; its `close` only removes this listener
   */
  join(listener: JackpotSocketListener): JackpotSocket;
}

/** @param playerId player whose own wins are sent to later listeners too, until they were seen */
export function sharedJackpotSocket(
  playerId: string,
  open: (listener: JackpotSocketListener) => JackpotSocket,
): SharedJackpotSocket {
  const listeners = new Set<JackpotSocketListener>();
  /** The latest valid message of each topic, which is sent to new listeners. */
  const latest = new Map<string, JackpotMessage>();
  let socket: JackpotSocket | null = null;
  let isLive = false;

  const all: JackpotSocketListener = {
    onMessage(message) {
      const change = topicOf(message, playerId);
      if (change) latest.delete(change.name);
      if (change?.isReplayed) latest.set(change.name, message);
      for (const listener of listeners) listener.onMessage(message);
    },
    live(next) {
      isLive = next;
      // The next connection sends everything again.
      if (!isLive) latest.clear();
      for (const listener of listeners) listener.live(next);
    },
  };

  /** Runs after `join` has returned the connection to the listener. */
  function replayLatest(listener: JackpotSocketListener) {
    if (!isLive || !listeners.has(listener)) return;
    listener.live(true);
    for (const message of latest.values()) listener.onMessage(message);
  }

  function leave(listener: JackpotSocketListener) {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    socket?.close();
    socket = null;
  }

  return {
    join(listener) {
      listeners.add(listener);
      if (!socket) socket = open(all);
      else queueMicrotask(() => replayLatest(listener));
      return {
        send: (request) => listeners.has(listener) && (socket?.send(request) ?? false),
        wake: () => socket?.wake(),
        close: () => leave(listener),
      };
    },
  };
}

/** What a message is about, and whether to replay it to later listeners; null for a one-off message. */
function topicOf(message: JackpotMessage, playerId: string): { name: string; isReplayed: boolean } | null {
  switch (message.type) {
    case 'JackpotUpdate':
      return { name: `pots ${message.data.id}`, isReplayed: true };
    case 'PlayerRaffleTicketsListResponse':
      return { name: 'tickets', isReplayed: true };
    case 'WinEvent': {
      const { win_id: win, player_id: winner, community_winners: shared } = message.data;
      const isOwn = winner === playerId || shared.some((one) => one.player_id === playerId);
      return { name: `win ${win}`, isReplayed: isOwn };
    }
    case 'RaffleWinEvent': {
      const { instance_id: drop, winners } = message.data;
      return { name: `drop ${drop}`, isReplayed: winners.some((one) => one.player_id === playerId) };
    }
    case 'WinSeen':
      return { name: `win ${message.data.win_id}`, isReplayed: false };
    case 'RaffleWinSeen':
      return { name: `drop ${message.data.instance_id}`, isReplayed: false };
    case 'PlayerOptInResponse':
    case 'Error':
      return null;
  }
}
