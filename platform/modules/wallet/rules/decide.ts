import { MAX_MINOR } from '@foyer/domain/money.ts';
import type { Command, PaymentReversal } from '../command.ts';
import { decideConversion, decideEnding } from './bonusEnd.ts';
import { contributedBy, isRefused, NO_EFFECT, refuse, type Decision, type Effect } from './decision.ts';
import type { Facts } from './facts.ts';
import { decideMove, decidePaymentReversal } from './payment.ts';
import type { PlayerState } from './player.ts';
import { decidePromotionalWin } from './play/promotionalWin.ts';
import { decideRollback } from './play/rollback.ts';
import { decideStake } from './play/stake.ts';
import { decideHeldWinReturn, decideWin } from './play/win.ts';

/** Decides the effect of a command with a new idempotency key on its player. */
export function decide(
  command: Command | PaymentReversal,
  facts: Facts,
  player: PlayerState,
  at: Date,
): Decision {
  if ('amount' in command && command.amount.currency !== facts.currency) return refuse('WrongCurrency');
  if ('round' in command && facts.isRoundArchived) return refuse('UnknownRound');
  const decision = decideByVerb(command, facts, player, at);
  return isRefused(decision) || fitsColumns(decision, facts, player) ? decision : refuse('AmountTooLarge');
}

function decideByVerb(
  command: Command | PaymentReversal,
  facts: Facts,
  player: PlayerState,
  at: Date,
): Decision {
  switch (command.verb) {
    case 'stake':
      return isPositive(command) ? decideStake(command, facts, player, at) : refuse('BadRequest');
    case 'payout':
      return isPositive(command) ? decideWin(command, facts, player) : refuse('BadRequest');
    case 'promotionalPayout':
      return command.amount.minor < 0n ? refuse('BadRequest') : decidePromotionalWin(command, facts);
    case 'reversal':
      return decideRollback(command, facts, player);
    case 'endRound':
      return facts.roundPlayer === facts.playerId ? NO_EFFECT : refuse('UnknownRound');
    case 'move':
      return decideMove(command, facts, player);
    case 'undoing':
      return decidePaymentReversal(command, facts, player);
    case 'conversion':
      return decideConversion(command, player);
    case 'ending':
      return decideEnding(command, player);
    case 'heldWinReturn':
      return decideHeldWinReturn(command);
  }
}

const isPositive = ({ amount }: { readonly amount: { readonly minor: bigint } }): boolean =>
  amount.minor > 0n;

/** Whether the resulting amounts fit their database columns; if not, only this command of the batch is refused. */
function fitsColumns(effect: Effect, facts: Facts, { real, bonus, active }: PlayerState): boolean {
  const staked = (facts.stakedReal ?? 0n) + (facts.stakedBonus ?? 0n);
  return [
    real + effect.toReal - contributedBy(effect),
    bonus + effect.toBonus,
    staked + effect.given - effect.toReal - effect.toBonus,
    effect.held?.amount ?? 0n,
    (facts.roundWon ?? 0n) + effect.toReal + effect.toBonus,
    (active?.wagered ?? 0n) + (effect.wagering ?? 0n),
  ].every((amount) => amount <= MAX_MINOR);
}
