import type { SourceOfWealthRequirement } from '@foyer/contract/generated/resolvers.ts';
import type { Compliance } from '../../modules/compliance/index.ts';
import type { Identity, PlayerRecord } from '../../modules/identity/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';

/** What the stories of what players show the house are made of. */
export interface ComplianceDeps {
  readonly database: Database;
  readonly identity: Pick<Identity, 'hold' | 'player' | 'standing'>;
  readonly compliance: Compliance;
  wakeRelay(): void;
}

/** SOW-03 */
export function requirementOf({
  sourceOfWealth,
  sourceOfWealthAcceptedAt,
}: Pick<PlayerRecord, 'sourceOfWealth' | 'sourceOfWealthAcceptedAt'>): SourceOfWealthRequirement {
  if (sourceOfWealth !== null) return 'Required';
  return sourceOfWealthAcceptedAt === null ? 'NotRequired' : 'Done';
}

/** To be called after the change, in its transaction: the player's tabs hear how he stands. */
export async function publishComplianceStatus(
  {
    identity,
    compliance,
  }: Pick<ComplianceDeps, 'compliance'> & { readonly identity: Pick<Identity, 'player' | 'standing'> },
  tx: Transaction,
  playerId: PlayerRecord['id'],
): Promise<void> {
  const player = await identity.player(tx, playerId);
  await compliance.tell(tx, {
    playerId,
    sourceOfWealth: requirementOf(player),
    kycStatus: identity.standing(player).kycStatus,
  });
}
