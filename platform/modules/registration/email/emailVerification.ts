import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { VerificationPurpose } from '@foyer/contract/registration/methods.ts';
import type { EmailVerificationOutcome } from '@foyer/contract/generated/resolvers.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { isLocale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal, tooManyRequests } from '../../../infra/refusal.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import type { SendMessage } from '../../../sites/playerMessage.ts';
import { digestOf, newSecret } from '../../../infra/secrets/secrets.ts';
import { LINK_HOURS, verifyEmailMessage } from './messages.ts';
import type { RegisteredPlayer, RegisteredPlayers, RequestLimits } from '../ports.ts';
import { registrationTables } from '../tables.ts';

const LINK_LIFE_MS = LINK_HOURS * HOUR;
const RESEND_AFTER_MS = 30 * SECOND;

export interface EmailVerificationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  readonly players: RegisteredPlayers;
  readonly limits: RequestLimits;
  wakeRelay(): void;
}

/** The site and the origin to which the link in an email leads. */
export interface LinkContext {
  readonly site: Site;
  readonly origin: string;
}

/** The person who requests a new link: a player who is signed in, or the holder of the previous link. */
export type Requester = { readonly playerId: PlayerId } | { readonly token: string };

/** REG-05: verifies a player's email address by a link. */
export function createEmailVerification(deps: EmailVerificationDeps) {
  const { database, clock, sites, log, sendMessage, players, limits } = deps;

  const send = async (
    { site, origin }: LinkContext,
    playerId: PlayerId,
    purpose: VerificationPurpose,
  ): Promise<void> => {
    const token = newSecret();
    const player = await storeLink(deps, { token, brand: site.brand, playerId, purpose });
    if (!player) return;
    const locale = isLocale(player.language) ? player.language : site.settings.defaultLocale;
    const to = { channel: 'email', address: normaliseEmail(player.email) } as const;
    const link = `${origin}/verifyEmail?token=${token}`;
    sendMessage(verifyEmailMessage(sites, { site, locale, to }, link)).catch((error: unknown) =>
      log.error({ err: error, brand: site.brand }, 'an email to verify an address could not be sent'),
    );
  };

  return {
    /** Ends earlier links. Does not wait for the email. */
    send,
    async verify(brand: BrandId, token: string): Promise<EmailVerificationOutcome> {
      const outcome = await useLink(deps, brand, token);
      if (outcome === 'VERIFIED') deps.wakeRelay();
      return outcome;
    },

    /**
     * @returns seconds until another email may be requested
     * @throws Refusal TooManyRequests, UnknownLink
     */
    async resend(context: LinkContext & { readonly ip: string }, asker: Requester): Promise<number> {
      const { brand } = context.site;
      const last = await lastLink(database, brand, asker);
      const playerId = 'playerId' in asker ? asker.playerId : last?.playerId;
      const player = playerId && (await players.find(database.query, playerId));
      if (!player) throw new Refusal('UnknownLink', { status: 404 });
      const waitMs = (last?.sentAt.getTime() ?? 0) + RESEND_AFTER_MS - clock.now().getTime();
      if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / SECOND));
      if (!(await limits.maySend({ brand, address: normaliseEmail(player.email), ip: context.ip })))
        throw tooManyRequests(limits.waitSeconds);
      await send(context, player.id, last?.purpose ?? 'Unknown');
      return RESEND_AFTER_MS / SECOND;
    },
  };
}

export type EmailVerification = ReturnType<typeof createEmailVerification>;

interface NewLink {
  readonly token: string;
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly purpose: VerificationPurpose;
}

/** @returns the player whom the link is for; null where their address is verified already */
async function storeLink(
  { database, clock, players }: EmailVerificationDeps,
  { token, ...link }: NewLink,
): Promise<RegisteredPlayer | null> {
  return database.transaction(async (tx) => {
    // Locks in the order of all commands: the player, then the links.
    const player = await players.hold(tx, link.playerId);
    if (player.emailVerified) return null;
    const now = clock.now();
    await expireLinks(tx, link.playerId, now);
    await registrationTables(tx)
      .insertInto('identity.email_verification')
      .values({
        ...link,
        id: digestOf(token),
        email: player.email,
        sentAt: now,
        expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
      })
      .execute();
    return player;
  });
}

/** The player's links verify nothing from now on. Call it with the player locked. */
export const expireLinks = (tx: Transaction, playerId: PlayerId, now: Date) =>
  registrationTables(tx)
    .updateTable('identity.email_verification')
    .set({ expiresAt: now })
    .where('playerId', '=', playerId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();

/** If two calls are concurrent, one verifies the address, and the other finds the link used. */
async function useLink({ database, clock, players }: EmailVerificationDeps, brand: BrandId, token: string) {
  return database.transaction(async (tx) => {
    const tables = registrationTables(tx);
    const links = tables
      .selectFrom('identity.email_verification')
      .selectAll()
      .where('id', '=', digestOf(token))
      .where('brand', '=', brand);
    const found = await links.executeTakeFirst();
    if (!found) return 'UNKNOWN';
    // Locks in the order of all commands: the player, then the link, which may have been used or expired meanwhile.
    await players.hold(tx, found.playerId);
    const now = clock.now();
    const link = await links.forUpdate().executeTakeFirstOrThrow();
    if (link.usedAt !== null) return 'USED';
    if (link.expiresAt <= now) return 'EXPIRED';
    await tables
      .updateTable('identity.email_verification')
      .set({ usedAt: now })
      .where('id', '=', link.id)
      .execute();
    if (!(await players.commands.verifyEmail(tx, link.playerId, link.email))) return 'UNKNOWN';
    return 'VERIFIED';
  });
}

async function lastLink({ query }: Database, brand: BrandId, asker: Requester) {
  const links = registrationTables(query)
    .selectFrom('identity.email_verification')
    .where('brand', '=', brand);
  const playerId =
    'playerId' in asker
      ? asker.playerId
      : (await links.select('playerId').where('id', '=', digestOf(asker.token)).executeTakeFirst())?.playerId;
  if (playerId === undefined) return undefined;
  return links
    .select(['playerId', 'purpose', 'sentAt'])
    .where('playerId', '=', playerId)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
