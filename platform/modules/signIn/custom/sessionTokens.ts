import { randomUUID } from 'node:crypto';
import { isPasswordless } from '@foyer/contract/signIn/flows.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { sessionId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import type { RealmKeys } from '../access/realmKeys.ts';
import { signToken } from '../access/signToken.ts';
import type { SessionOrigin } from '../history/origin.ts';
import { PLATFORM_AUDIENCE } from '../realm/tokens.ts';
import { ACCESS_TOKEN_MS, type EndReason, type NewSession } from '../sessions.ts';
import { deleteExpired } from '../tables.ts';
import { InvalidTokenFailure } from './refusals.ts';
import { exchangeRefreshToken, storeRefreshToken } from './refreshTokens.ts';
import { newSecret } from '../../../infra/secrets/secrets.ts';

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The cookie that marks the browser of a session. Scripts cannot read it, so stolen tokens alone cannot be renewed. */
export interface BrowserMark {
  /** Null if the browser sends no cookie. */
  readonly shown: string | null;
  /** Sets the cookie. Pages of other sites cannot set it. */
  leave(mark: string): void;
}

/** Site and origin of the request. The issuer of tokens is the brand on this origin. */
export interface TokenContext {
  readonly site: Site;
  readonly origin: string;
  readonly browser: BrowserMark;
}

export interface SessionTokenDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly keysOf: RealmKeys;
  /** Call it outside any transaction, before `open`. Never fails. */
  beforeSession(playerId: PlayerId): Promise<void>;
  openSession(tx: Transaction, session: NewSession): Promise<void>;
  /** CLOCK-05: the player may play until the session's new end. */
  extendPlay(tx: Transaction, playerId: PlayerId, expiresAt: Date): Promise<void>;
  endSession(tx: Transaction, id: SessionId, reason: EndReason): Promise<void>;
  wakeRelay(): void;
}

export interface Proven {
  readonly playerId: PlayerId;
  readonly flow: string;
  readonly from: SessionOrigin;
}

interface Signable {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly flow: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
}

export interface Opened extends Signable {
  /** Cookie secret of the browser that signed in. */
  readonly mark: string;
}

/** Issues tokens for the custom sign-in flow, as grants do in the identity provider. */
export function sessionTokenIssuer(deps: SessionTokenDeps) {
  const { database, clock, keysOf, openSession, extendPlay, endSession, wakeRelay } = deps;

  /** CLOCK-05: the end of a session that is not renewed. */
  const idleEndOf = ({ settings }: Site): Date =>
    new Date(clock.now().getTime() + settings.rules.sessionIdleMinutes * MINUTE);

  const sign = async (context: TokenContext, opened: Signable): Promise<SessionTokens> => {
    const { playerId, sessionId: sid, flow, expiresAt, refreshToken } = opened;
    const issuedMs = clock.now().getTime();
    const accessToken = await signToken(keysOf, context, {
      type: 'at+jwt',
      audience: PLATFORM_AUDIENCE,
      playerId,
      issuedMs,
      expiresMs: Math.min(issuedMs + ACCESS_TOKEN_MS, expiresAt.getTime()), // CUST-05
      claims: { player_id: playerId, sid, passwordless: isPasswordless(flow), flow }, // CUST-03
    });
    return { accessToken, refreshToken };
  };

  return {
    /** Opens a session in `tx`. Call `sign` with the result after the commit. */
    async open(tx: Transaction, { site }: TokenContext, { playerId, flow, from }: Proven): Promise<Opened> {
      const id = sessionId(randomUUID());
      const expiresAt = idleEndOf(site);
      await openSession(tx, { id, playerId, brand: site.brand, origin: from, expiresAt });
      await deleteExpired(tx, 'identity.refresh_token', clock.now());
      // A new secret with each sign-in, so that a cookie planted by an attacker is never accepted.
      const mark = newSecret();
      const session = { sessionId: id, flow, expiresAt };
      const refreshToken = await storeRefreshToken(tx, { ...session, brand: site.brand, mark });
      return { ...session, playerId, refreshToken, mark };
    },
    async sign(context: TokenContext, opened: Opened): Promise<SessionTokens> {
      context.browser.leave(opened.mark);
      return sign(context, opened);
    },
    /** GQLO-09: exchanges a refresh token for new tokens. @throws InvalidTokenFailure */
    async refresh(context: TokenContext, refreshToken: string): Promise<SessionTokens> {
      const shown = { brand: context.site.brand, secret: refreshToken, mark: context.browser.shown };
      const found = await database.transaction(async (tx) => {
        const exchanged = await exchangeRefreshToken(tx, shown, {
          now: clock.now(),
          until: idleEndOf(context.site),
        });
        if (exchanged.outcome === 'renewed') await extendPlay(tx, exchanged.playerId, exchanged.expiresAt);
        return exchanged;
      });
      if (found.outcome === 'renewed') return sign(context, found);
      if (found.outcome === 'replayed') {
        await database.transaction((tx) => endSession(tx, found.sessionId, 'TOKEN_REPLAYED'));
        wakeRelay();
      }
      throw new InvalidTokenFailure(found.outcome);
    },
  };
}

export type SessionTokenIssuer = ReturnType<typeof sessionTokenIssuer>;
