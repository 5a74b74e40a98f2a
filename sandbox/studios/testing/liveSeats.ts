import type { LiveSeat } from '../live/liveSeat.ts';

/** Subscribes to a seat of a live table and records all messages. */
export function record<State>(seat: LiveSeat) {
  const news: State[] = [];
  let isOver = false;
  const leave = seat.follow((state) => {
    if (state === null) isOver = true;
    else news.push(JSON.parse(JSON.stringify(state)));
  });
  return { news, leave, latest: () => news.at(-1), isOver: () => isOver };
}

/** Balance of a player in minor units. */
export const minor = ({ wallet }: LiveSeat): bigint => wallet.balance().minor;

/** Facts that every live game has, whatever its maths. */
export const LIVE_GAME = {
  category: 'live-casino',
  tags: [],
  palette: { bg: '', bg2: '', ink: '', p: '', s: '', t: '', hi: '' },
};
