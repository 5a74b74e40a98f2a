/** LIMIT-14: when a player's session limits allow play. */
export interface PlayTime {
  readonly opensAt: Date;
  /** Exclusive. */
  readonly closesAt: Date;
  /** When play is possible again after `closesAt`. */
  readonly returnsAt: Date;
}
