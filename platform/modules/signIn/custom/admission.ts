import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Log } from '../../../infra/log.ts';
import type { Sites } from '../../../sites/index.ts';
import type { SessionOrigin } from '../history/origin.ts';
import type { NewcomerIn, SignInPlayers } from '../ports.ts';
import type { SendMessage } from '../../../sites/playerMessage.ts';
import type { ProviderLoginPorts } from './providerPort.ts';
import { SignInRefused } from './refusals.ts';
import type { SessionTokenDeps, TokenContext } from './sessionTokens.ts';

export interface Caller extends TokenContext {
  readonly locale: Locale;
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

export interface CustomSignInDeps extends SessionTokenDeps {
  readonly players: SignInPlayers;
  readonly newcomerIn: NewcomerIn;
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  readonly providers: ProviderLoginPorts;
  readonly originOf: (headers: IncomingHttpHeaders) => SessionOrigin;
  /** Whether the IP address belongs to an anonymous proxy or a Tor node. */
  isUnsafe(ip: string): boolean;
}

/** @throws SignInRefused for an anonymising IP address or a country that the site may not serve */
export function admitted(
  { isUnsafe, originOf }: Pick<CustomSignInDeps, 'isUnsafe' | 'originOf'>,
  { site, ip, headers }: Pick<Caller, 'site' | 'ip' | 'headers'>,
): SessionOrigin {
  if (isUnsafe(ip)) throw new SignInRefused('LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION');
  const from = originOf(headers);
  if (from.country !== null && !site.serves(from.country))
    throw new SignInRefused('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY');
  return from;
}
