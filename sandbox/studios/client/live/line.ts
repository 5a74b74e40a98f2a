import { PlayRefusal, type RefusalType } from '../../play/refusal.ts';
import type { GameContext } from '../gameContext.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

export interface LineOptions<News> {
  readonly key: string;
  readonly news: (state: News) => void;
  /** Called with the reason when the server has ended the connection for good. */
  readonly fail: (error: PlayRefusal) => void;
}

/** Opens the WebSocket on which the table sends its state, and reopens it after each loss of connection. */
export function listen<News extends object>(
  { notice, texts }: Pick<GameContext, 'notice' | 'texts'>,
  { key, news, fail }: LineOptions<News>,
): void {
  let isLost = false;
  let delayMs = FIRST_DELAY_MS;
  const open = (): void => {
    let isOver = false;
    const socket = new WebSocket(new URL('/games/push', location.href.replace(/^http/, 'ws')));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ key })));
    socket.addEventListener('message', ({ data }) => {
      const message: News | { readonly error: { readonly type: RefusalType } } = JSON.parse(String(data));
      if ('error' in message) {
        isOver = true;
        return fail(new PlayRefusal(message.error.type));
      }
      delayMs = FIRST_DELAY_MS;
      if (isLost) notice.clear();
      isLost = false;
      return news(message);
    });
    socket.addEventListener('close', () => {
      if (isOver) return;
      isLost = true;
      notice.showMessage(texts.live.lineLost);
      setTimeout(open, delayMs);
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    });
  };
  open();
}
