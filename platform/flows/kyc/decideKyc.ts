import { Refusal } from '../../infra/refusal.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { KycEvent } from '../../modules/kyc/index.ts';
import { moveKyc, type KycDeps } from './moveKyc.ts';

export interface Decision {
  readonly playerId: PlayerId;
  readonly by: string;
  readonly why: string;
}

const KYC_DECISIONS = {
  Done: 'verified',
  Required: 'demanded',
  NotNeed: 'waived',
} as const satisfies Record<string, KycEvent>;

export interface KycDecision extends Decision {
  readonly status: keyof typeof KYC_DECISIONS;
}

/** The decision overrules earlier notices of the provider. @throws Refusal KycUnchanged */
export async function decideKyc(
  deps: KycDeps,
  tx: Transaction,
  { playerId, status, by, why }: KycDecision,
): Promise<void> {
  const { players, kyc, clock } = deps;
  const player = await players.hold(tx, playerId);
  const now = clock.now();
  if (status === 'Required' || (await kyc.file(tx, playerId)) === null)
    await kyc.openFile(tx, playerId, { for: 'House', at: now });
  const isSentBack = status === 'Required' && player.kyc.status === 'Pending';
  await kyc.changeFile(tx, playerId, {
    decidedAt: now,
    overruledAt: now,
    rejections: isSentBack ? ['Other'] : [],
    isFinal: false,
  });
  const isMoved = await moveKyc(deps, tx, player, {
    event: KYC_DECISIONS[status],
    person: 'asTyped',
    entry: { act: 'KycDecided', by, why: `${status}: ${why}` },
  });
  if (!isMoved)
    throw new Refusal('KycUnchanged', { status: 409, keys: { from: player.kyc.status, to: status } });
}
