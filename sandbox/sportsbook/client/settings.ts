import type { BookSettings } from '../page.ts';

/** What the server has written into the page. */
export const settings: BookSettings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');

const told = new URLSearchParams(location.hash.slice(1));

/** What the lobby had on the slip. */
export const handedCoupon = told.get('coupon') ?? '';

/** The lobby's look: each of its words is a custom property here. */
export function wearTheme(): void {
  const { style } = document.documentElement;
  style.colorScheme = told.get('scheme') === 'dark' ? 'dark' : 'light';
  for (const [name, value] of Object.entries(themeOf(told.get('theme'))))
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
