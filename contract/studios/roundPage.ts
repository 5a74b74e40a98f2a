/** Largest height of a studio's page of a round, in CSS pixels. */
const MAX_ROUND_PAGE_HEIGHT = 20_000;

type ColourScheme = 'light' | 'dark';

/** The address of a studio's page of a round with the lobby's colour scheme in its fragment, which is not signed. */
export const withColourScheme = (url: string, scheme: ColourScheme): string => `${url}#scheme=${scheme}`;

/**
 * The height in CSS pixels that a studio's page of a round reports: `{ source: 'foyer-studio', type: 'height', height }`. 0
 * if it has nothing to show; null for any other message, because the iframe runs third-party code.
 */
export function roundPageHeight(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== 'foyer-studio' || data.type !== 'height' || !('height' in data)) return null;
  const { height } = data;
  const isHeight = typeof height === 'number' && height >= 0 && height <= MAX_ROUND_PAGE_HEIGHT;
  return isHeight ? Math.ceil(height) : null;
}
