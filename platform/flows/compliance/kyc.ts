import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Cashier } from '../../modules/cashier/index.ts';
import {
  kycAfter,
  kycReason,
  stepsAfter,
  type Compliance,
  type KycEvent,
  type Occasion,
  type ReviewedPerson,
  type Steps,
} from '../../modules/compliance/index.ts';
import type { Identity, PlayerRecord } from '../../modules/identity/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { strictestRules, type Site } from '../../sites/index.ts';
import { publishComplianceStatus } from './complianceDeps.ts';

export interface KycDeps {
  readonly identity: Pick<Identity, 'commands' | 'demands' | 'hold' | 'matching' | 'player' | 'standing'>;
  readonly compliance: Compliance;
  readonly cashier: Pick<Cashier, 'wakeHeld'>;
  readonly clock: Clock;
}

interface KycStep {
  readonly event: KycEvent;
  /** Of an event that gives one. */
  readonly deadline?: Date;
  /** As whoever looks at it tells them. */
  readonly steps?: Steps | null;
  /** Of `verified`: the person of the documents, or that it is the one the player has typed. Null: nobody has said. */
  readonly person?: ReviewedPerson | 'asTyped' | null;
  readonly entry: Omit<Parameters<Compliance['note']>[1], 'playerId'>;
}

/**
 * One step of the table, with all that hangs on it: what is open is closed, what waits goes on, it is on record, and
 * the player's tabs hear of it. To be called in a transaction that holds the player.
 * @returns false where nothing follows
 */
export async function moveKyc(
  parts: KycDeps,
  tx: Transaction,
  { id: playerId, kyc }: Pick<PlayerRecord, 'id' | 'kyc'>,
  { event, deadline, steps = null, person = null, entry }: KycStep,
): Promise<boolean> {
  const { identity, cashier, compliance, clock } = parts;
  const status = kycAfter(kyc.status, event);
  if (status === null) return false;
  const until = deadlineOf(status, deadline ?? kyc.deadline, clock.now());
  const hasTime = until !== null;
  await identity.demands.setKyc(tx, playerId, {
    status,
    deadline: until,
    ...stepsAfter(kyc, event, steps),
  });
  // MONEY-05: no more stakes, also while what he sent past his day is looked at. What was staked is settled as ever (LIMIT-11).
  if (status === 'Required' || (status === 'Pending' && !hasTime))
    await identity.commands.endGames(tx, playerId);
  // EXCLUSION-06: it may prove that the player is excluded, or that they are not.
  if (event === 'verified' && person !== null)
    await identity.matching.compareVerified(tx, playerId, person === 'asTyped' ? null : person);
  if (status === 'Done' || status === 'NotNeed') await cashier.wakeHeld(tx, playerId);
  await compliance.note(tx, { playerId, ...entry });
  await publishComplianceStatus(parts, tx, playerId);
  return true;
}

/** Of what is looked at past its day no day is left: it blocks until somebody has looked (MONEY-05). */
function deadlineOf(status: KycStatus, deadline: Date | null, now: Date): Date | null {
  if (status === 'Done' || status === 'NotNeed') return null;
  if (status === 'Required') return deadline !== null && deadline <= now ? deadline : now;
  return status === 'Pending' && deadline !== null && deadline <= now ? null : deadline;
}

/** LIC-19, LIC-20: asks a player whom nobody has asked, where a rule of his licence does on this occasion. */
export async function requestKyc(
  parts: KycDeps,
  tx: Transaction,
  player: Pick<PlayerRecord, 'id' | 'kyc'>,
  { site, occasion }: { readonly site: Site | null; readonly occasion: Occasion },
): Promise<void> {
  if (player.kyc.status !== 'NotNeed') return;
  const rules = site?.settings.rules ?? strictestRules();
  const reason = kycReason(rules, occasion);
  if (reason === null) return;
  const now = parts.clock.now();
  await parts.compliance.kyc.open(tx, player.id, { for: reason, at: now });
  await moveKyc(parts, tx, player, {
    event: 'asked',
    deadline: new Date(now.getTime() + rules.kycDeadlineDays * DAY),
    entry: { act: 'KycAsked', by: 'house', why: `${reason}: within ${rules.kycDeadlineDays} days` },
  });
}

/** So many at a time; the others are there at the next. */
const MOST_AT_ONCE = 500;

/**
 * Tells those whose day has passed, and ends their games. Whether they are blocked does not wait for it: that is read
 * from the day itself.
 * @returns how many
 */
export async function passKycDeadlines(
  parts: KycDeps & {
    readonly database: Database;
    readonly log: Pick<Log, 'error'>;
    wakeRelay(): void;
  },
): Promise<number> {
  const { identity, database, log, wakeRelay } = parts;
  const lapsed = await identity.demands.kycLapsed(database.query, MOST_AT_ONCE);
  let count = 0;
  for (const playerId of lapsed) {
    try {
      const isLate = await database.transaction(async (tx) => {
        const player = await identity.hold(tx, playerId);
        // Meanwhile he may have shown it.
        if (player.kyc.deadline === null || !identity.standing(player).isKycOverdue) return false;
        const entry = { act: 'KycLapsed', by: 'house', why: 'not shown by its day' } as const;
        return moveKyc(parts, tx, player, { event: 'lapsed', entry });
      });
      if (isLate) count += 1;
    } catch (err) {
      // One of them stops no other; he comes up again.
      log.error({ err, player: playerId }, 'a day to verify by could not be passed');
    }
  }
  if (count > 0) wakeRelay();
  return count;
}
