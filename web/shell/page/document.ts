import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Theme } from '@foyer/contract/content/theme.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { assetUrl, fontPreloads, FONTS_LATER, lateFontsCss, themeCss } from '../../ui/theme/themeCss.ts';
import { CONSENT_PROMPT_ID, CONSENT_PROMPT_SCRIPT } from '../../features/consent/consentPromptScript.ts';
import type { DocumentChat } from './chatLauncher.tsx';
import type { PageAssets } from './clientBuild.ts';
import { EARLY_PRESS_SCRIPT } from './earlyPress.ts';
import type { PageAddresses } from './pageAddresses.ts';
import { PAGE_STATE_ID, scriptJson, type PageState } from './pageState.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Text for a style element, which nothing but `</style` ends. */
const styleText = (css: string): string => css.replaceAll('</', '<\\/');

export interface HtmlDocumentOptions {
  readonly locale: Locale;
  readonly settings: LobbySettings;
  readonly theme: Theme;
  readonly assetBase: string;
  readonly nonce: string;
  readonly title: string;
  /** What a search engine tells of the page. */
  readonly description?: string;
  /** Null for a page that no search engine is to find. */
  readonly addresses?: PageAddresses | null;
  readonly assets: PageAssets;
  /** About cookies, in a template until somebody is to be asked. */
  readonly question?: string | undefined;
  /** Null where the brand has none. */
  readonly chat?: DocumentChat | null;
  /** What React rendered. */
  readonly body: string;
  /** Null for a page without script. */
  readonly state: PageState | null;
  /** What a reader without script is told; absent where no script is needed. */
  readonly withoutScript?: string;
  /** A script of a page that has no state. */
  readonly script?: string;
}

/** The document around the rendered page: everything the first paint needs, and nothing it would wait for. */
export function htmlDocument(parts: HtmlDocumentOptions): string {
  const { locale, settings, nonce, assets, body, state, withoutScript, script } = parts;
  return `<!doctype html>
<html lang="${languageTag(locale)}" data-brand="${escapeHtml(settings.brand)}" data-scheme="${parts.theme.scheme}">
<head>
${head(parts)}
</head>
<body>
${withoutScript ? `<noscript><p class="fy-noscript">${escapeHtml(withoutScript)}</p></noscript>` : ''}
${parts.question ? questionTemplate(parts.question, nonce) : ''}
<div id="app">${body}</div>
${parts.chat ? `${parts.chat.html}<script nonce="${nonce}">${parts.chat.script.replaceAll('\n', '')}</script>` : ''}
${state ? stateScript(state, nonce) + starter(assets, nonce) : ''}
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>`;
}

function head(parts: HtmlDocumentOptions): string {
  const { theme, assetBase, nonce, title, description, assets, state } = parts;
  const asset = (path: string) => escapeHtml(assetUrl(assetBase, path));
  const [textFont] = fontPreloads(theme, assetBase);
  // The fonts wait for the first paint; without script they come as ever.
  const areFontsLate = state !== null;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...addressLinks(parts.addresses ?? null),
    `<meta name="theme-color" content="${theme.colours.header}">`,
    areFontsLate &&
      `<script nonce="${nonce}">document.documentElement.toggleAttribute('${FONTS_LATER}')</script>`,
    !areFontsLate &&
      textFont &&
      `<link rel="preload" href="${textFont.href}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" type="image/png" sizes="16x16" href="${asset(theme.favicon16)}">`,
    `<link rel="icon" type="image/png" sizes="32x32" href="${asset(theme.favicon32)}">`,
    `<link rel="apple-touch-icon" href="${asset(theme.appleTouchIcon)}">`,
    // Vite's loader takes the nonce for what it adds from here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...styles(assets.styles, nonce),
    `<style nonce="${nonce}">${styleText(themeCss(theme, assetBase) + (areFontsLate ? lateFontsCss(theme) : ''))}</style>`,
  ]
    .filter(Boolean)
    .join('\n');
}

const addressLinks = (addresses: PageAddresses | null): readonly string[] =>
  addresses
    ? [
        `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">`,
        ...addresses.alternates.map(
          ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
        ),
      ]
    : ['<meta name="robots" content="noindex">'];

const styles = (sheets: PageAssets['styles'], nonce: string) =>
  sheets.map(({ css }) => `<style nonce="${nonce}">${styleText(css)}</style>`);

const questionTemplate = (question: string, nonce: string): string =>
  `<template id="${CONSENT_PROMPT_ID}">${question}</template><script nonce="${nonce}">${CONSENT_PROMPT_SCRIPT}</script>`;

const stateScript = (state: PageState, nonce: string): string =>
  `<script type="application/json" id="${PAGE_STATE_ID}" nonce="${nonce}">${scriptJson(state)}</script>\n`;

/** As many as a slow phone names in a twentieth of a second. */
const ACTS_IN_A_TURN = 8;

/**
 * Begins to fetch the code and the fonts when the first paint is on the screen: started with the document,
 * 58 KB of React cost the first paint a quarter of a second on a phone, 32 KB of a font as much. A page in the
 * background never paints, hence the timer.
 *
 * The sheets that stand in the head are named by their address too, so that Vite's loader sees them loaded. They are
 * disabled and not fetched, which a browser that reads ahead in the document would do nevertheless.
 *
 * Each name costs a phone some milliseconds: they go a few in a turn, so that a press is answered between.
 */
function starter({ scripts, styles }: PageAssets, nonce: string): string {
  const [entry, ...others] = scripts;
  const sheets = styles.map(({ href }) => href);
  const run = `${EARLY_PRESS_SCRIPT}(()=>{let on;const link=(rel,href)=>{const link=document.createElement('link');
link.rel=rel;link.toggleAttribute('disabled',rel==='stylesheet');link.nonce='${nonce}';link.href=href;document.head.append(link)};
const acts=[...${scriptJson(sheets)}.map((href)=>()=>link('stylesheet',href)),()=>import(${scriptJson(entry)}),
...${scriptJson(others)}.map((href)=>()=>link('modulepreload',href))];
const some=()=>{for(const act of acts.splice(0,${ACTS_IN_A_TURN}))act();if(acts.length)setTimeout(some)};
const go=()=>{if(on)return;on=1;document.documentElement.removeAttribute('${FONTS_LATER}');some()};
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])go()})
.observe({type:'paint',buffered:true});setTimeout(go,1000)})()`;
  return `<script nonce="${nonce}">${run.replaceAll('\n', '')}</script>`;
}
