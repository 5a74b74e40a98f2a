/** Widgets of the gamification provider that the web app embeds. */
export const WIDGETS = ['optIn', 'level', 'missions', 'tournaments'] as const;
export type Widget = (typeof WIDGETS)[number];

/** Path of the page that runs a widget. It is served from the site's origin but isolated by the iframe's sandbox. */
export const WIDGET_FRAME_PATH = '/gamification/frame/';

export interface WidgetOptions {
  readonly widget: Widget;
  readonly accessToken: string;
  readonly locale: string;
  /** BCP 47 tag with the player's country, such as `en-FI`, for dates and times. */
  readonly dates: string;
  /** Colours, fonts and corner radii of the surrounding page, keyed by `WIDGET_THEME`. */
  readonly theme: Readonly<Record<string, string>>;
}

/** Theme properties passed to a widget; each becomes the CSS variable `--fy-<name>`. */
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
  'font-text',
  'font-display',
] as const;

/** Messages from the widget's iframe to the surrounding page. */
export type FrameMessage =
  | { readonly type: 'ready' }
  /** GAMI-21: the provider's script failed to load. */
  | { readonly type: 'bundleFailed' }
  /** GAMI-15: the player pressed the button of the widget's dialog. */
  | { readonly type: 'dialogButton' }
  /** Height of the widget's content in pixels. */
  | { readonly type: 'height'; readonly height: number };

/** Returns null for invalid messages, because the iframe runs third-party code. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('gamification' in data)) return null;
  const message = data.gamification;
  if (message === 'ready' || message === 'bundleFailed' || message === 'dialogButton')
    return { type: message };
  const height = message === 'height' && 'height' in data ? data.height : null;
  return typeof height === 'number' && height > 0 ? { type: 'height', height } : null;
}
