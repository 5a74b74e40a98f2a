import { tooManyRequests } from '../../../infra/refusal.ts';

/** Runs a player's work when it is their turn. @throws Refusal TooManyRequests when too much of theirs is waiting */
export type PlayerTurns = <Result>(player: string, work: () => Promise<Result>) => Promise<Result>;

export interface TurnLimits {
  /** How much work of one player runs at a time. */
  readonly running: number;
  readonly waiting: number;
}

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

const RETRY_SECONDS = 1;

/**
 * Commands of one player wait for each other in the database anyway, and each would hold a connection meanwhile. Here they
 * wait without one, so that nobody can use up the connections of a node.
 */
export function createPlayerTurns(limits: TurnLimits = { running: 2, waiting: 50 }): PlayerTurns {
  const players = new Map<string, Turns>();

  const enter = async (player: string): Promise<void> => {
    const turns = players.get(player) ?? { running: 0, waiting: [] };
    players.set(player, turns);
    if (turns.running < limits.running) turns.running++;
    else if (turns.waiting.length >= limits.waiting) throw tooManyRequests(RETRY_SECONDS);
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
  };

  const leave = (player: string): void => {
    const turns = players.get(player);
    if (!turns) return;
    const next = turns.waiting.shift();
    if (next) next();
    else if (--turns.running === 0) players.delete(player);
  };

  return async (player, work) => {
    await enter(player);
    try {
      return await work();
    } finally {
      leave(player);
    }
  };
}
