import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import { transactionWithEvents } from '../../../infra/outbox/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { ExclusionRegisters, RegisterPerson, RegisterReply } from '../ports.ts';
import type { FoundPlayer } from './people.ts';
import { applyReply, type ApplyReplyDeps } from './registerExclusion.ts';
import { saveAttempt } from './statuses.ts';

export interface QueryDeps extends ApplyReplyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly registers: ExclusionRegisters;
  wakeRelay(): void;
}

/** A visitor waits for the reply, so it is not awaited for long. */
const WAIT_MS = 3 * SECOND;

export type Failure = { readonly failure: 'noReply' | 'nationalIdMissing' };
export type NamedFailure = Failure & { readonly name: string };

export const unavailable = ({ name, failure }: NamedFailure): Refusal =>
  new Refusal('ExclusionRegisterUnavailable', {
    status: 503,
    keys: { register: name, failure },
  });

/** Asks one register about a person. */
export async function queryRegister(
  deps: Pick<QueryDeps, 'registers' | 'log'>,
  name: string,
  person: RegisterPerson,
): Promise<RegisterReply | Failure> {
  const register = deps.registers.get(name);
  if (!register) return noReply(deps, name, new Error('it is not configured'));
  if (register.needsNationalId && person.nationalId === null) return { failure: 'nationalIdMissing' };
  try {
    const [reply] = await register.check([person], WAIT_MS);
    return reply ?? { failure: 'noReply' };
  } catch (error) {
    return noReply(deps, name, error);
  }
}

export function noReply({ log }: Pick<QueryDeps, 'log'>, register: string, err: unknown): Failure {
  log.warn({ err, register }, 'an exclusion register did not reply');
  return { failure: 'noReply' };
}

/**
 * Asks registers about a player and puts the replies into effect. @returns the registers that did not reply
 * @throws an error of the database if a reply cannot be stored; the register must then be asked again
 */
export async function queryRegisters(
  deps: QueryDeps,
  { player, isAtDeposit }: { readonly player: FoundPlayer; readonly isAtDeposit: boolean },
  names: readonly string[],
): Promise<readonly NamedFailure[]> {
  const askedAt = deps.clock.now();
  const asked = await Promise.all(
    names.map(async (name) => ({ name, reply: await queryRegister(deps, name, player.person) })),
  );
  const failures: NamedFailure[] = [];
  const attempted = (register: string) =>
    saveAttempt(deps.database.query, { players: [player.id], register, now: askedAt });
  for (const { name, reply } of asked) {
    if ('failure' in reply) {
      failures.push({ name, ...reply });
      await attempted(name);
    } else
      await apply(deps, player, { register: name, askedAt, isAtDeposit, reply }).catch(async (error) => {
        // Without this, an earlier reply would still allow play.
        await attempted(name);
        throw error;
      });
  }
  return failures;
}

export interface Applied {
  readonly register: string;
  readonly askedAt: Date;
  readonly isAtDeposit: boolean;
  readonly reply: RegisterReply;
}

/** Puts a reply into effect in a transaction of its own. */
export const apply = (deps: QueryDeps, { id }: FoundPlayer, { reply, ...asked }: Applied): Promise<void> =>
  transactionWithEvents(deps, (tx) =>
    applyReply(deps, tx, { ...asked, ...reply, playerId: id }, deps.clock.now()),
  );
