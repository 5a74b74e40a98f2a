import { useEffect, useReducer } from 'react';
import { readStudioMessage, type StudioMessage } from '../catalogue/index.ts';
import { NO_ROUND, roundAfter, type Round } from './round.ts';

/** Round state of the game on this page; the reality check waits for it. @param path of the page */
export function useRound(path: string): Round {
  const [round, dispatch] = useReducer(
    (now: Round, message: StudioMessage | null) => (message ? roundAfter(now, message) : NO_ROUND),
    NO_ROUND,
  );
  useEffect(() => {
    dispatch(null);
    const listen = (event: MessageEvent) => {
      const frame = document.querySelector<HTMLIFrameElement>('.fy-game iframe, .fy-sportsbook iframe');
      if (!frame) return;
      const { origin } = new URL(frame.src);
      const message = readStudioMessage(event, { origin, frame: frame.contentWindow });
      if (message) dispatch(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [path]);
  return round;
}
