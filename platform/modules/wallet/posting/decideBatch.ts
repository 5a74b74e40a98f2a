import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command, PaymentReversal } from '../command.ts';
import { payloadHash } from '../command.ts';
import { postedAs, refusalFor, refusalOf, repeated, type Posted } from './outcome.ts';
import { decide } from '../rules/decide.ts';
import { isRefused } from '../rules/decision.ts';
import type { Facts } from '../rules/facts.ts';
import type { LimitGroup } from '../rules/limitGroup.ts';
import { applyTo, playerOf, type PlayerState } from '../rules/player.ts';
import { collectBatch, type Batch } from './batch/batch.ts';
import type { Done } from './done.ts';

/**
 * Decides each command on the player's state after the earlier commands of the batch. A refused command does not affect
 * the others. @param facts of the same commands; those of one player are in the order of their ordinals @returns
 * responses in the order of the commands; no batch when nothing is to be written
 */
export function decideBatch(
  commands: readonly (Command | PaymentReversal)[],
  facts: readonly Facts[],
  at: Date,
): { readonly responses: readonly (Posted | Refusal)[]; readonly batch: Batch | null } {
  const responses: (Posted | Refusal)[] = [];
  const done: Done[] = [];
  const state: BatchState = { players: new Map(), groups: new Map() };
  for (const each of facts) {
    const command = commands[each.ordinal];
    if (!command)
      throw new TypeError(`there are facts about command ${each.ordinal}, which is not in the batch`);
    responses[each.ordinal] = decideNext(command, each, state, done, at);
  }
  return { responses, batch: done.length === 0 ? null : collectBatch(done, at) };
}

/** The state after the commands of the batch that have been decided so far. */
interface BatchState {
  readonly players: Map<PlayerId, PlayerState>;
  /** LIMIT-13: a batch may have commands of several accounts that share limits. */
  readonly groups: Map<string, LimitGroup['limits']>;
}

function decideNext(
  command: Command | PaymentReversal,
  facts: Facts,
  state: BatchState,
  done: Done[],
  at: Date,
): Posted | Refusal {
  const { playerId } = facts;
  if (playerId === null) return refusalOf('gameSession' in command ? 'UnknownSession' : 'UnknownPlayer');
  if (facts.knownHash !== null) return repeat(command, facts);
  const before = withGroup(state, state.players.get(playerId) ?? playerOf(facts, at));
  const effect = decide(command, facts, before, at);
  if (isRefused(effect)) return refusalFor(effect, facts);
  const after = applyTo(before, command, effect);
  state.players.set(playerId, after);
  if (after.limitGroup) state.groups.set(after.limitGroup.id, after.limitGroup.limits);
  done.push({ command, facts, effect, before, after });
  return postedAs({ command, facts, effect, after });
}

function withGroup({ groups }: BatchState, player: PlayerState): PlayerState {
  const limits = player.limitGroup && groups.get(player.limitGroup.id);
  return limits ? { ...player, limitGroup: { ...player.limitGroup, limits } } : player;
}

/** The refusal of what arrives after its rollback. A win of zero only stores its key. */
function refusalWhenLate(command: Command | PaymentReversal): string {
  if (command.verb === 'stake') return 'BetRolledBack';
  const isWin =
    command.verb === 'payout' ||
    command.verb === 'promotionalPayout' ||
    (command.verb === 'endRound' && command.isNote === true);
  return isWin ? 'WinRolledBack' : 'TransactionConflict';
}

/** MONEY-07: a repeated command gets the first response again. A known key with a different payload is refused. */
function repeat(command: Command | PaymentReversal, facts: Facts): Posted | Refusal {
  if (facts.knownHash === '') return refusalOf(refusalWhenLate(command));
  if (facts.knownHash !== payloadHash(command)) return refusalOf('TransactionConflict');
  return repeated(command, facts);
}
