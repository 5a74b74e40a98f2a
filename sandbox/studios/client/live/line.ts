import type { RefusalType } from '../../play/refusal.ts';
import { ApiFailure } from '../api.ts';
import type { GameContext } from '../gameContext.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

export interface LineOptions<News> {
  readonly key: string;
  readonly news: (told: News) => void;
  /** The line is broken, and tried again. */
  readonly lost: () => void;
  /** It stands again, right before its first word. */
  readonly back: () => void;
  /** The server will tell no more, and why. */
  readonly over: (type: RefusalType) => void;
}

/** The line to a table, of whose breaks the player is told; `fail` is told why there will be no more. */
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
    lost: () => notice.say(texts.live.lineLost),
    back: () => notice.clear(),
    over: (type) => fail(new ApiFailure(type)),
  });

/** The line on which the table tells how it goes on, opened again whenever it breaks. */
export function openLine<News extends object>(parts: LineOptions<News>): void {
  const { key, news, lost, back, over } = parts;
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
