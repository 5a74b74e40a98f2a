import { element, icon, shape } from '../../studios/client/page.ts';

export function button(label: string, kind: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', press);
  return made;
}

export function bar(label: string, value: number, max: number): HTMLElement {
  return element('progress', { 'aria-label': label, value: String(value), max: String(max) });
}

interface RingOptions {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value as text, for screen readers. */
  readonly text: string;
}

/** A progress bar bent to a ring, with something in its middle. */
export function ring({ label, value, max, text }: RingOptions, middle: Node | string): HTMLElement {
  const circle = { cx: 18, cy: 18, r: 16, pathLength: 100 };
  const share = Math.round((value / max) * 100);
  return element(
    'div',
    {
      class: 'ring',
      role: 'progressbar',
      'aria-label': label,
      'aria-valuemin': '0',
      'aria-valuemax': String(max),
      'aria-valuenow': String(value),
      'aria-valuetext': text,
    },
    shape(
      'svg',
      { viewBox: '0 0 36 36', 'aria-hidden': 'true' },
      shape('circle', { ...circle, class: 'track' }),
      ...(share > 0
        ? [shape('circle', { ...circle, class: 'value', 'stroke-dasharray': `${share} 100` })]
        : []),
    ),
    element('span', { 'aria-hidden': 'true' }, middle),
  );
}

/** Time left until an ISO timestamp; the bundle fills it and updates it every second. */
export const countdown = (at: string): HTMLElement => element('b', { class: 'left', 'data-until': at });

/** The first line of a widget: a heading, and when it ends. */
export const headOf = (title: string, ...ends: readonly (Node | string)[]): HTMLElement =>
  element('div', { class: 'head' }, element('h2', {}, title), element('p', { class: 'muted' }, ...ends));

/** Paths in a square of 24. */
const ICONS = {
  stakes: 'M12 4a8 8 0 1 0 8 8h-2a6 6 0 1 1-2-4.5L13.5 10H20V3.5l-2.6 2.6A8 8 0 0 0 12 4Z',
  games: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  euros:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-3.5 5.5v1.5h1.1a4 4 0 0 0 6.4 2.5l-1-1.4a2.4 2.4 0 0 1-3.7-1.1H14v-1.5h-2.7a2.4 2.4 0 0 1 3.7-1.1l1-1.4a4 4 0 0 0-6.4 2.5Z',
  done: 'm9.5 16.2-4-4L4 13.7l5.5 5.5L20.5 8.2 19 6.7Z',
  lock: 'M12 2a4.5 4.5 0 0 0-4.5 4.5V9H6a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V10a1 1 0 0 0-1-1h-1.5V6.5A4.5 4.5 0 0 0 12 2Zm0 2a2.5 2.5 0 0 1 2.5 2.5V9h-5V6.5A2.5 2.5 0 0 1 12 4Z',
  star: 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9Z',
  cup: 'M7 3h10v2h3v3a4 4 0 0 1-3.6 4A5 5 0 0 1 13 14.9V18h3v2.5H8V18h3v-3.1A5 5 0 0 1 7.6 12 4 4 0 0 1 4 8V5h3Zm0 4H6v1a2 2 0 0 0 1 1.7Zm10 0v2.7A2 2 0 0 0 18 8V7Z',
} as const;

export const mark = (name: keyof typeof ICONS): SVGElement => icon(ICONS[name]);
