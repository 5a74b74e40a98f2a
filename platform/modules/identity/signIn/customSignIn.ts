import type { Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { isWithin } from '../attempts.ts';
import type { SessionOrigin } from '../history/origin.ts';
import { knownAt, rememberSignIn, type SignInPlace } from '../access/knownSignIns.ts';
import { findPlayer } from '../players.ts';
import { accountOf, addresseeOf, type Account, type Addressee } from './addressee.ts';
import { admitted, type Caller, type CustomSignInDeps } from './admission.ts';
import { codeSent, codeStore, type CodeSent } from './codes.ts';
import { enteringBudget, sendingBudgets } from './limits.ts';
import { signInMessage } from './messages.ts';
import { claimPhone, type PlayerPhone } from './phones.ts';
import { providerSignIn, type ProviderSignIn } from './providerSignIn.ts';
import {
  notAnAddress,
  notOfferedHere,
  SIGN_IN_CODE,
  SignInRefused,
  tooSoon,
  WAIT_SECONDS,
} from './refusals.ts';
import { sessionTokenIssuer, type SessionTokens, type TokenContext } from './sessionTokens.ts';

/** CUST-01: the way in where a country has not the identity provider's. */
export interface CustomSignIn extends ProviderSignIn {
  /** @throws SignInRefused, Refusal */
  requestCode(caller: Caller, address: string): Promise<CodeSent>;
  /** @throws SignInRefused, Refusal */
  resendCode(caller: Caller, attempt: string): Promise<CodeSent>;
  /** @throws SignInRefused */
  enterCode(caller: Caller, attempt: string, code: string): Promise<SessionTokens>;
  /** @throws InvalidTokenFailure */
  refresh(caller: TokenContext, refreshToken: string): Promise<SessionTokens>;
  /** A number that the house knows to be the player's. False for one that somebody has. */
  addPhone(tx: Transaction, phone: Omit<PlayerPhone, 'at' | 'sessionId'>): Promise<boolean>;
}

export function createCustomSignIn(parts: CustomSignInDeps): CustomSignIn {
  const { database, clock, sites, log, sendMessage, wakeRelay } = parts;
  const codes = codeStore(database, clock, SIGN_IN_CODE);
  const tokens = sessionTokenIssuer(parts);
  const admit = (caller: Caller): SessionOrigin => admitted(parts, caller);

  // Not waited for: the carrier's time would tell an address that has an account from one that has not.
  const send = (caller: Caller, to: Addressee, code: string | null): void => {
    sendMessage(signInMessage(sites, { ...caller, to }, code)).catch((error: unknown) =>
      log.error({ err: error, brand: caller.site.brand }, 'a sign-in code could not be sent'),
    );
  };

  const allowSending = (caller: Caller, address: string) => allowCode(parts, caller, address);

  return {
    ...providerSignIn(parts, tokens),

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
      const { opened, address } = await database.transaction(async (tx) => {
        const usedAddress = await codes.useUp(tx, attempt);
        if (usedAddress === null) throw new SignInRefused('AUTHENTICATION_REQUIRED');
        return {
          opened: await tokens.open(tx, caller, { playerId, flow: 'Sms', from }),
          address: usedAddress,
        };
      });
      await rememberSignIn(database, placeOf(caller, address), clock);
      wakeRelay();
      return tokens.sign(caller, opened);
    },

    refresh: tokens.refresh,
    addPhone: (tx, phone) => claimPhone(tx, { ...phone, at: null, sessionId: null }),
  };
}

const placeOf = ({ site, ip }: Caller, account: string): SignInPlace => ({
  brand: site.brand,
  account,
  address: ip,
  device: null,
});

/** @throws Refusal TooManyRequests */
async function allowCode(
  { database, clock }: Pick<CustomSignInDeps, 'database' | 'clock'>,
  caller: Caller,
  address: string,
): Promise<void> {
  const { isAddress: isKnown } = await knownAt(database, placeOf(caller, address), clock);
  const budgets = sendingBudgets(caller.site.brand, address, { ip: caller.ip, isKnown });
  if (!(await isWithin(database, budgets, clock))) throw tooSoon(WAIT_SECONDS);
}

/** AMB-07: the player's own country decides, not the one of the page. */
const comesInByCode = ({ country, isOpen }: Account, site: Site): boolean =>
  isOpen && site.inCountry(country).settings.loginFlow === 'Sms';
