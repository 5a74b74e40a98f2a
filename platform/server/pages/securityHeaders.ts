import type { FastifyRequest } from 'fastify';
import { snippetUrl } from '@foyer/contract/chat/settings.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Config } from '../../infra/config.ts';
import { paymentProviderConfigs } from '../../providers/payments/paymentProvider.ts';

/** Browser features denied to our pages and game frames. Only the identity verification frame may use the camera. */
export const permissionsPolicy = ({ identityReview }: Pick<Config, 'identityReview'>): string =>
  `camera=(${identityReview ? `"${identityReview.frameOrigin}"` : ''}), microphone=(), geolocation=(), payment=(), usb=()`;

export type PolicyConfig = Pick<
  Config,
  | 'identityUrl'
  | 'errorReportsUrl'
  | 'graphqlOrigin'
  | 'paymentProviders'
  | 'paymentFrames'
  | 'identityReview'
  | 'sportsbook'
>;

/**
 * Only scripts with this response's nonce run, and scripts that those load (analytics and chat). Frames are limited to
 * studios, sportsbook, payment providers, identity verification, chat and silent token renewal.
 */
export function contentSecurityPolicy(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  nonce: string,
  config: PolicyConfig,
  {
    settings: { analyticsScripts, chat },
    studioOrigins,
  }: {
    readonly settings: Pick<LobbySettings, 'analyticsScripts' | 'chat'>;
    readonly studioOrigins: readonly string[];
  },
): string {
  const { identityUrl, errorReportsUrl, graphqlOrigin, identityReview, sportsbook } = config;
  const socket = `${protocol === 'https' ? 'wss' : 'ws'}://${host}`;
  const provider = identityUrl ? ` ${new URL(identityUrl).origin}` : '';
  // The exact URL, not its whole host. Semicolons and commas separate policies, so they are escaped.
  const reports = errorReportsUrl ? ` ${errorReportsUrl.replaceAll(';', '%3B').replaceAll(',', '%2C')}` : '';
  const payments = Object.values(paymentProviderConfigs(config)).map(({ frameOrigin }) => frameOrigin);
  const review = identityReview ? [identityReview.frameOrigin] : [];
  const book = sportsbook ? [new URL(sportsbook.url).origin] : [];
  const chats = chat ? [new URL(snippetUrl(chat)).origin, ...chat.origins] : [];
  const counters = analyticsScripts.map(({ url }) => new URL(url).origin);
  const graphql = graphqlOrigin ? [graphqlOrigin, graphqlOrigin.replace(/^http/, 'ws')] : [];
  const connected = [
    ...graphql,
    ...counters,
    ...analyticsScripts.flatMap(({ connectOrigins }) => connectOrigins),
    ...chats.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  ];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Style attributes only set custom properties, such as poster and panel colours, which load nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    // In older browsers 'self' does not cover the websocket scheme.
    `connect-src 'self' ${socket}${provider}${reports}${listed(connected)}`,
    `frame-src 'self'${listed([...studioOrigins, ...book, ...payments, ...review])}${provider}${listed(chats)}`,
    `form-action 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Silent token renewal runs in a same-origin frame.
    "frame-ancestors 'self'",
  ].join('; ');
}

const listed = (origins: readonly string[]): string =>
  [...new Set(origins)].map((origin) => ` ${origin}`).join('');
