import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { VerificationPurpose } from '@foyer/contract/registration/methods.ts';
import type { EmailVerificationOutcome } from '@foyer/contract/generated/resolvers.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { isLocale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal, tooManyRequests } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { SendMessage } from '../../sites/playerMessage.ts';
import { digestOf, newSecret } from '../../infra/secrets/secrets.ts';
import { LINK_HOURS, verifyEmailMessage } from './emails.ts';
import type { RegisteredPlayers, RequestLimits } from './ports.ts';
import { registrationTables } from './tables.ts';

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

/** Where a link leads: the brand, on the origin of the request. */
export interface LinkContext {
  readonly site: Site;
  readonly origin: string;
}

/** Who asks for a new link: a player who is signed in, or the holder of the previous link. */
export type Requester = { readonly playerId: PlayerId } | { readonly token: string };

/** REG-05: verifies a player's email address by a link. */
export interface EmailVerification {
  /** Ends earlier links. Does not wait for the email. */
  send(context: LinkContext, playerId: PlayerId, purpose: VerificationPurpose): Promise<void>;
  verify(brand: BrandId, token: string): Promise<EmailVerificationOutcome>;
  /**
   * @returns seconds until another email may be requested
   * @throws Refusal TooManyRequests, UnknownLink
   */
  resend(context: LinkContext & { readonly ip: string }, asker: Requester): Promise<number>;
}

export function createEmailVerification(deps: EmailVerificationDeps): EmailVerification {
  const { database, clock, sites, log, sendMessage, players, limits } = deps;

  const send: EmailVerification['send'] = async ({ site, origin }, playerId, purpose) => {
    const player = await players.find(database.query, playerId);
    if (!player || player.emailVerified) return;
    const token = newSecret();
    await storeLink(deps, { token, brand: site.brand, playerId, email: player.email, purpose });
    const locale = isLocale(player.language) ? player.language : site.settings.defaultLocale;
    const to = { channel: 'email', address: normaliseEmail(player.email) } as const;
    const link = `${origin}/verifyEmail?token=${token}`;
    sendMessage(verifyEmailMessage(sites, { site, locale, to }, link)).catch((error: unknown) =>
      log.error({ err: error, brand: site.brand }, 'an email to verify an address could not be sent'),
    );
  };

  return {
    send,
    async verify(brand, token) {
      const outcome = await useLink(deps, brand, token);
      if (outcome === 'VERIFIED') deps.wakeRelay();
      return outcome;
    },

    async resend(context, asker) {
      const { brand } = context.site;
      const last = await lastLink(database, brand, asker);
      const playerId = 'playerId' in asker ? asker.playerId : last?.player_id;
      const player = playerId && (await players.find(database.query, playerId));
      if (!player) throw new Refusal('UnknownLink', { status: 404 });
      const waitMs = (last?.sent_at.getTime() ?? 0) + RESEND_AFTER_MS - clock.now().getTime();
      if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / SECOND));
      if (!(await limits.maySend({ brand, address: normaliseEmail(player.email), ip: context.ip })))
        throw tooManyRequests(limits.waitSeconds);
      await send(context, player.id, last?.purpose ?? 'Unknown');
      return RESEND_AFTER_MS / SECOND;
    },
  };
}

interface NewLink {
  readonly token: string;
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly email: string;
  readonly purpose: VerificationPurpose;
}

async function storeLink({ database, clock }: EmailVerificationDeps, link: NewLink): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const links = registrationTables(tx);
    await links
      .updateTable('identity.email_verification')
      .set({ expires_at: now })
      .where('player_id', '=', link.playerId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    await links
      .insertInto('identity.email_verification')
      .values({
        id: digestOf(link.token),
        brand: link.brand,
        player_id: link.playerId,
        email: link.email,
        purpose: link.purpose,
        sent_at: now,
        expires_at: new Date(now.getTime() + LINK_LIFE_MS),
      })
      .execute();
  });
}

/** Of two concurrent calls one verifies the address, and the other finds the link used. */
async function useLink(
  { database, clock, players }: EmailVerificationDeps,
  brand: BrandId,
  token: string,
): Promise<EmailVerificationOutcome> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const tables = registrationTables(tx);
    const link = await tables
      .selectFrom('identity.email_verification')
      .selectAll()
      .where('id', '=', digestOf(token))
      .where('brand', '=', brand)
      .forUpdate()
      .executeTakeFirst();
    if (!link) return 'UNKNOWN';
    if (link.used_at !== null) return 'USED';
    if (link.expires_at <= now) return 'EXPIRED';
    await tables
      .updateTable('identity.email_verification')
      .set({ used_at: now })
      .where('id', '=', link.id)
      .execute();
    if (!(await players.commands.verifyEmail(tx, link.player_id, link.email))) return 'UNKNOWN';
    return 'VERIFIED';
  });
}

/** The newest link of the requester. */
async function lastLink({ query }: Database, brand: BrandId, asker: Requester) {
  const links = registrationTables(query)
    .selectFrom('identity.email_verification')
    .where('brand', '=', brand);
  const playerId =
    'playerId' in asker
      ? asker.playerId
      : (await links.select('player_id').where('id', '=', digestOf(asker.token)).executeTakeFirst())
          ?.player_id;
  if (playerId === undefined) return undefined;
  return links
    .select(['player_id', 'purpose', 'sent_at'])
    .where('player_id', '=', playerId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
