import type { PlayerId } from '@foyer/domain/ids.ts';

/** A player as known to the company that keeps the points. */
export interface PointsMember {
  readonly clientId: string;
  readonly playerId: PlayerId;
}

/** The points of players at another company. `id` is the idempotency key of each command. */
export interface PointsLedger {
  /** @throws Refusal PartnerUnavailable */
  pointsStatus(member: PointsMember): Promise<PointsStatus>;
  /**
   * Takes the points once per id. A refusal by the company is permanent.
   * @throws Refusal PartnerUnavailable when the outcome is unknown
   */
  spend(spending: Spending): Promise<Spent>;
  /**
   * Returns the points that were taken under the id. A later `spend` with that id takes nothing.
   * @throws Refusal PartnerUnavailable
   */
  giveBack(spending: Pick<Spending, 'id' | 'member'>): Promise<void>;
}

export interface PointsStatus {
  readonly points: number;
  readonly level: number;
  readonly isOptedIn: boolean;
}

export interface Spending {
  readonly id: string;
  readonly member: PointsMember;
  readonly points: number;
}

export type Spent =
  | { readonly isTaken: true }
  | { readonly isTaken: false; readonly reason: 'NotEnoughPoints' | 'NotTakingPart' | 'GivenBack' };
