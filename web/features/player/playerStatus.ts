export type PlayerStatus = 'LOADING' | 'LOGGED_IN' | 'LOGGED_OUT';

/** PLAYER-01, SESS-08. @param player undefined until loaded, null for a visitor */
export function playerStatus(player: object | null | undefined, hasToken: boolean): PlayerStatus {
  if (player === undefined) return 'LOADING';
  return player !== null && hasToken ? 'LOGGED_IN' : 'LOGGED_OUT';
}
