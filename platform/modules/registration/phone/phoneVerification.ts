import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import type { Sites } from '../../../sites/index.ts';
import { tooManyRequests } from '../../../infra/refusal.ts';
import { written, type SendMessage } from '../../../sites/playerMessage.ts';
import type { CodeSent, Holder, OneTimeCodes, RegisteredPlayers, RegistrationSignIn } from '../ports.ts';
import { mobileNumberOf } from './mobileNumber.ts';
import { alreadyVerified, noPhoneVerification, notAMobileNumber, PHONE_CODE } from './refusals.ts';

export interface PhoneCodeSent extends CodeSent {
  /** E.164. */
  readonly number: string;
}

export interface PhoneVerificationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  readonly players: RegisteredPlayers;
  readonly signIn: RegistrationSignIn;
  /** EXCLUSION-06: compares the player with excluded persons. Call it with the player locked. */
  comparePhone(tx: Transaction, id: PlayerId): Promise<unknown>;
  wakeRelay(): void;
}

/** REG-06: verifies a player's mobile number by a code. */
export function createPhoneVerification(deps: PhoneVerificationDeps) {
  const { database, sites, log, sendMessage, players, signIn } = deps;
  const codes = signIn.codesFor(PHONE_CODE);

  /** @param code null: tells the number's owner that another player has entered it */
  const send = (holder: Holder, number: string, sent: CodeSent, code: string | null): PhoneCodeSent => {
    const to = { channel: 'sms', address: number } as const;
    const values = { code: code ?? '', minutes: (sent.expiresInSeconds * SECOND) / MINUTE };
    const message = written(sites, { ...holder, to }, code === null ? 'phoneTaken' : 'phone', values);
    // The message is not awaited, because the time to send it would reveal that the number is taken.
    sendMessage(message).catch((error: unknown) =>
      log.error({ err: error, brand: holder.site.brand }, 'a code to verify a number could not be sent'),
    );
    return { ...sent, number };
  };

  const allowSending = async ({ site, ip, session }: Holder, number: string): Promise<void> => {
    const message = { brand: site.brand, address: number, ip, playerId: session.playerId };
    if (!(await signIn.limits.maySend(message))) throw tooManyRequests(signIn.limits.waitSeconds);
  };

  return {
    /** @throws Refusal BadRequest, PhoneAlreadyVerified, PhoneVerificationNotOffered, TooManyRequests */
    async request(holder: Holder, typed: string): Promise<PhoneCodeSent> {
      const { site, session } = holder;
      await mayVerify(deps, holder);
      const number = mobileNumberOf(typed, site.market.country);
      if (number === null) throw notAMobileNumber();
      await allowSending(holder, number);
      const owner = await signIn.accountOf(database.query, site.brand, { channel: 'sms', address: number });
      const isFree = owner === null || owner.playerId === session.playerId;
      const { attempt, code } = await codes.begin(site, {
        address: number,
        playerId: isFree ? session.playerId : null,
      });
      await players.commands.savePhoneGiven(database.query, session.playerId, number);
      return send(holder, number, codes.sent(attempt), isFree ? code : null);
    },

    /** @throws Refusal PhoneVerificationRefused, PhoneAlreadyVerified, PhoneVerificationNotOffered, TooManyRequests */
    async resend(holder: Holder, attempt: string): Promise<PhoneCodeSent> {
      await mayVerify(deps, holder);
      const { address: number, playerId } = await codes.find(holder.site, attempt);
      if (playerId !== null && playerId !== holder.session.playerId) throw PHONE_CODE.refused('gone');
      await allowSending(holder, number);
      const code = await codes.renew(holder.site, attempt);
      return send(holder, number, codes.sent(attempt), playerId && code);
    },

    /** Idempotent. @throws Refusal PhoneVerificationRefused, AuthenticationFailure */
    verify: (holder: Holder, attempt: string, code: string) => verify(deps, codes, holder, { attempt, code }),
  };
}

export type PhoneVerification = ReturnType<typeof createPhoneVerification>;

/** @throws Refusal PhoneAlreadyVerified, PhoneVerificationNotOffered */
async function mayVerify(
  { database, players }: PhoneVerificationDeps,
  { site, session }: Holder,
): Promise<void> {
  if (site.settings.phoneVerification === 'off') throw noPhoneVerification();
  const player = await players.find(database.query, session.playerId);
  if (player?.phone.isVerified) throw alreadyVerified();
}

async function verify(
  { database, clock, players, signIn, comparePhone, wakeRelay }: PhoneVerificationDeps,
  codes: OneTimeCodes,
  { site, session, ip }: Holder,
  { attempt, code }: { readonly attempt: string; readonly code: string },
): Promise<void> {
  const { playerId, sessionId } = session;
  if (site.settings.phoneVerification === 'off') throw noPhoneVerification();
  if (!(await signIn.limits.mayEnterCode(ip))) throw PHONE_CODE.refused('tooManyTries');
  if ((await codes.prove(site, attempt, code)).playerId !== playerId) throw PHONE_CODE.refused('gone');
  await database.transaction(async (tx) => {
    // Locks in the order of all commands: the player, then the session.
    await players.hold(tx, playerId);
    await signIn.holdSession(tx, sessionId);
    const number = await codes.useUp(tx, attempt);
    if (number === null) throw PHONE_CODE.refused('gone');
    // The player is read again after the lock, because the lock does not cover the number, which is in another table.
    const player = await players.find(tx, playerId);
    if (player?.phone.isVerified) {
      // Two tabs may each have a code. Verifying the same number twice succeeds.
      if (player.phone.number === number) return;
      throw alreadyVerified();
    }
    const phone = { brand: site.brand, playerId, number, at: clock.now(), sessionId };
    // Another player has verified the number meanwhile.
    if (!(await signIn.claimPhone(tx, phone))) throw PHONE_CODE.refused('gone');
    // EXCLUSION-06: it may be an excluded player's number.
    await comparePhone(tx, playerId);
    await players.announce(tx, playerId);
  });
  wakeRelay();
}
