import { startStudio, type StudioSettings } from '../server.ts';
import { balance, KEY, startTestWallet, type WalletResponse } from './testWallet.ts';

export interface TestSession {
  readonly sessionId: string;
  readonly game: string;
  readonly openRound: unknown;
  readonly rules?: object;
  readonly freeRounds?: readonly { readonly id: string; readonly stake: string; readonly left: number }[];
  /** Defaults to `anna`. */
  readonly playerId?: string;
}

export type TestStudio = Awaited<ReturnType<typeof startTestStudio>>;

/** For tests: a studio with a scripted wallet and a clock that the test controls. */
export async function startTestStudio(
  session: () => TestSession,
  { random, seeds, journalFolder }: Pick<StudioSettings, 'random' | 'seeds' | 'journalFolder'> = {},
) {
  const wallet = await startTestWallet();
  wallet.usual = (path) => (path.endsWith('authenticate') ? authenticated(session()) : balance('99.00'));
  const time = { clock: Date.now() };
  const studio = await startStudio({
    port: 0,
    platformUrl: wallet.url,
    ...KEY,
    ...(random && { random }),
    ...(seeds && { seeds }),
    ...(journalFolder !== undefined && { journalFolder }),
    now: () => time.clock,
    pause: () => Promise.resolve(),
    log: () => {},
  });
  return {
    url: studio.url,
    wallet,
    time,
    /** Sends a request as the game's page does, with the key of its session if it has one. */
    async ask(path: string, body: unknown, key = '') {
      const response = await fetch(`${studio.url}/games/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    async stop() {
      await studio.stop();
      await wallet.stop();
    },
  };
}

const authenticated = (session: TestSession): WalletResponse => ({
  status: 200,
  body: {
    playerId: 'anna',
    ...session,
    currency: 'EUR',
    balance: '100.00',
    bonusBalance: '0.00',
    locale: 'en',
  },
});
