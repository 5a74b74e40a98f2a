import type { JackpotMessage, RaffleWinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { DropType } from '@foyer/contract/raffle/drops.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import { fromDecimal, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import { createStore, type ReadableStore } from '../../../transport/clock/store.ts';
import type { JackpotSocketListener, JackpotSocket } from '../../../transport/jackpot/jackpotSocket.ts';

/** What came to this player of one drop. */
export interface RaffleWin {
  /** The drop. */
  readonly id: string;
  readonly type: DropType;
  readonly amount: MoneyJson;
}

export interface RaffleWinsDeps {
  readonly playerId: string;
  readonly openLine: (ear: JackpotSocketListener) => JackpotSocket;
}

/** Those that were not shown yet, the first first. */
export interface RaffleWins extends ReadableStore<readonly RaffleWin[]> {
  /** @returns the way to stop */
  start(): () => void;
  /** JSOCK-07: it was shown and put away: the platform is told, and tells it nowhere again. */
  seen(drop: string): void;
  /** It could not be shown here: it is told at the next visit. */
  putOff(drop: string): void;
}

/** RAFF-10: one player's wins in one tab. The same drop told twice is one. */
export function createRaffleWins({ playerId, openLine }: RaffleWinsDeps): RaffleWins {
  const wins = createStore<readonly RaffleWin[]>([]);
  const heard = new Set<string>();
  const seen = new Set<string>();
  let line: JackpotSocket | null = null;

  const say = (drop: string) =>
    void line?.send({ type: 'RaffleWinSeen', data: { player_id: playerId, instance_id: drop } });

  function drop(id: string) {
    if (wins.read().some((win) => win.id === id)) wins.become(wins.read().filter((win) => win.id !== id));
  }

  function hear(message: JackpotMessage) {
    if (message.type === 'RaffleWinSeen') {
      seen.add(message.data.instance_id);
      drop(message.data.instance_id);
    }
    if (message.type !== 'RaffleWinEvent') return;
    const win = ownWin(message, playerId);
    if (!win) return;
    // Told again: that it was seen has been lost with the line.
    if (seen.has(win.id)) return say(win.id);
    if (heard.has(win.id)) return;
    heard.add(win.id);
    wins.become([...wins.read(), win]);
  }

  return {
    ...wins,
    start() {
      line = openLine({ heard: hear, live() {} });
      return () => {
        line?.close();
        line = null;
      };
    },
    seen(id) {
      if (seen.has(id)) return;
      seen.add(id);
      drop(id);
      say(id);
    },
    putOff: drop,
  };
}

function ownWin({ data }: RaffleWinEvent, playerId: string): RaffleWin | null {
  const own = data.winners.find((winner) => winner.player_id === playerId);
  if (!own || !isCurrency(own.currency)) return null;
  const amount = toJson(fromDecimal(own.win_amount, own.currency));
  return { id: data.instance_id, type: data.drop_type, amount };
}
