import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { MINUTE } from '@foyer/domain/duration.ts';
import { markHydrated } from './hydration.ts';
import { openBrowser } from './browser.ts';
import { noteLastSeen } from './faults/lastSeen.ts';
import { collectPageErrors, type PageErrors } from './pageErrors.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SCREENS = { desktop: DESKTOP, phone: PHONE };

/** The people of the demo, as the README names them. */
export const PLAYERS = {
  anna: { brand: 'northlight', email: 'anna@foyer.test' },
  bo: { brand: 'baltika', email: 'bo@foyer.test' },
  chloe: { brand: 'bellemise', email: 'chloe@foyer.test' },
  diego: { brand: 'sol', email: 'diego@foyer.test' },
  finn: { brand: 'tivoli', email: 'finn@foyer.test' },
  gustav: { brand: 'northlight', email: 'gustav@foyer.test' },
  petra: { brand: 'northlight', email: 'petra@foyer.test' },
  tove: { brand: 'northlight', email: 'tove@foyer.test' },
  siiri: { brand: 'northlight', email: 'siiri@foyer.test' },
  kenji: { brand: 'tivoli', email: 'kenji@foyer.test' },
} as const;
export type PlayerName = keyof typeof PLAYERS;
export const PASSWORD = 'foyer-demo-1';

/** One person at one browser, whose errors are watched: `watch.problems` must be empty at the end. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: PageErrors;
  /** `/en/games/` on the brand's host. */
  address(path: string): string;
  signIn(): Promise<void>;
  /** A request of the page's own, with its cookies: Node.js need not know where `*.localhost` is. */
  fetch(path: string, init?: RequestInit): Promise<{ status: number; text: string }>;
  leave(): Promise<void>;
}

export interface VisitOptions {
  readonly screen?: { width: number; height: number };
  /** Nobody answered the banner here yet. Other visitors have refused all that can be. */
  readonly isUnasked?: boolean;
  /** JavaScript is switched off. */
  readonly isWithoutScript?: boolean;
}

export interface ArriveOptions extends Pick<VisitOptions, 'screen'> {
  /** Where to: a page that is players' alone, such as `/en/profile/limits/`; the lobby when left out. */
  readonly at?: string;
}

export interface World {
  visit(brand: string, options?: VisitOptions): Promise<Visitor>;
  /**
   * A visitor to the player's own brand, signed in and at a page of the house. Who has been there a moment ago comes
   * back with the same session, as a further tab would, for as long as it lives.
   */
  arrive(player: PlayerName, options?: ArriveOptions): Promise<Visitor>;
  end(): Promise<void>;
}

export async function openWorld(port: number): Promise<World> {
  const browser = await openBrowser();
  const contexts = new Set<BrowserContext>();
  const world: World = {
    async visit(brand, { screen = DESKTOP, isUnasked = false, isWithoutScript = false } = {}) {
      const context = await browser.newContext({
        viewport: screen,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        javaScriptEnabled: !isWithoutScript,
        ...(!isUnasked && { storageState: refusal(`http://${brand}.localhost:${port}`) }),
      });
      contexts.add(context);
      await markHydrated(context);
      const page = await context.newPage();
      const address = (path: string) => `http://${brand}.localhost:${port}${path}`;
      const found = Object.values(PLAYERS).find((player) => player.brand === brand);
      return {
        page,
        context,
        watch: collectPageErrors(context),
        address,
        signIn: () => signIn(page, address('/en/'), found?.email ?? ''),
        fetch: (path, init) => page.evaluate(fetchText, { path, init }),
        async leave() {
          contexts.delete(context);
          await noteLastSeen(context);
          await context.close();
        },
      };
    },
    async arrive(player, { screen, at = '/en/' } = {}) {
      const { brand, email } = PLAYERS[player];
      const known = `${port} ${player}`;
      const back = await comeBack(() => world.visit(brand, { screen }), known, at);
      if (back) return back;
      const visitor = await world.visit(brand, { screen });
      await signIn(visitor.page, visitor.address(at), email);
      sessions.set(known, { cookies: await visitor.context.cookies(), since: performance.now() });
      return visitor;
    },
    async end() {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
  return world;
}

interface Session {
  readonly cookies: Cookie[];
  /** By `performance.now()`. */
  readonly since: number;
}

/** Of the players who have signed in at a running product, by its port and their name. */
const sessions = new Map<string, Session>();
/** Half of what an access token lives, so that none is renewed in the middle of a journey that is about something else. */
const YOUNG_MS = 5 * MINUTE;

/** Null when the session of an earlier visit is not young, or no longer opens the page. */
async function comeBack(visit: () => Promise<Visitor>, known: string, at: string): Promise<Visitor | null> {
  const session = sessions.get(known);
  sessions.delete(known);
  if (!session || performance.now() - session.since > YOUNG_MS) return null;
  const visitor = await visit();
  await visitor.context.addCookies(session.cookies);
  await visitor.page.goto(visitor.address(at));
  if (await visitor.page.locator('.fy-balance').first().isVisible()) {
    sessions.set(known, session);
    return visitor;
  }
  await visitor.leave();
  return null;
}

/** The banner's own record of a visitor who kept to what is necessary. */
const refusal = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: 'consentBanner', value: '{"by":"hand","accepted":[1],"knewSignal":false}' }],
    },
  ],
});

async function fetchText({
  path,
  init,
}: {
  path: string;
  init?: RequestInit;
}): Promise<{ status: number; text: string }> {
  const answer = await fetch(path, init);
  return { status: answer.status, text: await answer.text() };
}

const LOBBY = /^\/[a-z]{2}(_[A-Z]{2})?\/$/;

/** By the button and the form, as a person does, whatever the brand's language, from the page that is wanted and back. */
async function signIn(page: Page, wanted: string, email: string): Promise<void> {
  await page.goto(wanted);
  await page.locator('.fy-signin__methods button').first().click();
  await page.waitForURL(/\/protocol\/openid-connect\/auth/);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  // A brand that does not speak the lobby's language that was asked for leads to its own.
  await page.waitForURL(({ pathname }) => pathname === new URL(wanted).pathname || LOBBY.test(pathname));
  await page.locator('.fy-balance').first().waitFor();
}
