import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import type { Session } from '../../../infra/session.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { isWithin } from '../attempts.ts';
import { AuthenticationFailure } from '../failures.ts';
import type { Matching } from './matching/matching.ts';
import { announcePlayer } from '../player/announce.ts';
import { findPlayer } from '../players.ts';
import { lockSession, lockPlayer } from '../sessions.ts';
import { accountOf } from '../signIn/addressee.ts';
import { codeSent, codeStore, type CodeSent, type CodeStore } from '../signIn/codes.ts';
import { enteringBudget, phoneBudget, sendingBudgets } from '../signIn/limits.ts';
import { phoneMessage, type SendMessage } from '../signIn/messages.ts';
import { claimPhone } from '../signIn/phones.ts';
import { tooSoon, WAIT_SECONDS } from '../signIn/refusals.ts';
import { identityTables } from '../tables.ts';
import { mobileNumberOf } from './mobileNumber.ts';
import { alreadyVerified, noPhoneVerification, notAMobileNumber, PHONE_CODE } from './refusals.ts';

/** Who shows a number to be his, and from where. */
export interface Holder {
  readonly session: Session;
  readonly site: Site;
  readonly locale: Locale;
  /** The IP address the request came from. */
  readonly ip: string;
}

export interface PhoneCodeSent extends CodeSent {
  /** E.164 */
  readonly number: string;
}

/** REG-06: that a mobile number is the player's own, by a code sent to it. */
export interface PhoneVerification {
  /** @throws Refusal BadRequest, PhoneAlreadyVerified, PhoneVerificationNotOffered, TooManyRequests */
  request(holder: Holder, typed: string): Promise<PhoneCodeSent>;
  /** @throws Refusal PhoneVerificationRefused as well */
  resend(holder: Holder, attempt: string): Promise<PhoneCodeSent>;
  /** The same twice is once. @throws Refusal PhoneVerificationRefused, AuthenticationFailure */
  verify(holder: Holder, attempt: string, code: string): Promise<void>;
}

export interface PhoneVerificationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  readonly matching: Pick<Matching, 'comparePhone'>;
  wakeRelay(): void;
}

export function createPhoneVerification(parts: PhoneVerificationDeps): PhoneVerification {
  const { database, clock, sites, log, sendMessage } = parts;
  const codes = codeStore(database, clock, PHONE_CODE);

  // Not waited for: the carrier's time would tell a number that is taken from one that is free.
  const send = (holder: Holder, number: string, code: string | null): void => {
    const to = { channel: 'sms', address: number } as const;
    sendMessage(phoneMessage(sites, { ...holder, to }, code)).catch((error: unknown) =>
      log.error({ err: error, brand: holder.site.brand }, 'a code to verify a number could not be sent'),
    );
  };

  const allowSending = async ({ site, ip, session }: Holder, number: string): Promise<void> => {
    const budgets = [
      ...sendingBudgets(site.brand, number, { ip, isKnown: false }),
      phoneBudget(session.playerId),
    ];
    if (!(await isWithin(database, budgets, clock))) throw tooSoon(WAIT_SECONDS);
  };

  return {
    async request(holder, typed) {
      const { site, session } = holder;
      await mayVerify(database, holder);
      const number = mobileNumberOf(typed, site.market.country);
      if (number === null) throw notAMobileNumber();
      await allowSending(holder, number);
      const owner = await accountOf(database.query, site.brand, { channel: 'sms', address: number });
      const isFree = owner === null || owner.playerId === session.playerId;
      const { attempt, code } = await codes.begin(site, number, isFree ? session.playerId : null);
      await keepGiven(database, session.playerId, number);
      send(holder, number, isFree ? code : null);
      return { ...codeSent(attempt), number };
    },

    async resend(holder, attempt) {
      await mayVerify(database, holder);
      const { address: number, playerId } = await codes.find(holder.site, attempt);
      if (playerId !== null && playerId !== holder.session.playerId) throw PHONE_CODE.refused('gone');
      await allowSending(holder, number);
      const code = await codes.renew(holder.site, attempt);
      send(holder, number, playerId && code);
      return { ...codeSent(attempt), number };
    },

    verify: (holder, attempt, code) => verify(parts, codes, holder, { attempt, code }),
  };
}

/** @throws Refusal PhoneAlreadyVerified, PhoneVerificationNotOffered */
async function mayVerify(database: Database, { site, session }: Holder): Promise<void> {
  if (site.settings.phoneVerification === 'off') throw noPhoneVerification();
  const player = await findPlayer(database.query, session.playerId);
  if (player?.phone.isVerified) throw alreadyVerified();
}

/** What the player is shown as his number from now on, though nobody has shown that it is. */
const keepGiven = (database: Database, id: PlayerId, number: string) =>
  identityTables(database.query)
    .updateTable('identity.player')
    .set({ phone_given: number })
    .where('id', '=', id)
    .where('phone_verified', '=', false)
    .execute();

async function verify(
  { database, clock, matching, wakeRelay }: PhoneVerificationDeps,
  codes: CodeStore,
  { site, session, ip }: Holder,
  { attempt, code }: { readonly attempt: string; readonly code: string },
): Promise<void> {
  const { playerId, sessionId } = session;
  if (site.settings.phoneVerification === 'off') throw noPhoneVerification();
  if (!(await isWithin(database, enteringBudget(ip), clock))) throw PHONE_CODE.refused('tooManyTries');
  if ((await codes.prove(site, attempt, code)) !== playerId) throw PHONE_CODE.refused('gone');
  await database.transaction(async (tx) => {
    // The player before the session, as whoever closes an account or ends a session takes them.
    await lockPlayer(tx, playerId);
    if (!(await lockSession(tx, sessionId))) throw new AuthenticationFailure('ended');
    const number = await codes.useUp(tx, attempt);
    if (number === null) throw PHONE_CODE.refused('gone');
    const player = await findPlayer(tx, playerId);
    if (player?.phone.isVerified) {
      // Two tabs, each with a code of its own.
      if (player.phone.number === number) return;
      throw alreadyVerified();
    }
    const phone = { brand: site.brand, playerId, number, at: clock.now(), sessionId };
    // Another player has shown it to be his meanwhile.
    if (!(await claimPhone(tx, phone))) throw PHONE_CODE.refused('gone');
    // EXCLUSION-06: it may be known of an excluded player.
    await matching.comparePhone(tx, playerId);
    await announcePlayer(tx, playerId);
  });
  wakeRelay();
}
