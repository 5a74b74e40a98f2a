import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { WIDGET_FRAME_PATH } from '@foyer/contract/gamification/widget.ts';
import type { Config } from '../../infra/config.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { hostedSite } from '../http/access.ts';
import { brandBase } from './brandFiles.ts';
import { WIDGET_BUNDLE } from '../../providers/gamification/index.ts';

/**
 * The page in which the gamification provider's widgets run. Its sandbox gives their code no access to our storage,
 * cookies or pages. It exchanges messages with the lobby (contract/gamification/widget.ts).
 */
export function serveWidgetFrame(
  app: FastifyInstance,
  { gamification }: Pick<Config, 'gamification'>,
  sites: Pick<Sites, 'byHost' | 'publicOrigin'>,
): void {
  if (!gamification) return;
  const { widgetOrigin } = gamification;
  app.get(WIDGET_FRAME_PATH, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const site = hostedSite(sites, request.host);
    const lobby = sites.publicOrigin(site, request);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': [
          "default-src 'none'",
          `script-src 'nonce-${nonce}'`,
          "style-src 'unsafe-inline'",
          `font-src ${lobby}`,
          `img-src ${widgetOrigin} data:`,
          `connect-src ${widgetOrigin}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          'sandbox allow-scripts',
        ].join('; '),
      })
      .send(pageOf({ nonce, lobby, bundle: widgetOrigin + WIDGET_BUNDLE.path, faces: fontFaces(site) }));
  });
}

/** The brand's fonts, whose names the lobby passes with the theme. A theme's font is fetched when it is used. */
const fontFaces = (site: Site): string =>
  site.themes
    .flatMap(({ fonts }) => (fonts.display ? [fonts.text, fonts.display] : [fonts.text]))
    .map(
      ({ family, file, weightRange }) =>
        `@font-face{font-family:"${family}";src:url("${brandBase(site)}/${file}") format("woff2");font-weight:${weightRange};font-display:swap}`,
    )
    .join('');

type Frame = Readonly<Record<'nonce' | 'lobby' | 'bundle' | 'faces', string>>;

const pageOf = ({ nonce, lobby, bundle, faces }: Frame): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Widget</title><style>${faces}html,body{margin:0;overflow:hidden}</style></head><body><main id="widget"></main><script nonce="${nonce}">${BRIDGE}(${quoted(lobby)},${quoted(bundle)},${quoted(WIDGET_BUNDLE.global)},${quoted(nonce)})</script></body></html>`;

const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** Loads the provider's code and relays messages between it and the lobby. */
const BRIDGE = `((lobby, bundle, global, nonce) => {
  if (parent === self) return;
  const root = document.getElementById('widget');
  const tell = (gamification, more) => parent.postMessage({ gamification, ...more }, lobby);
  const onDialogButton = () => tell('dialogButton');
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== lobby || data?.gamification !== 'mount') return;
    document.documentElement.lang = data.options.locale.replace('_', '-');
    // The page shows through a fraction of a pixel below the widget.
    document.documentElement.style.background = data.options.theme['color-surface'];
    self[global].mount(root, { ...data.options, onDialogButton });
  });
  new ResizeObserver(() => tell('height', { height: Math.ceil(root.getBoundingClientRect().height) })).observe(root);
  const script = document.createElement('script');
  script.nonce = nonce;
  script.onload = () => tell(typeof self[global]?.mount === 'function' ? 'ready' : 'bundleFailed');
  script.onerror = () => tell('bundleFailed');
  script.src = bundle;
  document.head.append(script);
})`;
