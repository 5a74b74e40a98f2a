import { useEffect, useRef, useState } from 'react';
import { api, type Board, type BoardRequest } from './api.ts';

const EVERY_MS = 3000;
const MOVED_FOR_MS = 12_000;

export type Move = 'up' | 'down';

export interface Shown {
  /** Null until the first response of the server. */
  readonly board: Board | null;
  readonly hasFailed: boolean;
  /** Direction in which the odds of a pick have just moved. */
  moveOf(match: string, market: string, outcome: string, odds: number | null): Move | undefined;
  again(): void;
}

/** The current offer, polled every few seconds while the document is visible. */
export function useBoard(request: BoardRequest): Shown {
  const [board, setBoard] = useState<Board | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const moves = useRef(new Map<string, { odds: number; move?: Move; at: number }>());
  const query = JSON.stringify(request);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const fresh = await api.board(JSON.parse(query));
        if (!isCurrent) return;
        setBoard(fresh);
        setFailed(false);
      } catch {
        if (isCurrent) setFailed(true);
      }
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [query, round]);

  return {
    board,
    hasFailed,
    again: () => setRound(round + 1),
    moveOf(of, market, outcome, odds) {
      if (odds === null) return undefined;
      const key = `${of} ${market} ${outcome}`;
      const before = moves.current.get(key);
      const now = board?.now ?? 0;
      if (before && before.odds === odds) return now - before.at < MOVED_FOR_MS ? before.move : undefined;
      const move = before && (odds > before.odds ? 'up' : 'down');
      moves.current.set(key, { odds, at: now, ...(move && { move }) });
      return move;
    },
  };
}
