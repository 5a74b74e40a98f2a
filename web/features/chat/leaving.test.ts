import { expect, it } from 'vitest';
import type { SessionStore } from '../../transport/session/session.ts';
import { whenPlayerLeaves } from './leaving.ts';

/** Simulates a tab whose session changes to each given player. @returns how often a player left */
function becoming(first: string | null, ...then: readonly (string | null)[]): number {
  let [player, onLeave] = [first, 0];
  const listeners: (() => void)[] = [];
  const store = {
    current: () => (player === null ? null : { playerId: player }),
    subscribe: (listener: () => void) => listeners.push(listener),
  } as unknown as SessionStore;
  whenPlayerLeaves(store, () => (onLeave += 1));
  for (player of then) listeners.forEach((notify) => notify());
  return onLeave;
}

it.each<[players: [string | null, ...(string | null)[]], times: number]>([
  [['anna', 'anna', 'anna'], 0],
  [[null, null, 'anna', 'anna'], 0],
  [['anna', null, null], 1],
  [['anna', 'bo'], 1],
  [[null, 'anna', null, 'bo', 'anna'], 2],
])('CHAT-04 for %j a player leaves %i times', (players, times) => {
  expect(becoming(...players)).toBe(times);
});
