import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Cashier } from '../../modules/cashier/index.ts';
import {
  kycAfter,
  kycReason,
  stepsAfter,
  type Kyc,
  type KycEntry,
  type KycEvent,
  type Occasion,
  type ReviewedPerson,
  type Steps,
} from '../../modules/kyc/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { SelfExclusions } from '../../modules/selfExclusion/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { strictestRules, type Site } from '../../sites/index.ts';
import { publishComplianceStatus } from './publishStatus.ts';

export interface KycDeps {
  readonly players: Pick<Players, 'accountState' | 'commands' | 'demands' | 'get' | 'hold'>;
  readonly selfExclusion: Pick<SelfExclusions, 'matching'>;
  readonly kyc: Kyc;
  readonly cashier: Pick<Cashier, 'rescheduleWaitingPayouts'>;
  readonly clock: Clock;
}

interface KycStep {
  readonly event: KycEvent;
  readonly deadline?: Date;
  /** Accepted and missing steps, as reported by the reviewer. */
  readonly steps?: Steps | null;
  /** For `verified`: the person on the documents, `asTyped` when the typed details were verified, null when unknown. */
  readonly person?: ReviewedPerson | 'asTyped' | null;
  readonly entry: Omit<KycEntry, 'playerId'>;
}

/** Applies an event to the KYC status of a locked player, with all consequences. @returns false without an effect */
export async function moveKyc(
  deps: KycDeps,
  tx: Transaction,
  { id: playerId, kyc: before }: Pick<PlayerRecord, 'id' | 'kyc'>,
  { event, deadline, steps = null, person = null, entry }: KycStep,
): Promise<boolean> {
  const { players, selfExclusion, cashier, kyc, clock } = deps;
  const status = kycAfter(before.status, event);
  if (status === null) return false;
  const until = deadlineOf(status, deadline ?? before.deadline, clock.now());
  const hasTime = until !== null;
  await players.demands.setKyc(tx, playerId, {
    status,
    deadline: until,
    ...stepsAfter(before, event, steps),
  });
  // MONEY-05: the player can place no more stakes, also during a review that began after the deadline. Open rounds
  // are still settled (LIMIT-11).
  if (status === 'Required' || (status === 'Pending' && !hasTime))
    await players.commands.endGames(tx, playerId);
  // EXCLUSION-06: verified details may prove that the player is excluded, or is not.
  if (event === 'verified' && person !== null)
    await selfExclusion.matching.compareVerified(tx, playerId, person === 'asTyped' ? null : person);
  if (status === 'Done' || status === 'NotNeed') await cashier.rescheduleWaitingPayouts(tx, playerId);
  await kyc.record(tx, { playerId, ...entry });
  await publishComplianceStatus(deps, tx, playerId);
  return true;
}

/** MONEY-05: returns null for a review that began after the deadline; it blocks the player until it ends. */
function deadlineOf(status: KycStatus, deadline: Date | null, now: Date): Date | null {
  if (status === 'Done' || status === 'NotNeed') return null;
  if (status === 'Required') return deadline !== null && deadline <= now ? deadline : now;
  return status === 'Pending' && deadline !== null && deadline <= now ? null : deadline;
}

/** LIC-19, LIC-20: requests verification when a licence rule requires it on this occasion. */
export async function requestKyc(
  deps: KycDeps,
  tx: Transaction,
  player: Pick<PlayerRecord, 'id' | 'kyc'>,
  { site, occasion }: { readonly site: Site | null; readonly occasion: Occasion },
): Promise<void> {
  if (player.kyc.status !== 'NotNeed') return;
  const rules = site?.settings.rules ?? strictestRules();
  const reason = kycReason(rules, occasion);
  if (reason === null) return;
  const now = deps.clock.now();
  await deps.kyc.openFile(tx, player.id, { for: reason, at: now });
  await moveKyc(deps, tx, player, {
    event: 'asked',
    deadline: new Date(now.getTime() + rules.kycDeadlineDays * DAY),
    entry: { act: 'KycAsked', by: 'house', why: `${reason}: within ${rules.kycDeadlineDays} days` },
  });
}

const MAX_PLAYERS_PER_RUN = 500;

/** Notifies players whose KYC deadline has passed and ends their games; they are blocked already. @returns how many */
export async function passKycDeadlines(
  deps: KycDeps & {
    readonly database: Database;
    readonly log: Pick<Log, 'error'>;
    wakeRelay(): void;
  },
): Promise<number> {
  const { players, database, log, wakeRelay } = deps;
  const lapsed = await players.demands.kycLapsed(database.query, MAX_PLAYERS_PER_RUN);
  let count = 0;
  for (const playerId of lapsed) {
    try {
      const isLate = await database.transaction(async (tx) => {
        const player = await players.hold(tx, playerId);
        // The player may have sent documents meanwhile.
        if (player.kyc.deadline === null || !players.accountState(player).isKycOverdue) return false;
        const entry = { act: 'KycLapsed', by: 'house', why: 'not shown by its day' } as const;
        return moveKyc(deps, tx, player, { event: 'lapsed', entry });
      });
      if (isLate) count += 1;
    } catch (err) {
      // The next run tries this player again.
      log.error({ err, player: playerId }, 'a KYC deadline could not be processed');
    }
  }
  if (count > 0) wakeRelay();
  return count;
}
