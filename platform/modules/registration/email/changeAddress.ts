import type { PlayerId } from '@foyer/domain/ids.ts';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../../infra/database/database.ts';
import { digestOf } from '../../../infra/secrets/secrets.ts';
import type { Session } from '../../../infra/session.ts';
import type { OneTimeCodes, RegisteredPlayer, RegisteredPlayers, RegistrationSignIn } from '../ports.ts';
import { registrationTables } from '../tables.ts';
import { expireLinks } from './emailVerification.ts';
import { CURRENT_CODE, NEW_CODE, noEmailChange } from './refusals.ts';

export interface ChangeAddressDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly players: RegisteredPlayers;
  readonly signIn: RegistrationSignIn;
  /**
   * EXCLUSION-06: compares the player with excluded persons. Call it with the player locked. @param emails the
   * addresses before and after the change
   */
  compareEmail(tx: Transaction, id: PlayerId, emails: readonly string[]): Promise<unknown>;
}

/** The secrets that identify the two codes, one for the current and one for the new address. */
export interface Attempts {
  readonly current: string;
  readonly new: string;
}

export interface ChangeCodes {
  readonly current: OneTimeCodes;
  readonly new: OneTimeCodes;
}

interface ProvenChange {
  readonly session: Session;
  readonly attempts: Attempts;
  readonly codes: ChangeCodes;
  mayChange(player: RegisteredPlayer): boolean;
}

interface Changed {
  /** The previous address as the player had entered it. */
  readonly previous: string;
  readonly email: string;
}

/**
 * Marks the two proven codes as used and changes the address in one transaction. @throws Refusal EmailChangeRefused
 * where the player no longer has the previous address, or another player has the new one; EmailChangeNotOffered,
 * AuthenticationFailure
 */
export async function changeAddress(
  deps: ChangeAddressDeps,
  { session, attempts, codes, mayChange }: ProvenChange,
): Promise<Changed> {
  const { database, players, signIn, compareEmail } = deps;
  const { playerId, sessionId } = session;
  const change = database.transaction(async (tx) => {
    // Locks in the order of all commands: the player, then the session.
    const player = await players.hold(tx, playerId);
    await signIn.holdSession(tx, sessionId);
    if (!mayChange(player)) throw noEmailChange();
    const previous = player.email;
    if ((await codes.current.useUp(tx, attempts.current)) !== normaliseEmail(previous))
      throw CURRENT_CODE.refused('gone');
    const email = await codes.new.useUp(tx, attempts.new);
    if (email === null) throw NEW_CODE.refused('gone');
    await players.commands.changeEmail(tx, playerId, email);
    await record(deps, tx, { session, previous, email, attempts });
    await compareEmail(tx, playerId, [previous, email]);
    return { previous, email };
  });
  return change.catch((error: unknown) => {
    throw isTaken(error) ? NEW_CODE.refused('gone') : error;
  });
}

/** Whether these codes have changed the player's address: the response may have been lost. */
export async function isChanged(
  queryable: Queryable,
  { playerId }: Session,
  attempts: Attempts,
): Promise<boolean> {
  const verified = await registrationTables(queryable)
    .selectFrom('identity.email_verification')
    .select('id')
    .where('id', '=', digestOf(attempts.new))
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return verified !== undefined;
}

type Recorded = Changed & Pick<ProvenChange, 'session' | 'attempts'>;

/** Stores the change. Links sent to the previous address expire, and the new address is stored as verified. */
async function record(
  { clock }: ChangeAddressDeps,
  tx: Transaction,
  { session: { playerId, sessionId, brand }, previous, email, attempts }: Recorded,
): Promise<void> {
  const now = clock.now();
  const tables = registrationTables(tx);
  await tables
    .insertInto('identity.email_change')
    .values({ playerId, sessionId, previousEmail: previous, email, changedAt: now })
    .execute();
  await expireLinks(tx, playerId, now);
  await tables
    .insertInto('identity.email_verification')
    .values({
      id: digestOf(attempts.new),
      brand,
      playerId,
      email,
      purpose: 'EmailChange',
      sentAt: now,
      expiresAt: now,
      usedAt: now,
    })
    .execute();
}

/** If two players change to the same address at the same time, the unique key refuses the second. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'player_brand_email_key_key';
