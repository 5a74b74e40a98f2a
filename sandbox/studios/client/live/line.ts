import type { RefusalType } from '../../play/refusal.ts';
import { ApiFailure } from '../api.ts';
import type { GameContext } from '../gameContext.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

export interface LineOptions<News> {
  readonly key: string;
  readonly news: (state: News) => void;
  /** Called when the connection is lost; it reconnects automatically. */
  readonly lost: () => void;
  /** Called after a reconnect, directly before the first message. */
  readonly back: () => void;
  /** Called when the server has ended the connection for good, with the reason. */
  readonly over: (type: RefusalType) => void;
}

/**
 * Connects to a table and shows connection losses to the player. `fail` is called with the reason when the
 * server has ended the connection for good.
 */
export const listen = <News extends object>(
  { notice, texts }: Pick<GameContext, 'notice' | 'texts'>,
  {
    key,
    news,
    fail,
  }: Pick<LineOptions<News>, 'key' | 'news'> & { readonly fail: (error: ApiFailure) => void },
): void =>
  openLine<News>({
    key,
    news,
    lost: () => notice.showMessage(texts.live.lineLost),
    back: () => notice.clear(),
    over: (type) => fail(new ApiFailure(type)),
  });

/** Opens the WebSocket on which the table sends its state, and reopens it whenever it is lost. */
export function openLine<News extends object>(options: LineOptions<News>): void {
  const { key, news, lost, back, over } = options;
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
        return over(message.error.type);
      }
      delayMs = FIRST_DELAY_MS;
      if (isLost) back();
      isLost = false;
      return news(message);
    });
    socket.addEventListener('close', () => {
      if (isOver) return;
      isLost = true;
      lost();
      setTimeout(open, delayMs);
      delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    });
  };
  open();
}
