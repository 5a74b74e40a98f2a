import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testSites } from '../../../sites/testSites.ts';
import { serveBrandFiles } from '../brandFiles.ts';
import { serveManifest } from './manifest.ts';

it('each brand has a web app manifest with icons that it serves', async () => {
  const app = Fastify();
  const sites = await testSites();
  serveManifest(app, sites);
  await serveBrandFiles(app, sites);
  for (const { brand, settings } of sites.brands) {
    const host = `${brand}.localhost`;
    const { headers, body } = await app.inject({ url: '/manifest.webmanifest', headers: { host } });
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest: { name: string; icons: { src: string; type: string }[] } = JSON.parse(body);
    expect(manifest).toMatchObject({ name: settings.title, start_url: '/', display: 'standalone' });
    for (const { src, type } of manifest.icons) {
      const icon = await app.inject({ url: src, headers: { host } });
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, type]);
    }
  }
  await app.close();
});
