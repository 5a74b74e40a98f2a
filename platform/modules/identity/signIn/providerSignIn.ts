import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Transaction } from '../../../plumbing/database/database.ts';
import type { Site } from '../../../plumbing/sites/index.ts';
import { isWithin } from '../attempts.ts';
import type { PlayerRecord } from '../player/record.ts';
import { findPlayer } from '../players.ts';
import { admitted, type Caller, type CustomSignInParts } from './admission.ts';
import { beginningBudget } from './limits.ts';
import { providerLoginStore, returnPath, type LoginKey, type ProviderAccount } from './providerLogins.ts';
import type { LoginNotice, ProviderLoginPort } from './providerPort.ts';
import { notOfferedHere, SignInRefused, tooSoon, WAIT_SECONDS } from './refusals.ts';
import type { SessionTokenIssuer, SessionTokens } from './sessionTokens.ts';

export interface ProviderLoginAnswer {
  readonly status: 'PENDING' | 'SUCCEEDED' | 'REFUSED' | 'ABANDONED' | 'TIMED_OUT' | 'NO_ACCOUNT';
  readonly tokens: SessionTokens | null;
}

export interface ProviderProof {
  readonly state: string;
  readonly verifier: string;
}

/** Sign-in at a payment provider, from the press on its name to the tokens. */
export interface ProviderSignIn {
  /** @throws SignInRefused, Refusal */
  beginAt(
    caller: Caller,
    provider: PaymentProvider,
    challenge: string,
  ): Promise<{ readonly url: string; readonly state: string }>;
  /** @throws SignInRefused */
  completeAt(caller: Caller, provider: PaymentProvider, proof: ProviderProof): Promise<ProviderLoginAnswer>;
  /** A callback whose signature has been verified. @throws Refusal UnknownLogin, LoginContradicted */
  settle(provider: PaymentProvider, notice: LoginNotice): Promise<void>;
  /** The adapter to the company; undefined where there is none. */
  portOf(provider: PaymentProvider): ProviderLoginPort | undefined;
  link(tx: Transaction, account: ProviderAccount, playerId: PlayerId): Promise<void>;
}

export function providerSignIn(parts: CustomSignInParts, tokens: SessionTokenIssuer): ProviderSignIn {
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

  return {
    async beginAt(caller, provider, challenge) {
      admitted(parts, caller);
      const { site, origin, locale, ip } = caller;
      const port = providers[provider];
      if (!port || !isOffered(site, provider)) throw notOfferedHere();
      if (!(await isWithin(database, beginningBudget(ip), clock))) throw tooSoon(WAIT_SECONDS);
      const state = await logins.begin({ brand: site.brand, provider }, challenge);
      const returnUrl = `${origin}/${locale}${returnPath(provider)}?state=${state}`;
      const { country } = site.market;
      const order = { brand: site.brand, reference: state, returnUrl, locale, country };
      const url = await port.begin(order).catch((error: unknown) => {
        // The player is told to try again; what is wrong with the company is for whoever runs this.
        log.error({ err: error, provider, brand: site.brand }, 'a payment provider could not be asked');
        throw error;
      });
      return { url, state };
    },

    async completeAt(caller, provider, { state, verifier }) {
      admitted(parts, caller);
      const { site } = caller;
      const key = { brand: site.brand, provider, state };
      const found = await logins.state(key, verifier);
      if (found.status !== 'SUCCEEDED') return { status: found.status, tokens: null };
      const id = await logins.playerOf({ ...key, subject: found.subject });
      const player = id && (await findPlayer(database.query, id));
      if (!player || !comesInBy(player, provider, site)) return { status: 'NO_ACCOUNT', tokens: null };
      if (!site.serves(player.country)) throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
      return { status: 'SUCCEEDED', tokens: await openFor(caller, key, player) };
    },

    settle: logins.settle,
    portOf: (provider) => providers[provider],
    link: logins.link,
  };
}

const isOffered = (site: Site, provider: PaymentProvider): boolean =>
  site.settings.paymentLogins.includes(provider);

/** AMB-07: the player's own country decides, not the one of the page. */
const comesInBy = ({ country, status }: PlayerRecord, provider: PaymentProvider, site: Site): boolean =>
  status.status === 'Active' && isOffered(site.inCountry(country), provider);
