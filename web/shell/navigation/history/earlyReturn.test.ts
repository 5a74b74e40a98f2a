import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceHydrated } from '../../page/earlyPress.ts';
import { EARLY_RETURN_SCRIPT, earlyReturn } from './earlyReturn.ts';

let page: EventTarget & { location: { pathname: string; search: string; href: string } };
const moveTo = (href: string) => {
  const { pathname, search } = new URL(href);
  Object.assign(page.location, { pathname, search, href });
};
const returnTo = (href: string) => {
  moveTo(href);
  page.dispatchEvent(new Event('popstate'));
};
const hasReturned = () => earlyReturn(page as unknown as Window).hasReturned;

const SERVED = 'https://a.example/en/game-list/slots/?sort=title';

beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { pathname: '', search: '', href: '' } });
  moveTo(SERVED);
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', page.location);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  runInThisContext(EARLY_RETURN_SCRIPT);
});
afterEach(() => void vi.unstubAllGlobals());

it('Back before hydration keeps the address of the document', () => {
  returnTo('https://a.example/en/game-list/slots/');
  expect(earlyReturn(page as unknown as Window)).toEqual({ href: SERVED, hasReturned: true });
});

it('Back and Forward again is no return, nor is a section of the page', () => {
  returnTo('https://a.example/en/game-list/slots/');
  returnTo(SERVED);
  expect(hasReturned()).toBe(false);
  returnTo(`${SERVED}#main`);
  expect(hasReturned()).toBe(false);
});

it('Back after hydration is left to the app', () => {
  announceHydrated();
  returnTo('https://a.example/en/game-list/slots/');
  expect(hasReturned()).toBe(false);
});
