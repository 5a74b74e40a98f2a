import type { PromotionalPayout } from '../../command.ts';
import { NO_EFFECT, type Decision } from '../decision.ts';
import type { Facts } from '../facts.ts';

/**
 * A promotional win has no stake that bounds it, so a setting of the operator does: a larger one is held (MONEY-09), and
 * every one of a held studio (MONEY-10). The release of a held win is never held again.
 */
export function decidePromotionalWin(command: PromotionalPayout, facts: Facts): Decision {
  const amount = command.amount.minor;
  const room = command.largest ?? 0n;
  if (command.operatorAccount === 'promotion') {
    if (amount > room) return { ...NO_EFFECT, held: { amount, room, reason: 'LargestWin' } };
    if (amount > 0n && facts.isStudioHeld === true)
      return { ...NO_EFFECT, held: { amount, room, reason: 'StudioHold' } };
  }
  return { ...NO_EFFECT, toReal: amount };
}
