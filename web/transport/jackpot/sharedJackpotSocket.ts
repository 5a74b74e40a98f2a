import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { JackpotSocketListener, JackpotSocket } from './jackpotSocket.ts';

/** One line, for whoever on the page needs what it tells: the jackpot, the raffle, their wins. */
export interface SharedJackpotSocket {
  /** The first who joins opens it, the last who leaves closes it. @returns the line, whose `close` is to leave */
  join(ear: JackpotSocketListener): JackpotSocket;
}

/** @param playerId whose own wins are told again to who joins later, until they were seen */
export function sharedJackpotSocket(
  playerId: string,
  open: (ear: JackpotSocketListener) => JackpotSocket,
): SharedJackpotSocket {
  const ears = new Set<JackpotSocketListener>();
  /** What still holds of what this line has told. */
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
      // The next line tells all of it anew.
      if (!isLive) standing.clear();
      for (const ear of ears) ear.live(next);
    },
  };

  /** Once who joined has the line in hand. */
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

/** What a message says of, and whether that holds until another says otherwise; null for what is over once it is said. */
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
