import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testSites } from '../../sites/testSites.ts';
import { serveWidgetFrame } from './widgetFrame.ts';

const gamification = {
  url: 'https://api.example',
  key: 'k'.repeat(16),
  widgetOrigin: 'https://widgets.example',
};

it('the widget page has no origin, and may call the provider only', async () => {
  const app = Fastify();
  serveWidgetFrame(app, { gamification }, await testSites());
  const { headers, body } = await app.inject({ url: '/gamification/frame/', headers: { host: 'localhost' } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('connect-src https://widgets.example');
  expect(policy).toContain("frame-ancestors 'self'");
  const [, nonce] = /'nonce-([^']+)'/.exec(policy.join()) ?? [];
  expect(policy).toContain(`script-src 'nonce-${nonce}'`);
  expect(body).toContain(`<script nonce="${nonce}">`);
  expect(body).toContain('"http://localhost","https://widgets.example/widgets/bundle.js"');
  expect(policy).toContain('font-src http://localhost');
  expect(body).toMatch(/@font-face\{font-family:"[^"]+";src:url\("\/brand\//);
  await app.close();
});

it('without a provider there is no widget page', async () => {
  const app = Fastify();
  serveWidgetFrame(app, { gamification: null }, await testSites());
  expect((await app.inject('/gamification/frame/')).statusCode).toBe(404);
  await app.close();
});
