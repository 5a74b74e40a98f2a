import type { SourceOfWealthRequirement } from '@foyer/contract/generated/resolvers.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { appendEvent, recordEvent } from '../../infra/outbox/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';

/** SOW-03: whether a player must prove their source of wealth. */
export function requirementOf({
  sourceOfWealth,
  sourceOfWealthAcceptedAt,
}: Pick<PlayerRecord, 'sourceOfWealth' | 'sourceOfWealthAcceptedAt'>): SourceOfWealthRequirement {
  if (sourceOfWealth !== null) return 'Required';
  return sourceOfWealthAcceptedAt === null ? 'NotRequired' : 'Done';
}

export interface PublishStatusDeps {
  readonly players: Pick<Players, 'get' | 'accountState'>;
  readonly clock: Clock;
}

/** Notifies the player's tabs of both statuses. Call it after the change, in its transaction. */
export async function publishComplianceStatus(
  { players, clock }: PublishStatusDeps,
  tx: Transaction,
  playerId: PlayerRecord['id'],
): Promise<void> {
  const player = await players.get(tx, playerId);
  const data = {
    sourceOfWealth: requirementOf(player),
    kycStatus: players.accountState(player).kycStatus,
  };
  await appendEvent(tx, 'compliance.updated', { playerId, ...data });
  const { brand } = player;
  await recordEvent(tx, { type: 'kyc.updated', playerId, brand, at: clock.now(), data });
}
