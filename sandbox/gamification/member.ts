export interface Member {
  readonly clientId: string;
  readonly playerId: string;
  /** Number of levels that the client has. */
  readonly levels: number;
}
