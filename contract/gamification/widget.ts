/** The widgets of the gamification provider that have a place on our pages. */
export const WIDGETS = ['optIn', 'level', 'missions', 'tournaments'] as const;
export type Widget = (typeof WIDGETS)[number];

/** Where the page is served that a widget runs in: on our origin by its address, and apart from it by its sandbox. */
export const WIDGET_FRAME_PATH = '/gamification/frame/';

/** What the lobby hands to a widget. */
export interface WidgetOptions {
  readonly widget: Widget;
  readonly accessToken: string;
  /** A locale code. */
  readonly locale: string;
  /** Of the page around it: colours and corners, by the names in `WIDGET_THEME`. */
  readonly theme: Readonly<Record<string, string>>;
}

/** What of a page's look a widget is told, each `--fy-<name>` there. */
export const WIDGET_THEME = [
  'color-page',
  'color-surface',
  'color-surface-sunken',
  'color-text',
  'color-text-muted',
  'color-primary',
  'color-on-primary',
  'color-accent',
  'color-line',
  'color-focus',
  'radius-card',
  'radius-control',
] as const;

/** What the frame tells the lobby around it. */
export type FrameMessage =
  | { readonly type: 'ready' }
  /** GAMI-21 */
  | { readonly type: 'bundleFailed' }
  /** GAMI-15 */
  | { readonly type: 'dialogButton' }
  /** In pixels, of all that stands in it. */
  | { readonly type: 'height'; readonly height: number };

/** Null for what is none: a frame runs a stranger's code. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('gamification' in data)) return null;
  const told = data.gamification;
  if (told === 'ready' || told === 'bundleFailed' || told === 'dialogButton') return { type: told };
  const height = told === 'height' && 'height' in data ? data.height : null;
  return typeof height === 'number' && height > 0 ? { type: 'height', height } : null;
}
