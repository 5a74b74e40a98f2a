import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { noteAwake } from './awake.ts';
import { openBrowser } from './browser.ts';
import { watch, type Watch } from './watch.ts';

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
} as const;
export type PlayerName = keyof typeof PLAYERS;
export const PASSWORD = 'foyer-demo-1';

/** One person at one browser, whose errors are watched: `watch.problems` must be empty at the end. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: Watch;
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

export interface World {
  visit(brand: string, options?: VisitOptions): Promise<Visitor>;
  /**
   * A visitor to the player's own brand, signed in and in the lobby. Who has been there before in this world comes
   * back with the same session, as a further tab would, for as long as it lives.
   */
  arrive(player: PlayerName, options?: { screen?: { width: number; height: number } }): Promise<Visitor>;
  end(): Promise<void>;
}

export async function openWorld(port: number): Promise<World> {
  const browser = await openBrowser();
  const cookiesOf = new Map<PlayerName, Cookie[]>();
  const world: World = {
    async visit(brand, { screen = DESKTOP, isUnasked = false, isWithoutScript = false } = {}) {
      const context = await browser.newContext({
        viewport: screen,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        javaScriptEnabled: !isWithoutScript,
        ...(!isUnasked && { storageState: refusal(`http://${brand}.localhost:${port}`) }),
      });
      await noteAwake(context);
      const page = await context.newPage();
      const address = (path: string) => `http://${brand}.localhost:${port}${path}`;
      const found = Object.values(PLAYERS).find((player) => player.brand === brand);
      return {
        page,
        context,
        watch: watch(context),
        address,
        signIn: () => signIn(page, address('/en/'), found?.email ?? ''),
        fetch: (path, init) => page.evaluate(fetchText, { path, init }),
        leave: () => context.close(),
      };
    },
    async arrive(player, options) {
      const visitor = await world.visit(PLAYERS[player].brand, options);
      const kept = cookiesOf.get(player);
      if (!kept || !(await isKnownBy(visitor, kept))) await visitor.signIn();
      cookiesOf.set(player, await visitor.context.cookies());
      return visitor;
    },
    end: () => browser.close(),
  };
  return world;
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

/** Whether the session of an earlier visit still opens the lobby; if not, nothing of it is left. */
async function isKnownBy({ page, context, address }: Visitor, cookies: Cookie[]): Promise<boolean> {
  await context.addCookies(cookies);
  await page.goto(address('/en/'));
  const isIn = await page.locator('.fy-balance').first().isVisible();
  if (!isIn) await context.clearCookies();
  return isIn;
}

const LANDING_PAGE = /\/[a-z]{2}(_[A-Z]{2})?\/$/;

/** By the button and the form, as a person does; whatever the brand's language. */
async function signIn(page: Page, lobby: string, email: string): Promise<void> {
  await page.goto(lobby);
  await page.locator('.fy-signin__methods button').first().click();
  await page.waitForURL(/\/protocol\/openid-connect\/auth/);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(LANDING_PAGE);
  await page.locator('.fy-balance').first().waitFor();
}
