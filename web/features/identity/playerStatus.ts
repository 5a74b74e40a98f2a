export type PlayerStatus = 'LOADING' | 'LOGGED_IN' | 'LOGGED_OUT';

/**
 * PLAYER-01. SESS-08: live data is asked for by who is logged in, and by nobody else.
 * @param player undefined until it is known, null where there is none
 */
export function playerStatus(player: object | null | undefined, hasToken: boolean): PlayerStatus {
  if (player === undefined) return 'LOADING';
  return player !== null && hasToken ? 'LOGGED_IN' : 'LOGGED_OUT';
}
