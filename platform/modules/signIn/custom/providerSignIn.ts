import { bankOf } from '@foyer/contract/registration/methods.ts';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { Site } from '../../../sites/index.ts';
import { measuredSignIn } from '../measurements.ts';
import { isWithin, WINDOW_SECONDS } from '../attempts.ts';
import { tooManyRequests } from '../../../infra/refusal.ts';
import type { Account } from '../ports.ts';
import { admitted, type Caller, type CustomSignInDeps } from './admission.ts';
import { beginningBudget } from './limits.ts';
import { providerLoginStore, returnPath, type LoginKey, type ProviderLoginStore } from './providerLogins.ts';
import { notOfferedHere, SignInRefused } from './refusals.ts';
import type { SessionTokenIssuer, SessionTokens } from './sessionTokens.ts';
import type { LoginPurpose } from '../tables.ts';

export interface ProviderLoginResponse {
  readonly status:
    | 'PENDING'
    | 'SUCCEEDED'
    | 'REFUSED'
    | 'ABANDONED'
    | 'TIMED_OUT'
    | 'NO_ACCOUNT'
    | 'OTHER_COUNTRY';
  readonly tokens: SessionTokens | null;
  /** Personal data of a person who registers and has no account yet; otherwise null. */
  readonly newcomer: VerifiedPerson | null;
}

export interface LoginBegun {
  readonly url: string;
  readonly state: string;
}

export interface ProviderProof {
  readonly state: string;
  readonly verifier: string;
}

/** Sign-in with a payment provider, from choosing the provider to receiving tokens. */
export function providerSignIn(deps: CustomSignInDeps, tokens: SessionTokenIssuer) {
  const { database, clock, providers, players, newcomerIn, wakeRelay } = deps;
  const logins = providerLoginStore(database, clock);

  const openFor = async (caller: Caller, key: LoginKey, player: Account): Promise<SessionTokens> => {
    const from = admitted(deps, caller);
    await deps.beforeSession(player.id);
    const opened = await database.transaction(async (tx) => {
      if (!(await logins.complete(tx, key))) throw new SignInRefused('AUTHENTICATION_REQUIRED');
      return tokens.open(tx, caller, { playerId: player.id, flow: key.provider, from });
    });
    wakeRelay();
    return tokens.sign(caller, opened);
  };

  const begin = (caller: Caller, request: LoginRequest) => beginLogin(deps, logins, caller, request);

  const completeAt = async (
    caller: Caller,
    provider: PaymentProvider,
    { state, verifier }: ProviderProof,
  ): Promise<ProviderLoginResponse> => {
    admitted(deps, caller);
    const { site } = caller;
    const key = { brand: site.brand, provider, state };
    const found = await logins.state(key, verifier);
    const notSignedIn = { tokens: null, newcomer: null };
    if (found.status !== 'SUCCEEDED') return { status: found.status, ...notSignedIn };
    const id = await logins.playerOf({ ...key, subject: found.subject });
    const player = id && (await players.find(database.query, id));
    if (!player && found.purpose === 'signUp') return { ...notSignedIn, ...newcomerIn(found.person, site) };
    if (!player || !signsInBy(player, provider, site)) return { status: 'NO_ACCOUNT', ...notSignedIn };
    if (!site.serves(player.country)) throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
    return { status: 'SUCCEEDED', tokens: await openFor(caller, key, player), newcomer: null };
  };

  return {
    /** @throws SignInRefused, Refusal */
    beginAt: (caller: Caller, provider: PaymentProvider, challenge: string) =>
      begin(caller, { provider, challenge, purpose: 'signIn', returnTo: returnPath(provider) }),
    /**
     * REG-01: starts a registration with the provider that the country's registration method names.
     * @throws SignInRefused, Refusal
     */
    async beginRegistration(caller: Caller, challenge: string): Promise<LoginBegun> {
      const provider = bankOf(caller.site.settings);
      if (!provider) throw notOfferedHere();
      return begin(caller, { provider, challenge, purpose: 'signUp', returnTo: '/register/' });
    },

    /** @throws SignInRefused */
    completeAt(
      caller: Caller,
      provider: PaymentProvider,
      proof: ProviderProof,
    ): Promise<ProviderLoginResponse> {
      const measured = { brand: caller.site.brand, method: 'provider' } as const;
      return measuredSignIn(measured, outcomeOf, () => completeAt(caller, provider, proof));
    },

    settle: logins.settle,
    /** The adapter of the provider; undefined if none is configured. */
    portOf: (provider: PaymentProvider) => providers[provider],
    link: logins.link,
  };
}

/** A login that the provider has not decided yet, and a registration, are no attempts to sign in. */
const outcomeOf = ({ status, tokens, newcomer }: ProviderLoginResponse): string | null => {
  if (tokens !== null) return 'success';
  return newcomer !== null || status === 'PENDING' ? null : status;
};

interface LoginRequest {
  readonly provider: PaymentProvider;
  readonly challenge: string;
  readonly purpose: LoginPurpose;
  /** Path without the locale prefix. */
  readonly returnTo: string;
}

async function beginLogin(
  deps: CustomSignInDeps,
  logins: ProviderLoginStore,
  caller: Caller,
  { provider, challenge, purpose, returnTo }: LoginRequest,
): Promise<LoginBegun> {
  const { database, clock, log, providers } = deps;
  admitted(deps, caller);
  const { site, origin, locale, ip } = caller;
  const port = providers[provider];
  if (!port || !isOffered(site, provider)) throw notOfferedHere();
  if (!(await isWithin(database, beginningBudget(ip), clock))) throw tooManyRequests(WINDOW_SECONDS);
  const state = await logins.begin({ brand: site.brand, provider }, challenge, purpose);
  const order = {
    brand: site.brand,
    reference: state,
    returnUrl: `${origin}/${locale}${returnTo}?state=${state}`,
    locale,
    country: site.market.country,
    wantsPerson: purpose === 'signUp',
  };
  const url = await port.begin(order).catch((error: unknown) => {
    // The player only sees a request to try again; the cause is logged for the operator.
    log.error({ err: error, provider, brand: site.brand }, 'a payment provider could not be asked');
    throw error;
  });
  return { url, state };
}

const isOffered = (site: Site, provider: PaymentProvider): boolean =>
  site.settings.paymentLogins.includes(provider);

/** AMB-07: the country of the player decides, not the country of the page. */
const signsInBy = ({ country, status }: Account, provider: PaymentProvider, site: Site): boolean =>
  status.status === 'Active' && isOffered(site.inCountry(country), provider);
