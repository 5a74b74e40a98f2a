import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { ExternalScripts } from '../http/externalScript.ts';

const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 500;
/** Four tries of it are as long as somebody looks at a panel that says it is coming. */
const TRY_LIMIT_MS = 5 * SECOND;

/** Where the company's script looks for itself. */
const SNIPPET_ID = 'ze-snippet';

/** CHAT-05 */
export class ChatLoadError extends Error {
  override readonly name = 'ChatLoadError';

  constructor() {
    super('Livechat failed to load after maximum retries');
  }
}

/** The one function that the company's script leaves in a page: `zE('messenger', 'open')`. */
export type Commands = (kind: string, command: string, ...values: readonly unknown[]) => unknown;

export interface LoadChatDeps {
  readonly url: string;
  readonly scripts: ExternalScripts;
  readonly clock: Clock;
  /** Where the script leaves its function. */
  readonly page: object;
}

/** CHAT-03, CHAT-05: the snippet, with its commands. @throws ChatLoadError */
export async function loadChat({ url, scripts, clock, page }: LoadChatDeps): Promise<Commands> {
  for (let retries = 0; ; retries += 1) {
    // A script that did not come may come the next time.
    await scripts.load(url, { id: SNIPPET_ID, limitMs: TRY_LIMIT_MS }).catch(() => {});
    const commands: unknown = Reflect.get(page, 'zE');
    if (isCommands(commands)) return commands;
    if (retries === MAX_RETRIES) break;
    await new Promise<void>((resolve) => clock.after(RETRY_DELAY_MS, resolve));
  }
  // One that came and brought nothing would count as there for ever.
  scripts.remove(url);
  throw new ChatLoadError();
}

const isCommands = (value: unknown): value is Commands => typeof value === 'function';
