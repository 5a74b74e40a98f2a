import type { ChatStyle } from '../../transport/chat/messenger.ts';

/** The vendor's names, and the colours of the page that they get. */
const COLOURS = {
  bar: 'menu',
  'on-bar': 'menu-text',
  own: 'primary',
  'on-own': 'on-primary',
  ground: 'surface',
  text: 'text',
  muted: 'text-muted',
  bubble: 'surface-sunken',
  line: 'line',
  field: 'surface-sunken',
  edge: 'line-strong',
  focus: 'focus',
  danger: 'danger',
} as const;

/** Colours and font of the page, so that the vendor's conversation looks like the brand. */
export function brandStyle(page: Document): ChatStyle {
  const style = getComputedStyle(page.documentElement);
  const valueOf = (name: string): string => style.getPropertyValue(`--fy-${name}`).trim();
  const theme = Object.fromEntries(
    Object.entries(COLOURS).map(([name, colour]) => [name, valueOf(`color-${colour}`)]),
  );
  return { theme, font: fontOf(page, valueOf('font-text')) };
}

/** The file of the first font of a stack. */
function fontOf(page: Document, stack: string): ChatStyle['font'] {
  const family = unquoted(stack.split(',')[0] ?? '');
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (unquoted(rule.style.getPropertyValue('font-family')) !== family) continue;
    const path = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
    const weight = rule.style.getPropertyValue('font-weight') || '400';
    if (path) return { family, url: new URL(path, page.baseURI).href, weight };
  }
  return null;
}

const unquoted = (name: string): string => name.trim().replace(/^["']|["']$/g, '');
