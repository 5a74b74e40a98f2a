import type { IncomingHttpHeaders } from 'node:http';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Site } from '../../sites/index.ts';
import type { Addressee } from '../../sites/playerMessage.ts';

/** A visitor who registers, and where from. */
export interface Caller {
  readonly site: Site;
  readonly locale: Locale;
  readonly origin: string;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** A player who verifies a number or changes an address, and where from. */
export interface Holder {
  readonly session: Session;
  readonly site: Site;
  readonly locale: Locale;
  readonly ip: string;
}

/** What this module needs of the player module. */
export interface RegisteredPlayers {
  find(queryable: Queryable, id: PlayerId): Promise<RegisteredPlayer | undefined>;
  /** Locked until `tx` ends. @throws AuthenticationFailure for an unknown id */
  hold(tx: Transaction, id: PlayerId): Promise<RegisteredPlayer>;
  announce(tx: Transaction, id: PlayerId): Promise<void>;
  readonly commands: {
    /** @returns false where the player's address has changed since the link was sent */
    verifyEmail(tx: Transaction, id: PlayerId, email: string): Promise<boolean>;
    /** The new address counts as verified. @throws the database's error where another player has the address */
    changeEmail(tx: Transaction, id: PlayerId, email: string): Promise<void>;
    savePhoneGiven(queryable: Queryable, id: PlayerId, number: string): Promise<void>;
  };
}

export interface RegisteredPlayer {
  readonly id: PlayerId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly country: string;
  readonly language: string;
  readonly status: { readonly status: 'Active' | 'Closed' };
  readonly phone: { readonly number: string | null; readonly isVerified: boolean };
}

/** What this module needs of sign-in. */
export interface RegistrationSignIn {
  readonly limits: RequestLimits;
  readonly logins: ProviderLogins;
  /** @throws Refusal SignInRefused for an anonymising IP address or a country that is not served */
  admit(caller: Caller): void;
  /** The player who signs in with an address. */
  accountOf(
    queryable: Queryable,
    brand: BrandId,
    to: Addressee,
  ): Promise<{ readonly playerId: PlayerId } | null>;
  /** False where players sign in at another identity provider, which then has their email address. */
  ownsEmail(site: Site): boolean;
  codesFor(purpose: CodePurpose): OneTimeCodes;
  /** The player may sign in with the number from now on. @returns false where it is another player's */
  claimPhone(tx: Transaction, phone: VerifiedPhone): Promise<boolean>;
  /** Keeps a session from ending before `tx` does. @throws AuthenticationFailure where it has ended */
  holdSession(tx: Transaction, id: SessionId): Promise<void>;
}

/**
 * Rate limits. Each method counts the attempt.
 * @returns false if there were too many in the last `waitSeconds`
 */
export interface RequestLimits {
  readonly waitSeconds: number;
  /** An attempt to register an email address. */
  mayTry(attempt: {
    readonly brand: BrandId;
    readonly email: string;
    readonly address: string;
  }): Promise<boolean>;
  /** A message to an address; with `playerId` also one of the codes that the player requests. */
  maySend(message: {
    readonly brand: BrandId;
    readonly address: string;
    readonly ip: string;
    readonly playerId?: PlayerId;
  }): Promise<boolean>;
  mayEnterCode(ip: string): Promise<boolean>;
}

export interface LoginKey {
  readonly brand: BrandId;
  readonly provider: PaymentProvider;
  /** The id of the login. */
  readonly state: string;
}

/** Proof that the browser began the login. */
export interface ProviderProof {
  readonly state: string;
  readonly verifier: string;
}

type Account = Pick<LoginKey, 'brand' | 'provider'> & { readonly subject: string };

/** Sign-ins at payment providers. */
export interface ProviderLogins {
  /** @throws Refusal SignInRefused for a browser that did not begin the login, or once it is completed */
  state(key: LoginKey, verifier: string): Promise<LoginState>;
  /** @returns false where it was completed already */
  complete(tx: Transaction, key: LoginKey): Promise<boolean>;
  /** @returns false where the provider's account is linked to a player already */
  link(tx: Transaction, account: Account, playerId: PlayerId): Promise<boolean>;
  ownerOf(queryable: Queryable, account: Account): Promise<PlayerId | null>;
}

type LoginState =
  | { readonly status: 'PENDING' | 'REFUSED' | 'ABANDONED' | 'TIMED_OUT' }
  | {
      readonly status: 'SUCCEEDED';
      readonly subject: string;
      readonly purpose: 'signIn' | 'signUp';
      readonly person: VerifiedPerson | null;
    };

export interface CodePurpose {
  readonly name: 'phone' | 'emailChange';
  refused(outcome: 'gone' | 'tooManyTries' | 'wrong', triesLeft?: number): Refusal;
}

/** One-time codes. Each method throws the refusals that the purpose defines. */
export interface OneTimeCodes {
  /** Does the same work whether or not there is a player for whom the code is valid. */
  begin(site: Site, code: NewCode): Promise<{ attempt: string; code: string }>;
  /** @throws Refusal TooManyRequests, and the refusals of the purpose */
  find(site: Site, attempt: string): Promise<{ address: string; playerId: PlayerId | null }>;
  renew(site: Site, attempt: string): Promise<string>;
  /** Counts a try, also for the right code. @param mostLeft tries left of a code that is entered with this one */
  prove(site: Site, attempt: string, code: string, mostLeft?: number): Promise<ProvenCode>;
  /** @returns the address or number that the code was sent to; null where the code has been used */
  useUp(tx: Transaction, attempt: string): Promise<string | null>;
  sent(attempt: string): CodeSent;
}

interface ProvenCode {
  readonly playerId: PlayerId;
  readonly triesLeft: number;
}

interface NewCode {
  readonly address: string;
  /** Null: the code is not valid for anybody. */
  readonly playerId: PlayerId | null;
  /** A secret of the requesting browser; a new one by default. */
  readonly attempt?: string;
}

export interface CodeSent {
  readonly attempt: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

export interface VerifiedPhone {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** E.164 */
  readonly number: string;
  readonly at: Date;
  readonly sessionId: SessionId;
}
