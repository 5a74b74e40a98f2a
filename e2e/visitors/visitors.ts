import { expect, type Browser, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { MINUTE } from '@foyer/domain/duration.ts';
import { balanceIn } from '../support/balance.ts';
import { markHydrated } from '../support/hydration.ts';
import { collectPageErrors, type PageErrors } from './pageErrors.ts';
import { DESKTOP, PLAYERS, type PlayerName, type Screen } from './players.ts';
import { signIn } from './signIn.ts';
import { visibleTextOf } from './visibleText.ts';

/** A person with a browser profile of their own. */
export interface Visitor extends PageErrors {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The URL of a path such as `/en/games/` on the brand's host. */
  address(path: string): string;
  /** Signs in as the brand's demo player. */
  signIn(): Promise<void>;
  /** Sends a request from the page, with its cookies. Node.js may be unable to resolve `*.localhost`. */
  fetch(path: string, init?: RequestInit): Promise<{ status: number; text: string }>;
  /** Fails if the pages had errors. It runs for all visitors at the end of a test. */
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly screen?: Screen;
  /** Keeps the cookie banner open. By default, visitors have rejected all optional cookies. */
  readonly hasCookieBanner?: boolean;
  readonly isWithoutScript?: boolean;
  readonly isWithServiceWorker?: boolean;
}

export interface ArriveOptions extends Pick<VisitOptions, 'screen'> {
  /** The path of a page for players, such as `/en/profile/limits/`; the lobby by default. */
  readonly at?: string;
}

export type Visit = (brand: string, options?: VisitOptions) => Promise<Visitor>;
export type Arrive = (player: PlayerName, options?: ArriveOptions) => Promise<Visitor>;

export interface Visitors {
  readonly visit: Visit;
  /** Opens a page as a signed-in demo player. A recent session of an earlier test is reused. */
  readonly arrive: Arrive;
  visibleText(): Promise<string>;
  close(): Promise<void>;
}

export function createVisitors(browser: Browser, port: number): Visitors {
  const open = new Set<Visitor>();

  async function visit(brand: string, options: VisitOptions = {}): Promise<Visitor> {
    const context = await newContext(browser, `http://${brand}.localhost:${port}`, options);
    const page = await context.newPage();
    const address = (path: string) => `http://${brand}.localhost:${port}${path}`;
    const player = Object.values(PLAYERS).find((each) => each.brand === brand);
    const pageErrors = collectPageErrors(context);
    const visitor: Visitor = {
      ...pageErrors,
      page,
      context,
      address,
      signIn: () => signIn(page, address('/en/'), player?.email ?? ''),
      fetch: (path, init) => page.evaluate(fetchText, { path, init }),
      async close() {
        open.delete(visitor);
        const errors = [...pageErrors.errors];
        await context.close();
        expect(errors, `errors on the pages of ${brand}`).toEqual([]);
      },
    };
    open.add(visitor);
    return visitor;
  }

  async function arrive(player: PlayerName, { screen, at = '/en/' }: ArriveOptions = {}): Promise<Visitor> {
    const { brand, email } = PLAYERS[player];
    const key = `${port} ${player}`;
    const session = sessions.get(key);
    sessions.delete(key);
    const visitor = await visit(brand, { screen });
    const { page, context, address } = visitor;
    if (session && performance.now() - session.createdAt < MAX_AGE_MS) {
      await context.addCookies(session.cookies);
      await page.goto(address(at));
      if (await balanceIn(page).isVisible()) {
        sessions.set(key, session);
        return visitor;
      }
      await visitor.close();
      return arrive(player, { screen, at });
    }
    await signIn(page, address(at), email);
    sessions.set(key, { cookies: await context.cookies(), createdAt: performance.now() });
    return visitor;
  }

  return {
    visit,
    arrive,
    visibleText: async () =>
      (await Promise.all([...open].map(({ context }) => visibleTextOf(context)))).join('\n'),
    close: async () => {
      for (const visitor of open) await visitor.close();
    },
  };
}

async function newContext(
  browser: Browser,
  origin: string,
  {
    screen = DESKTOP,
    hasCookieBanner = false,
    isWithoutScript = false,
    isWithServiceWorker = false,
  }: VisitOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: screen,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Each worker would be fetched and installed anew for each visitor, and hide requests from `route`.
    serviceWorkers: isWithServiceWorker ? 'allow' : 'block',
    javaScriptEnabled: !isWithoutScript,
    ...(!hasCookieBanner && {
      storageState: { cookies: [], origins: [{ origin, localStorage: [REJECTED] }] },
    }),
  });
  await markHydrated(context);
  return context;
}

/** The cookie of a visitor who rejected all optional cookies. */
const REJECTED = { name: 'consentBanner', value: '{"by":"hand","accepted":[1],"knewSignal":false}' };

interface Session {
  readonly cookies: Cookie[];
  /** Time by `performance.now()`. */
  readonly createdAt: number;
}

/** Sessions by the port of the product and the name of the player. */
const sessions = new Map<string, Session>();
/** Half the lifetime of an access token, so that it is not renewed in the middle of a test. */
const MAX_AGE_MS = 5 * MINUTE;

async function fetchText({ path, init }: { path: string; init?: RequestInit }) {
  const response = await fetch(path, init);
  return { status: response.status, text: await response.text() };
}
