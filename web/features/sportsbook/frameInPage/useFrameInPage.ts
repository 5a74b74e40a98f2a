import { useEffect, type RefObject } from 'react';
import { LOBBY_SPEAKER, readBookMessage } from '@foyer/contract/sportsbook/frame.ts';
import { isFrom } from '../../catalogue/index.ts';
import { visiblePart } from './visiblePart.ts';

interface FrameInPage {
  /** Contains the frame. Its `--_content` is set to the height that the frame reports. */
  readonly view: RefObject<HTMLElement | null>;
  /** Covers the part of the screen that no bar of the lobby covers. */
  readonly uncovered: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Origin of the frame's page; null while there is none. */
  readonly origin: string | null;
}

/**
 * Makes the frame as high as its content, so that only the page scrolls, and reports to it which part of it is visible. A
 * frame that reports no height stays as high as the screen and scrolls itself.
 */
export function useFrameInPage({ view, uncovered, frame, origin }: FrameInPage): void {
  useEffect(() => {
    if (!origin || !view.current || !uncovered.current || !frame.current) return undefined;
    return connect({ view: view.current, uncovered: uncovered.current, frame: frame.current, origin });
  }, [view, uncovered, frame, origin]);
}

interface Connected {
  readonly view: HTMLElement;
  readonly uncovered: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
}

/** Returns a function that ends the connection. */
function connect(parts: Connected): () => void {
  const { view, frame, origin } = parts;
  const stop = new AbortController();
  const { signal } = stop;
  const startReports = visiblePartReports(parts, signal);
  let isReporting = false;
  const receive = (event: MessageEvent<unknown>) => {
    if (!isFrom({ origin, frame: frame.contentWindow }, event)) return;
    const message = readBookMessage(event.data);
    if (message?.type === 'height') {
      view.style.setProperty('--_content', `${Math.ceil(message.height)}px`);
      if (!isReporting) startReports();
      isReporting = true;
    }
    if (message?.type === 'scrollTo') scroll(distanceTo(parts, message.top));
    if (message?.type === 'scrollBy') scroll(message.distance);
  };
  addEventListener('message', receive, { signal });
  return () => {
    stop.abort();
    view.style.removeProperty('--_content');
  };
}

/** Not so far that less than a screen of the frame would be left. */
function distanceTo({ frame, uncovered }: Connected, top: number): number {
  const screen = uncovered.getBoundingClientRect();
  const page = frame.getBoundingClientRect();
  return page.top - screen.top + Math.min(top, Math.max(0, page.height - screen.height));
}

const scroll = (distance: number): void => scrollBy({ top: distance, behavior: 'instant' });

/** Returns a function that reports the visible part to the frame: now, and in each animation frame in which it changes. */
function visiblePartReports({ view, uncovered, frame, origin }: Connected, signal: AbortSignal): () => void {
  let reported = '';
  let isScheduled = false;
  const report = () => {
    isScheduled = false;
    const part = visiblePart(frame.getBoundingClientRect(), uncovered.getBoundingClientRect());
    const name = `${part.top} ${part.height}`;
    if (signal.aborted || name === reported) return;
    reported = name;
    frame.contentWindow?.postMessage({ source: LOBBY_SPEAKER, type: 'visible', ...part }, origin);
  };
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(report);
    isScheduled = true;
  };
  return () => {
    addEventListener('scroll', schedule, { signal, passive: true });
    // The frame moves when content above it changes its height.
    const observer = new ResizeObserver(schedule);
    for (const element of [document.body, uncovered, view]) observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    schedule();
  };
}
