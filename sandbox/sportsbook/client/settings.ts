import { dateTag } from '../../companies/dateTag.ts';
import type { BookSettings } from '../page.ts';

export const settings: BookSettings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');

const hashParams = new URLSearchParams(location.hash.slice(1));

/** Betslip content passed in by the lobby. */
export const handedCoupon = hashParams.get('coupon') ?? '';

/** Selection that the player pressed in the lobby, to be added to the betslip. */
export const handedPick = hashParams.get('pick') ?? '';

/** Text of the route in the lobby's URL; empty for the first route. */
export const handedRoute = hashParams.get('page') ?? '';

/** BCP 47 tag by which dates and times are written. */
export const datesTag = dateTag(hashParams.get('dates'), settings.language ?? 'en');

/** Applies the lobby's theme: each token becomes a CSS custom property. */
export function wearTheme(): void {
  const { style } = document.documentElement;
  style.colorScheme = hashParams.get('scheme') === 'dark' ? 'dark' : 'light';
  for (const [name, value] of Object.entries(themeOf(hashParams.get('theme'))))
    if (/^[a-z-]+$/.test(name) && typeof value === 'string' && value !== '')
      style.setProperty(`--${name}`, value);
}

function themeOf(text: string | null): object {
  try {
    const theme: unknown = JSON.parse(text ?? '{}');
    return typeof theme === 'object' && theme !== null ? theme : {};
  } catch {
    return {};
  }
}
