import type { FastifyRequest } from 'fastify';
import { snippetUrl } from '@foyer/contract/chat/settings.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Config } from '../../infra/config.ts';
import { paymentProviderConfigs } from '../../infra/partners/partnerPayments.ts';

/** What no page of ours and no game in a frame is given. Who shows who he is takes a picture of himself, in that frame alone. */
export const permissionsPolicy = ({ identityReview }: Pick<Config, 'identityReview'>): string =>
  `camera=(${identityReview ? `"${identityReview.frameOrigin}"` : ''}), microphone=(), geolocation=(), payment=(), usb=()`;

export type PolicyConfig = Pick<
  Config,
  | 'studioOrigin'
  | 'identityUrl'
  | 'errorReportsUrl'
  | 'paymentProviders'
  | 'paymentFrames'
  | 'identityReview'
  | 'sportsbook'
>;

/**
 * One strict policy: only scripts with this response's nonce run, and scripts that those load, which is how the code of
 * the brand's analytics and chat companies arrives. Game art is images, games are frames of the studio's origin and the sportsbook one of its company's, players pay in
 * frames of the payment companies' and show who they are in one of the company's that looks at it; the silent renewal of
 * a token is a frame of our own (or of the provider's).
 */
export function contentSecurityPolicy(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  nonce: string,
  config: PolicyConfig,
  { analyticsScripts, chat }: Pick<LobbySettings, 'analyticsScripts' | 'chat'>,
): string {
  const { studioOrigin, identityUrl, errorReportsUrl, identityReview, sportsbook } = config;
  const socket = `${protocol === 'https' ? 'wss' : 'ws'}://${host}`;
  const provider = identityUrl ? ` ${new URL(identityUrl).origin}` : '';
  // That one address, and not its host. A policy is divided by semicolons and commas.
  const reports = errorReportsUrl ? ` ${errorReportsUrl.replaceAll(';', '%3B').replaceAll(',', '%2C')}` : '';
  const payments = Object.values(paymentProviderConfigs(config)).map(({ frameOrigin }) => frameOrigin);
  const review = identityReview ? [identityReview.frameOrigin] : [];
  const book = sportsbook ? [new URL(sportsbook.url).origin] : [];
  const chats = chat ? [new URL(snippetUrl(chat)).origin, ...chat.origins] : [];
  const counters = analyticsScripts.map(({ url }) => new URL(url).origin);
  const heard = [
    ...counters,
    ...analyticsScripts.flatMap(({ connectOrigins }) => connectOrigins),
    ...chats.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  ];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Custom properties set on an element: a poster's ground, a panel's colours. They load nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Older browsers do not take 'self' for the socket's scheme.
    `connect-src 'self' ${socket}${provider}${reports}${listed(heard)}`,
    `frame-src 'self' ${studioOrigin}${listed([...book, ...payments, ...review])}${provider}${listed(chats)}`,
    `form-action 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    // A token is renewed in a frame of our own.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Each once, behind what stands before. */
const listed = (origins: readonly string[]): string =>
  [...new Set(origins)].map((origin) => ` ${origin}`).join('');
