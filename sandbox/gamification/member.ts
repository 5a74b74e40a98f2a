/** Whose account it is: a player's number at one client. */
export interface Member {
  readonly clientId: string;
  readonly playerId: string;
  /** How many levels the client has. */
  readonly levels: number;
}
