import { useEffect, useReducer } from 'react';
import { readStudioMessage, type StudioMessage } from '../catalogue/index.ts';
import { MINUTE } from '@foyer/domain/duration.ts';

/** State of the game round on this page, for which a reality check waits. @param path of the page */
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

/** CLOCK-03: how long a reality check waits for an open round. */
export const ROUND_WAIT_MS = 10 * MINUTE;

interface Round {
  readonly isOpen: boolean;
  /** Number of stakes that were refused because of the reality check. Each refusal shows the check again. */
  readonly refused: number;
}

const NO_ROUND: Round = { isOpen: false, refused: 0 };

function roundAfter(
  { isOpen, refused }: Round,
  { type, isCheckDue }: Pick<StudioMessage, 'type' | 'isCheckDue'>,
): Round {
  if (type === 'roundStarted') return { isOpen: true, refused };
  if (type === 'roundEnded') return { isOpen: false, refused };
  return { isOpen, refused: isCheckDue ? refused + 1 : refused };
}
