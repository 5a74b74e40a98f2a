import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { measuredSignIn } from '../measurements.ts';
import { isWithin, WINDOW_SECONDS } from '../attempts.ts';
import { knownAt, rememberSignIn, type SignInOrigin } from '../access/knownSignIns.ts';
import type { Addressee } from '../../../sites/playerMessage.ts';
import { tooManyRequests } from '../../../infra/refusal.ts';
import { accountOf, addresseeOf, type Account } from './addressee.ts';
import { admitted, type Caller, type CustomSignInDeps } from './admission.ts';
import { codeStore, type CodeSent } from './codes.ts';
import { enteringBudget, sendingBudgets } from './limits.ts';
import { signInMessage } from './messages.ts';
import { claimPhone, type PlayerPhone } from './phones.ts';
import { providerSignIn } from './providerSignIn.ts';
import { notAnAddress, notOfferedHere, SIGN_IN_CODE, SignInRefused } from './refusals.ts';
import { sessionTokenIssuer, type SessionTokens } from './sessionTokens.ts';

/** CUST-01: sign-in by code or payment provider, in countries that do not use the identity provider. */
export function createCustomSignIn(deps: CustomSignInDeps) {
  const { database, clock, sites, log, sendMessage, players } = deps;
  const codes = codeStore(database, clock, SIGN_IN_CODE);
  const tokens = sessionTokenIssuer(deps);
  const admit = (caller: Caller) => admitted(deps, caller);
  const enterCode = codeEntry(deps, codes, tokens);
  const allowSending = (caller: Caller, address: string) => allowCode(deps, caller, address);

  // The message is not awaited, because the time to send it would reveal that the address has an account.
  const send = (caller: Caller, to: Addressee, code: string | null): void => {
    sendMessage(signInMessage(sites, { ...caller, to }, code)).catch((error: unknown) =>
      log.error({ err: error, brand: caller.site.brand }, 'a sign-in code could not be sent'),
    );
  };

  return {
    ...providerSignIn(deps, tokens),

    /** @throws SignInRefused, Refusal */
    async requestCode(caller: Caller, typed: string): Promise<CodeSent> {
      admit(caller);
      const { site } = caller;
      if (site.settings.loginFlow !== 'Sms') throw notOfferedHere();
      const to = addresseeOf(typed);
      if (!to) throw notAnAddress();
      await allowSending(caller, to.address);
      const account = await accountOf(database.query, site.brand, to);
      const player = account && signsInByCode(account, site) ? account.playerId : null;
      const { attempt, code } = await codes.begin(site, { address: to.address, playerId: player });
      send(caller, to, player && code);
      return codes.sent(attempt);
    },

    /** @throws SignInRefused, Refusal */
    async resendCode(caller: Caller, attempt: string): Promise<CodeSent> {
      admit(caller);
      const { address, playerId } = await codes.find(caller.site, attempt);
      await allowSending(caller, address);
      const code = await codes.renew(caller.site, attempt);
      const to = addresseeOf(address);
      if (to) send(caller, to, playerId && code);
      return codes.sent(attempt);
    },

    /** @throws SignInRefused */
    enterCode(caller: Caller, attempt: string, code: string): Promise<SessionTokens> {
      const measured = { brand: caller.site.brand, method: 'code' } as const;
      return measuredSignIn(
        measured,
        () => 'success',
        () => enterCode(caller, attempt, code),
      );
    },

    refresh: tokens.refresh,
    addPhone: (tx: Transaction, phone: Omit<PlayerPhone, 'at' | 'sessionId'>) =>
      claimPhone(players.commands, tx, { ...phone, at: null, sessionId: null }),
  };
}

/** Signs the player in whose code it is. */
const codeEntry =
  (
    deps: CustomSignInDeps,
    codes: ReturnType<typeof codeStore>,
    tokens: ReturnType<typeof sessionTokenIssuer>,
  ) =>
  async (caller: Caller, attempt: string, code: string): Promise<SessionTokens> => {
    const { database, clock, players, wakeRelay } = deps;
    const from = admitted(deps, caller);
    const { site } = caller;
    if (!(await isWithin(database, enteringBudget(caller.ip), clock)))
      throw new SignInRefused('TOO_MANY_INVALID_LOGIN_ATTEMPTS');
    const { playerId } = await codes.prove(site, attempt, code);
    const player = await players.find(database.query, playerId);
    if (!player || !site.serves(player.country))
      throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
    await deps.beforeSession(playerId);
    const { opened, address } = await database.transaction(async (tx) => {
      const sentTo = await codes.useUp(tx, attempt);
      if (sentTo === null) throw new SignInRefused('AUTHENTICATION_REQUIRED');
      const session = await tokens.open(tx, caller, { playerId, flow: 'Sms', from });
      await assertSignsInWith(tx, site, { playerId, address: sentTo });
      return { opened: session, address: sentTo };
    });
    await rememberSignIn(database, signInOriginOf(caller, address), clock);
    wakeRelay();
    return tokens.sign(caller, opened);
  };

export type CustomSignIn = ReturnType<typeof createCustomSignIn>;

const signInOriginOf = ({ site, ip }: Caller, account: string): SignInOrigin => ({
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
  const { isAddress: isKnown } = await knownAt(database, signInOriginOf(caller, address), clock);
  const budgets = sendingBudgets(caller.site.brand, address, { ip: caller.ip, isKnown });
  if (!(await isWithin(database, budgets, clock))) throw tooManyRequests(WINDOW_SECONDS);
}

/**
 * The player may have changed the address since the code was requested. Call it with the player locked.
 * @throws SignInRefused
 */
async function assertSignsInWith(
  tx: Transaction,
  { brand }: Site,
  { playerId, address }: { readonly playerId: PlayerId; readonly address: string },
): Promise<void> {
  const to = addresseeOf(address);
  const account = to && (await accountOf(tx, brand, to));
  if (account?.playerId !== playerId) throw new SignInRefused('AUTHENTICATION_REQUIRED');
}

/** AMB-07: the country of the player decides, not the country of the page. */
const signsInByCode = ({ country, isOpen }: Account, site: Site): boolean =>
  isOpen && site.inCountry(country).settings.loginFlow === 'Sms';
