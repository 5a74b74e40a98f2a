import type { JackpotMessage, RaffleWinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { DropType } from '@foyer/contract/raffle/drops.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import { fromDecimal, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import { createStore } from '../../../transport/store/store.ts';
import type { JackpotSocketListener, JackpotSocket } from '../../../transport/jackpot/jackpotSocket.ts';

interface RaffleWin {
  /** Id of the drop. */
  readonly id: string;
  readonly type: DropType;
  readonly amount: MoneyJson;
}

interface RaffleWinsDeps {
  readonly playerId: string;
  readonly openSocket: (listener: JackpotSocketListener) => JackpotSocket;
}

/** RAFF-10: one player's wins in one tab. Repeated messages about a drop are ignored. */
export function createRaffleWins({ playerId, openSocket }: RaffleWinsDeps) {
  const wins = createStore<readonly RaffleWin[]>([]);
  const knownIds = new Set<string>();
  const seen = new Set<string>();
  let socket: JackpotSocket | null = null;

  const acknowledge = (id: string) =>
    void socket?.send({ type: 'RaffleWinSeen', data: { player_id: playerId, instance_id: id } });

  function remove(id: string) {
    if (wins.get().some((win) => win.id === id)) wins.set(wins.get().filter((win) => win.id !== id));
  }

  function receive(message: JackpotMessage) {
    if (message.type === 'RaffleWinSeen') {
      seen.add(message.data.instance_id);
      remove(message.data.instance_id);
    }
    if (message.type !== 'RaffleWinEvent') return;
    const win = ownWin(message, playerId);
    if (!win) return;
    // The platform sends a win again if it has lost the acknowledgement.
    if (seen.has(win.id)) return acknowledge(win.id);
    if (knownIds.has(win.id)) return;
    knownIds.add(win.id);
    wins.set([...wins.get(), win]);
  }

  return {
    get: wins.get,
    subscribe: wins.subscribe,
    /** @returns the function that stops the subscription */
    start(): () => void {
      socket = openSocket({ onMessage: receive, live() {} });
      return () => {
        socket?.close();
        socket = null;
      };
    },
    /** JSOCK-07: call when the player has closed a win; the platform does not send it again. */
    seen(id: string): void {
      if (seen.has(id)) return;
      seen.add(id);
      remove(id);
      acknowledge(id);
    },
    /** Call when a win could not be shown; the platform sends it again at the next visit. */
    postpone: remove,
  };
}

function ownWin({ data }: RaffleWinEvent, playerId: string): RaffleWin | null {
  const own = data.winners.find((winner) => winner.player_id === playerId);
  if (!own || !isCurrency(own.currency)) return null;
  const amount = toJson(fromDecimal(own.win_amount, own.currency));
  return { id: data.instance_id, type: data.drop_type, amount };
}
