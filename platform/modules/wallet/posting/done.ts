import type { Command, PaymentReversal } from '../command.ts';
import type { Effect } from '../rules/decision.ts';
import type { Facts } from '../rules/facts.ts';
import type { PlayerState } from '../rules/player.ts';

/** A command that was decided and not refused, with its player before and after it. */
export interface Done {
  readonly command: Command | PaymentReversal;
  readonly facts: Facts;
  readonly effect: Effect;
  readonly before: PlayerState;
  readonly after: PlayerState;
}
