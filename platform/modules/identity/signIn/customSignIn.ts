import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Transaction } from '../../../plumbing/database/database.ts';
import type { Log } from '../../../plumbing/log.ts';
import type { Site, Sites } from '../../../plumbing/sites/index.ts';
import { isWithin } from '../attempts.ts';
import type { SessionOrigin } from '../history/origin.ts';
import { findPlayer } from '../players.ts';
import { accountOf, addresseeOf, type Account, type Addressee } from './addressee.ts';
import { codeSent, codeStore, type CodeSent } from './codes.ts';
import { addPhone, type PlayerPhone } from './phones.ts';
import { enteringBudget, sendingBudgets } from './limits.ts';
import { signInMessage, type SendMessage } from './messages.ts';
import { notAnAddress, notOfferedHere, SignInRefused, tooSoon } from './refusals.ts';
import {
  sessionTokenIssuer,
  type SessionTokenParts,
  type SessionTokens,
  type TokenPlace,
} from './sessionTokens.ts';

/** Who asks to be let in, and from where. */
export interface Caller extends TokenPlace {
  readonly locale: Locale;
  /** The IP address the request came from. */
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** CUST-01: the way in where a country has not the identity provider's. */
export interface CustomSignIn {
  /** @throws SignInRefused, Refusal */
  requestCode(caller: Caller, address: string): Promise<CodeSent>;
  /** @throws SignInRefused, Refusal */
  resendCode(caller: Caller, attempt: string): Promise<CodeSent>;
  /** @throws SignInRefused */
  enterCode(caller: Caller, attempt: string, code: string): Promise<SessionTokens>;
  /** @throws InvalidTokenFailure */
  refresh(caller: TokenPlace, refreshToken: string): Promise<SessionTokens>;
  addPhone(tx: Transaction, phone: PlayerPhone): Promise<void>;
}

export interface CustomSignInParts extends SessionTokenParts {
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  readonly originOf: (headers: IncomingHttpHeaders) => SessionOrigin;
  /** Whether an address hides who is behind it: an anonymous proxy, a node of Tor. */
  isUnsafe(ip: string): boolean;
}

const WAIT_SECONDS = 15 * 60;

export function createCustomSignIn(parts: CustomSignInParts): CustomSignIn {
  const { database, clock, sites, log, sendMessage, wakeRelay } = parts;
  const codes = codeStore(database, clock);
  const tokens = sessionTokenIssuer(parts);
  const admit = (caller: Caller): SessionOrigin => admitted(parts, caller);

  // Not waited for: the carrier's time would tell an address that has an account from one that has not.
  const send = (caller: Caller, to: Addressee, code: string | null): void => {
    sendMessage(signInMessage(sites, { ...caller, to }, code)).catch((error: unknown) =>
      log.error({ err: error, brand: caller.site.brand }, 'a sign-in code could not be sent'),
    );
  };

  const allowSending = async ({ site, ip }: Caller, address: string): Promise<void> => {
    if (!(await isWithin(database, sendingBudgets(site.brand, address, ip), clock)))
      throw tooSoon(WAIT_SECONDS);
  };

  return {
    async requestCode(caller, typed) {
      admit(caller);
      const { site } = caller;
      if (site.settings.loginFlow !== 'Sms') throw notOfferedHere();
      const to = addresseeOf(typed);
      if (!to) throw notAnAddress();
      await allowSending(caller, to.address);
      const account = await accountOf(database.query, site.brand, to);
      const player = account && comesInByCode(account, site) ? account.playerId : null;
      const { attempt, code } = await codes.begin(site, to.address, player);
      send(caller, to, player && code);
      return codeSent(attempt);
    },

    async resendCode(caller, attempt) {
      admit(caller);
      const { address, playerId } = await codes.find(caller.site, attempt);
      await allowSending(caller, address);
      const code = await codes.renew(caller.site, attempt);
      const to = addresseeOf(address);
      if (to) send(caller, to, playerId && code);
      return codeSent(attempt);
    },

    async enterCode(caller, attempt, code) {
      const from = admit(caller);
      const { site } = caller;
      if (!(await isWithin(database, enteringBudget(caller.ip), clock)))
        throw new SignInRefused('TOO_MANY_INVALID_LOGIN_ATTEMPTS');
      const playerId = await codes.prove(site, attempt, code);
      const player = await findPlayer(database.query, playerId);
      if (!player || !site.serves(player.country))
        throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
      const opened = await database.transaction(async (tx) => {
        if (!(await codes.useUp(tx, attempt))) throw new SignInRefused('AUTHENTICATION_REQUIRED');
        return tokens.open(tx, caller, { playerId, flow: 'Sms', from });
      });
      wakeRelay();
      return tokens.sign(caller, opened);
    },

    refresh: tokens.refresh,
    addPhone,
  };
}

/** @throws SignInRefused for an address that hides where it is, or a country we may not serve */
function admitted(
  { isUnsafe, originOf }: Pick<CustomSignInParts, 'isUnsafe' | 'originOf'>,
  { site, ip, headers }: Caller,
): SessionOrigin {
  if (isUnsafe(ip)) throw new SignInRefused('LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION');
  const from = originOf(headers);
  if (from.country !== null && !site.serves(from.country))
    throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
  return from;
}

/** AMB-07: the player's own country decides, not the one of the page. */
const comesInByCode = ({ country, isOpen }: Account, site: Site): boolean =>
  isOpen && site.inCountry(country).settings.loginFlow === 'Sms';
