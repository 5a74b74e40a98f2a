import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATH } from '@foyer/contract/content/page.ts';
import type { Sites } from '../../../sites/index.ts';
import { hostedSite } from '../../http/access.ts';
import { brandBase } from '../brandFiles.ts';

/** Serves the web app manifest of the host's brand, with which players install the lobby on their home screen. */
export function serveManifest(app: FastifyInstance, sites: Pick<Sites, 'byHost'>): void {
  app.get(MANIFEST_PATH, async (request, reply) => {
    const site = hostedSite(sites, request.host);
    const { settings, theme } = site;
    const base = brandBase(site);
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: '/',
          name: settings.title,
          short_name: settings.label,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          theme_color: theme.colours.header,
          background_color: theme.colours.page,
          icons: [
            { src: `${base}/${theme.logo.url}`, sizes: 'any', type: 'image/svg+xml' },
            { src: `${base}/${theme.appleTouchIcon}`, sizes: '180x180', type: 'image/png' },
          ],
        }),
      );
  });
}
