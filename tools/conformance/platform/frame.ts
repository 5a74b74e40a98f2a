import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { SECOND } from '@foyer/domain/duration.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { Mismatch } from '../mismatch.ts';

export interface FrameMessage {
  readonly type: string;
  readonly reason?: string;
  readonly reasons?: readonly string[];
}

const POLL_MS = 50;
/** Of the first page in a browser that was just started. */
const LOADING_MS = 30 * SECOND;

interface FrameOptions {
  /** Origin of the page around the frame. */
  readonly lobby: string;
  readonly frame: string;
  readonly presses: readonly string[];
  /** How long a game may take for anything that a rule waits for. */
  readonly patienceMs: number;
}

interface Received {
  readonly origin: string;
  readonly isFrame: boolean;
  readonly data: unknown;
}

/** A game in the frame of a lobby page, in a real browser. */
export class GameFrame {
  readonly #page: Page;
  readonly #origin: string;
  readonly #options: FrameOptions;

  private constructor(page: Page, options: FrameOptions) {
    this.#page = page;
    this.#origin = new URL(options.frame).origin;
    this.#options = options;
  }

  static async open(context: BrowserContext, options: FrameOptions): Promise<GameFrame> {
    const page = await context.newPage();
    page.setDefaultTimeout(options.patienceMs);
    const address = new URL('/lobby', options.lobby);
    address.searchParams.set('frame', options.frame);
    await page.goto(address.href, { timeout: LOADING_MS });
    return new GameFrame(page, options);
  }

  /** Waits until the value is there. @throws Mismatch with what was missing */
  async waitFor<Value>(
    what: string,
    read: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
    timeoutMs = this.#options.patienceMs,
  ): Promise<Value> {
    const until = systemClock.now().getTime() + timeoutMs;
    for (;;) {
      const value = await read();
      if (value !== null && value !== undefined && value !== false) return value;
      if (systemClock.now().getTime() > until)
        throw new Mismatch(`${what} did not happen within ${timeoutMs / SECOND} seconds`);
      await setTimeout(POLL_MS);
    }
  }

  /** Messages in the form of the guide, of the frame and its origin. */
  async messages(): Promise<readonly FrameMessage[]> {
    const received: readonly Received[] = await this.#page.evaluate('window.received');
    return received.flatMap(({ origin, isFrame, data }) =>
      isFrame && origin === this.#origin && isStudioMessage(data) ? [data] : [],
    );
  }

  async message(type: string, reason?: string): Promise<FrameMessage> {
    return this.waitFor(
      `the message ${type}${reason === undefined ? '' : ` with the reason ${reason}`}`,
      async () =>
        (await this.messages()).find(
          (one) => one.type === type && (reason === undefined || one.reason === reason),
        ),
    );
  }

  /** Begins a round as a player does. */
  async press(): Promise<void> {
    for (const selector of this.#options.presses)
      await this.#page
        .frameLocator('iframe')
        .locator(selector)
        .first()
        .click()
        .catch((error: unknown) => {
          throw new Mismatch(`'${selector}' could not be pressed: ${String(error).split('\n', 1)[0]}`);
        });
  }

  /** Loads the page again with the same launch, and forgets the messages. */
  async reload(): Promise<void> {
    await this.#page.reload();
  }

  close = (): Promise<void> => this.#page.close();
}

const isStudioMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'foyer-studio' &&
  'type' in data &&
  typeof data.type === 'string';
