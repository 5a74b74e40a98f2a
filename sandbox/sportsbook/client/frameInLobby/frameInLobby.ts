import { useEffect, type RefObject } from 'react';
import { lobby } from '../lobby.ts';
import { settings } from '../settings.ts';
import { readVisiblePart, type VisiblePart } from './visiblePart.ts';

/**
 * The frame does not scroll: it is as high as its content, and the lobby scrolls. What else would be sticky or
 * fixed is placed by the visible part, which the lobby posts.
 */
let visible: VisiblePart = { top: 0, height: 0 };
/** The first content of the visible part, and its place. Content above it may change its height; it stays. */
let anchor: { readonly element: Element; readonly top: number } | null = null;

/** Distance of the visible part from the top of the frame, in CSS pixels. */
export const visibleTop = (): number => visible.top;

/** Scrolls the lobby to a place of a new route, in CSS pixels from the top of the frame. */
export function beginAt(top: number, main: HTMLElement | null): void {
  anchor = null;
  if (!main || top === visible.top) return;
  lobby.height(main.offsetHeight);
  lobby.scrollTo(top);
}

/** Scrolls the lobby back from its own footer, so that a dialog has the whole screen. */
export function makeRoom(): void {
  if (visible.top > 0) lobby.scrollTo(visible.top);
}

/** Posts the height of the content to the lobby, and follows the visible part of the frame. */
export function useFrameInLobby(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = main.current;
    if (!content) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      const part = source === parent && origin === settings.lobby ? readVisiblePart(data) : null;
      if (part) follow(part);
    };
    addEventListener('message', receive, { signal });
    content.addEventListener('focusin', ({ target }) => bringIntoView(target), { signal });
    const observer = new ResizeObserver(() => {
      lobby.height(content.offsetHeight);
      keepInPlace();
      placeTabs();
    });
    observer.observe(content);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [main]);
  // New odds may have replaced the anchor.
  useEffect(() => {
    if (anchor?.element.isConnected === false) anchor = anchorNow();
  });
}

function follow(part: VisiblePart): void {
  visible = part;
  const { style } = document.documentElement;
  style.setProperty('--visible-top', `${part.top}px`);
  style.setProperty('--visible-height', `${part.height}px`);
  placeTabs();
  anchor = anchorNow();
}

function anchorNow(): typeof anchor {
  const element = firstContent();
  return element && { element, top: element.getBoundingClientRect().top };
}

const heightOf = (selector: string): number =>
  document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Keeps the tabs of a match below the sports, as `position: sticky` would if the frame scrolled. */
function placeTabs(): void {
  const tabs = document.querySelector<HTMLElement>('.tabs');
  if (!tabs?.parentElement) return;
  const { parentElement: section, offsetTop, offsetHeight } = tabs;
  const last = section.offsetTop + section.offsetHeight - offsetHeight;
  const top = Math.min(visible.top + heightOf('.sports'), last);
  tabs.style.translate = `0 ${Math.max(0, top - offsetTop)}px`;
}

const CONTENT = '.row, .feature, .boosts, .head, .match-facts, .market, .bet, .foot';
/** Larger than the space between two elements of the content. */
const STEP = 24;

function firstContent(): Element | null {
  const top = visible.top + heightOf('.sports') + heightOf('.tabs');
  // On a wide screen, the navigation is next to the list.
  const left = document.querySelector('.list')?.getBoundingClientRect().left ?? 0;
  for (const y of [top + 1, top + STEP, top + 2 * STEP]) {
    const content = document.elementFromPoint(left + STEP, y)?.closest(CONTENT);
    if (content) return content;
  }
  return null;
}

function keepInPlace(): void {
  if (!anchor?.element.isConnected) return;
  const { top } = anchor.element.getBoundingClientRect();
  const moved = Math.round(top - anchor.top);
  anchor = { ...anchor, top };
  if (moved !== 0 && visible.top > 0) lobby.scrollBy(moved);
}

const SPACE = 16;

/** Browsers know nothing of the bars that cover parts of the frame, so a control may have the focus beneath one. */
function bringIntoView(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible') || target.closest('.sports')) return;
  const { top, bottom } = target.getBoundingClientRect();
  const above = heightOf('.sports') + (target.closest('.tabs') ? 0 : heightOf('.tabs')) + SPACE;
  const below = heightOf('.bar') + SPACE;
  if (visible.top > 0 && top < visible.top + above) lobby.scrollTo(Math.max(0, top - above));
  else if (bottom > visible.top + visible.height - below)
    lobby.scrollTo(Math.max(0, bottom + below - visible.height));
}
