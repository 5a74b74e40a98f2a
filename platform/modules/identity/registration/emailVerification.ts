import type { VerificationPurpose } from '@foyer/contract/registration/methods.ts';
import type { EmailVerificationOutcome } from '@foyer/contract/generated/resolvers.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { isLocale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { isWithin } from '../attempts.ts';
import { announcePlayer } from '../player/announce.ts';
import { findPlayer, normaliseEmail } from '../players.ts';
import { RESEND_AFTER_MS } from '../signIn/codes.ts';
import { sendingBudgets } from '../signIn/limits.ts';
import type { SendMessage } from '../signIn/messages.ts';
import { tooSoon, WAIT_SECONDS } from '../signIn/refusals.ts';
import { digestOf, newSecret } from '../signIn/secrets.ts';
import { LINK_HOURS, verifyEmailMessage } from './emails.ts';
import { registrationTables } from './tables.ts';

const LINK_LIFE_MS = LINK_HOURS * HOUR;

export interface EmailVerificationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  wakeRelay(): void;
}

/** Where a link leads: the brand, on the origin that it was asked from. */
export interface LinkContext {
  readonly site: Site;
  readonly origin: string;
}

/** For whom a new link is asked: the player signed in, or whoever holds the link before it. */
export type Requester = { readonly playerId: PlayerId } | { readonly token: string };

/** REG-05: that an address is the player's own, by a link sent to it. */
export interface EmailVerification {
  /** Ends the links before it. Whether the letter arrives is not waited for. */
  send(place: LinkContext, playerId: PlayerId, purpose: VerificationPurpose): Promise<void>;
  verify(brand: BrandId, token: string): Promise<EmailVerificationOutcome>;
  /** @returns seconds until another may be asked for. @throws Refusal TooManyRequests, UnknownLink */
  resend(place: LinkContext & { readonly ip: string }, asker: Requester): Promise<number>;
}

export function createEmailVerification(parts: EmailVerificationDeps): EmailVerification {
  const { database, clock, sites, log, sendMessage } = parts;

  const send: EmailVerification['send'] = async ({ site, origin }, playerId, purpose) => {
    const player = await findPlayer(database.query, playerId);
    if (!player || player.emailVerified) return;
    const token = newSecret();
    await keepLink(parts, { token, brand: site.brand, playerId, email: player.email, purpose });
    const locale = isLocale(player.language) ? player.language : site.settings.defaultLocale;
    const to = { channel: 'email', address: normaliseEmail(player.email) } as const;
    const link = `${origin}/verifyEmail?token=${token}`;
    sendMessage(verifyEmailMessage(sites, { site, locale, to }, link)).catch((error: unknown) =>
      log.error({ err: error, brand: site.brand }, 'a letter to verify an address could not be sent'),
    );
  };

  return {
    send,
    async verify(brand, token) {
      const outcome = await useLink(parts, brand, token);
      if (outcome === 'VERIFIED') parts.wakeRelay();
      return outcome;
    },

    async resend(place, asker) {
      const { brand } = place.site;
      const last = await lastLink(database, brand, asker);
      const playerId = 'playerId' in asker ? asker.playerId : last?.player_id;
      const player = playerId && (await findPlayer(database.query, playerId));
      if (!player) throw new Refusal('UnknownLink', { status: 404 });
      const waitMs = (last?.sent_at.getTime() ?? 0) + RESEND_AFTER_MS - clock.now().getTime();
      if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / SECOND));
      const from = { ip: place.ip, isKnown: false };
      if (!(await isWithin(database, sendingBudgets(brand, normaliseEmail(player.email), from), clock)))
        throw tooSoon(WAIT_SECONDS);
      await send(place, player.id, last?.purpose ?? 'Unknown');
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

async function keepLink({ database, clock }: EmailVerificationDeps, link: NewLink): Promise<void> {
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

/** Of two that come together one verifies, and the other finds the link used. */
async function useLink(
  { database, clock }: EmailVerificationDeps,
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
    const verified = await tables
      .updateTable('identity.player')
      .set({ email_verified: true })
      .where('id', '=', link.player_id)
      // An address that has changed since is not the one the link went to.
      .where('email', '=', link.email)
      .returning('id')
      .executeTakeFirst();
    if (!verified) return 'UNKNOWN';
    await announcePlayer(tx, verified.id);
    return 'VERIFIED';
  });
}

/** The newest link of whoever asks. */
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
