import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { ExternalScripts } from '../http/externalScript.ts';

const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 500;
/** Timeout per try. Four tries take about as long as a visitor will watch the loading panel. */
const TRY_LIMIT_MS = 5 * SECOND;

/** Element id by which the vendor's script finds itself. */
const SNIPPET_ID = 'ze-snippet';

export class ChatLoadError extends Error {
  override readonly name = 'ChatLoadError';

  constructor() {
    super('Livechat failed to load after maximum retries');
  }
}

/** The global function that the vendor's script defines: `zE('messenger', 'open')`. */
export type Commands = (kind: string, command: string, ...values: readonly unknown[]) => unknown;

export interface LoadChatDeps {
  readonly url: string;
  readonly scripts: ExternalScripts;
  readonly clock: Clock;
  /** The object on which the script defines its function, normally `window`. */
  readonly page: object;
}

/**
 * CHAT-03, CHAT-05: loads the vendor's snippet and returns its command function.
 * @throws ChatLoadError after all tries
 */
export async function loadChat({ url, scripts, clock, page }: LoadChatDeps): Promise<Commands> {
  for (let retries = 0; ; retries += 1) {
    await scripts.load(url, { id: SNIPPET_ID, limitMs: TRY_LIMIT_MS }).catch(() => {});
    const commands: unknown = Reflect.get(page, 'zE');
    if (isCommands(commands)) return commands;
    if (retries === MAX_RETRIES) break;
    await new Promise<void>((resolve) => clock.after(RETRY_DELAY_MS, resolve));
  }
  // The script loaded without defining its function; unless it is removed, it counts as loaded for ever.
  scripts.remove(url);
  throw new ChatLoadError();
}

const isCommands = (value: unknown): value is Commands => typeof value === 'function';
