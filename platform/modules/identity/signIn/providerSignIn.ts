import { bankOf } from '@foyer/contract/registration/methods.ts';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { isWithin } from '../attempts.ts';
import type { PlayerRecord } from '../player/record.ts';
import { findPlayer } from '../players.ts';
import { admitted, type Caller, type CustomSignInDeps } from './admission.ts';
import { beginningBudget } from './limits.ts';
import { newcomerIn } from './newcomer.ts';
import { providerLoginStore, returnPath, type LoginKey, type ProviderAccount } from './providerLogins.ts';
import type { LoginNotice, ProviderLoginPort } from './providerPort.ts';
import { notOfferedHere, SignInRefused, tooSoon, WAIT_SECONDS } from './refusals.ts';
import type { SessionTokenIssuer, SessionTokens } from './sessionTokens.ts';
import type { LoginPurpose } from './tables.ts';

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
  /** Who has no account yet and began to open one. */
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

/** Sign-in at a payment provider, from the press on its name to the tokens. */
export interface ProviderSignIn {
  /** @throws SignInRefused, Refusal */
  beginAt(caller: Caller, provider: PaymentProvider, challenge: string): Promise<LoginBegun>;
  /** REG-01: at the provider that the country's method names. @throws SignInRefused, Refusal */
  beginRegistration(caller: Caller, challenge: string): Promise<LoginBegun>;
  /** @throws SignInRefused */
  completeAt(caller: Caller, provider: PaymentProvider, proof: ProviderProof): Promise<ProviderLoginResponse>;
  /** A callback whose signature has been verified. @throws Refusal UnknownLogin, LoginContradicted */
  settle(provider: PaymentProvider, notice: LoginNotice): Promise<void>;
  /** The adapter to the company; undefined where there is none. */
  portOf(provider: PaymentProvider): ProviderLoginPort | undefined;
  link(tx: Transaction, account: ProviderAccount, playerId: PlayerId): Promise<void>;
}

export function providerSignIn(parts: CustomSignInDeps, tokens: SessionTokenIssuer): ProviderSignIn {
  const { database, clock, log, providers, wakeRelay } = parts;
  const logins = providerLoginStore(database, clock);

  const openFor = async (caller: Caller, key: LoginKey, player: PlayerRecord): Promise<SessionTokens> => {
    const from = admitted(parts, caller);
    const opened = await database.transaction(async (tx) => {
      if (!(await logins.complete(tx, key))) throw new SignInRefused('AUTHENTICATION_REQUIRED');
      return tokens.open(tx, caller, { playerId: player.id, flow: key.provider, from });
    });
    wakeRelay();
    return tokens.sign(caller, opened);
  };

  const begin = async (caller: Caller, wanted: Wanted): Promise<LoginBegun> => {
    admitted(parts, caller);
    const { site, origin, locale, ip } = caller;
    const { provider, challenge, purpose, returnTo } = wanted;
    const port = providers[provider];
    if (!port || !isOffered(site, provider)) throw notOfferedHere();
    if (!(await isWithin(database, beginningBudget(ip), clock))) throw tooSoon(WAIT_SECONDS);
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
      // The player is told to try again; what is wrong with the company is for whoever runs this.
      log.error({ err: error, provider, brand: site.brand }, 'a payment provider could not be asked');
      throw error;
    });
    return { url, state };
  };

  return {
    beginAt: (caller, provider, challenge) =>
      begin(caller, { provider, challenge, purpose: 'signIn', returnTo: returnPath(provider) }),
    async beginRegistration(caller, challenge) {
      const provider = bankOf(caller.site.settings);
      if (!provider) throw notOfferedHere();
      return begin(caller, { provider, challenge, purpose: 'signUp', returnTo: '/register/' });
    },

    async completeAt(caller, provider, { state, verifier }) {
      admitted(parts, caller);
      const { site } = caller;
      const key = { brand: site.brand, provider, state };
      const found = await logins.state(key, verifier);
      const nobody = { tokens: null, newcomer: null };
      if (found.status !== 'SUCCEEDED') return { status: found.status, ...nobody };
      const id = await logins.playerOf({ ...key, subject: found.subject });
      const player = id && (await findPlayer(database.query, id));
      if (!player && found.purpose === 'signUp') return { ...nobody, ...newcomerIn(found.person, site) };
      if (!player || !comesInBy(player, provider, site)) return { status: 'NO_ACCOUNT', ...nobody };
      if (!site.serves(player.country)) throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
      return { status: 'SUCCEEDED', tokens: await openFor(caller, key, player), newcomer: null };
    },

    settle: logins.settle,
    portOf: (provider) => providers[provider],
    link: logins.link,
  };
}

interface Wanted {
  readonly provider: PaymentProvider;
  readonly challenge: string;
  readonly purpose: LoginPurpose;
  /** Below the locale. */
  readonly returnTo: string;
}

const isOffered = (site: Site, provider: PaymentProvider): boolean =>
  site.settings.paymentLogins.includes(provider);

/** AMB-07: the player's own country decides, not the one of the page. */
const comesInBy = ({ country, status }: PlayerRecord, provider: PaymentProvider, site: Site): boolean =>
  status.status === 'Active' && isOffered(site.inCountry(country), provider);
