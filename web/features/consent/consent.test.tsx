import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { isCovered } from './moveAside.ts';

const texts = textStore('en', {
  'consent.title': ['Cookies'],
  'consent.alwaysOn': ['Always on'],
  'consent.reject': ['Reject'],
  'consent.accept': ['Accept'],
});
const settings = { analyticsScripts: [], experiments: [], features: [], loginFlow: 'Keycloak' };
const prompt = renderToStaticMarkup(
  <AppProvider app={{ locale: 'en', texts, settings } as unknown as App}>
    <ConsentPrompt />
  </AppProvider>,
);

test('the reject and accept buttons look alike, and only categories that the site uses have a switch', () => {
  const classOf = (name: string) => new RegExp(`<button[^>]*class="([^"]*)"[^>]*>${name}`).exec(prompt)?.[1];
  expect(classOf('Reject')).toBeDefined();
  expect(classOf('Reject')).toBe(classOf('Accept'));
  const switches = [...prompt.matchAll(/<input[^>]*role="switch"[^>]*>/g)].map(([html]) => html);
  expect(switches.map((html) => /value="([^"]+)"/.exec(html)?.[1])).toEqual(['preferences', 'marketing']);
  expect(prompt).toContain('Always on');
});

test('the cookie prompt is a region named by its heading', () => {
  const [, id] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(prompt) ?? [];
  expect(prompt).toContain(`<h2 class="fy-sr" id="${id}">Cookies`);
});

test('boxes cover each other when they overlap, not when they only touch', () => {
  const cover = { left: 0, right: 100, top: 400, bottom: 600 };
  expect(isCovered({ left: 90, right: 200, top: 590, bottom: 700 }, cover)).toBe(true);
  expect(isCovered({ left: 100, right: 200, top: 400, bottom: 500 }, cover)).toBe(false);
  expect(isCovered({ left: 0, right: 100, top: 300, bottom: 400 }, cover)).toBe(false);
});
