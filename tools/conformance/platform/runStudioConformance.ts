import { chromium } from 'playwright-core';
import type { Currency } from '@foyer/domain/currency.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../browser/chromium.ts';
import type { Verdict } from '../runConformance.ts';
import { GameFrame } from './frame.ts';
import { playPlatform, type PlayedPlatform } from './playedPlatform.ts';
import { RULES, type Launch } from './rules.ts';

/** The studio to test. It must send its wallet calls to `http://localhost:<port>`. */
export interface StudioTarget {
  readonly port: number;
  readonly studio: string;
  readonly key: string;
  /** Address of the game with `{token}` and `{lobby}`, and if need be `{currency}`. */
  readonly launch: string;
  readonly game: string;
  readonly currency: Currency;
  /** CSS selectors of what is pressed, one after another, to begin a round. */
  readonly presses: readonly string[];
  /** How late a late answer is: more than the studio waits for one. */
  readonly lateMs: number;
  /** How long the game may take for anything that a rule waits for: more than `lateMs`. */
  readonly patienceMs: number;
  /** Only the rules whose name matches. */
  readonly only?: RegExp;
}

/** Rules at a time: a game that draws takes most of a processor. */
const AT_A_TIME = 4;

/** Plays the platform against a studio, in a real browser, and reports each rule. */
export async function runStudioConformance(
  target: StudioTarget,
  platform?: PlayedPlatform,
): Promise<readonly Verdict[]> {
  const found = await findChromium();
  if (!found) throw new Error('no Chromium or Chrome found: run `npm run browser`, or set CHROME_PATH');
  const { executablePath, env } = found;
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS],
    env: { ...process.env, ...env },
  });
  const played = platform ?? (await playPlatform(target));
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const queue = Object.entries(RULES).filter(([rule]) => target.only?.test(rule) ?? true);
    const verdicts = new Map<string, Verdict>();
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [rule, check] = next;
        const frames: GameFrame[] = [];
        const launch: Launch = async ({ faults = [], hasOpenRound = false, lobby = played.url } = {}) => {
          const session = played.open({ hasOpenRound });
          session.faults = [...faults];
          const frame = await GameFrame.open(context, {
            lobby: played.url,
            frame: addressOf(target, { token: session.token, lobby }),
            presses: target.presses,
            patienceMs: target.patienceMs,
          });
          frames.push(frame);
          return { session, frame };
        };
        const cause = await check(launch).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        verdicts.set(rule, { rule, outcome: cause === null ? 'passed' : 'failed', cause });
        await Promise.all(frames.map((frame) => frame.close()));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
    return [
      ...Object.keys(RULES).flatMap((rule) => verdicts.get(rule) ?? []),
      ...[...new Set(played.strays)].map((stray): Verdict => ({
        rule: 'sends no call outside of a session',
        outcome: 'failed',
        cause: stray,
      })),
    ];
  } finally {
    await browser.close();
    if (!platform) played.stop();
  }
}

const addressOf = (
  { launch, currency }: StudioTarget,
  { token, lobby }: { readonly token: string; readonly lobby: string },
): string =>
  launch
    .replaceAll('{token}', encodeURIComponent(token))
    .replaceAll('{lobby}', encodeURIComponent(lobby))
    .replaceAll('{currency}', currency);
