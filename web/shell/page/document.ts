import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Theme } from '@foyer/contract/content/theme.ts';
import { MANIFEST_PATH } from '@foyer/contract/content/page.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { assetUrl, fontPreloads, FONTS_LATER, lateFontsCss, themeCss } from './theme/themeCss.ts';
import { CONSENT_PROMPT_ID, CONSENT_PROMPT_SCRIPT } from '../../features/consent/consentPromptScript.ts';
import type { DocumentChat } from './chatLauncher.tsx';
import type { PageAssets } from './clientBuild.ts';
import { EARLY_RETURN_SCRIPT } from '../navigation/history/earlyReturn.ts';
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

/** Escapes text for a style element, which only `</style` can end. */
const styleText = (css: string): string => css.replaceAll('</', '<\\/');

export interface HtmlDocumentOptions {
  readonly locale: Locale;
  readonly settings: LobbySettings;
  readonly theme: Theme;
  readonly assetBase: string;
  readonly nonce: string;
  readonly title: string;
  readonly description?: string;
  /** Null for a page that search engines must not index. */
  readonly addresses?: PageAddresses | null;
  readonly assets: PageAssets;
  /** HTML of the cookie prompt, in a template element until the visitor has to be asked. */
  readonly consentPrompt?: string | undefined;
  /** Null if the brand has no chat. */
  readonly chat?: DocumentChat | null;
  readonly body: string;
  /** Null for a page without script. */
  readonly state: PageState | null;
  /** Content of `noscript`; missing if the page works without script. */
  readonly withoutScript?: string;
  /** Inline script of a page without state. */
  readonly script?: string;
  /** Inline script that runs before any other. */
  readonly firstScript?: string | undefined;
}

/** The HTML document: everything the first paint needs is inline, and nothing blocks it. */
export function htmlDocument(options: HtmlDocumentOptions): string {
  const { locale, settings, nonce, assets, body, state, withoutScript, script } = options;
  return `<!doctype html>
<html lang="${languageTag(locale)}" data-brand="${escapeHtml(settings.brand)}" data-scheme="${options.theme.scheme}">
<head>
${head(options)}
</head>
<body>
${withoutScript ? `<noscript><p class="fy-noscript">${escapeHtml(withoutScript)}</p></noscript>` : ''}
${options.consentPrompt ? consentPromptTemplate(options.consentPrompt, nonce) : ''}
<div id="app">${body}</div>
${options.chat ? `${options.chat.html}<script nonce="${nonce}">${options.chat.script.replaceAll('\n', '')}</script>` : ''}
${state ? stateScript(state, nonce) + starter(assets, nonce) : ''}
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>`;
}

function head(options: HtmlDocumentOptions): string {
  const { theme, assetBase, nonce, title, description, assets, state, firstScript } = options;
  const asset = (path: string) => escapeHtml(assetUrl(assetBase, path));
  const [textFont] = fontPreloads(theme, assetBase);
  // Fonts load after the first paint; on a page without script they load normally.
  const areFontsLate = state !== null;
  return [
    '<meta charset="utf-8">',
    firstScript && `<script nonce="${nonce}">${firstScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...addressLinks(options.addresses ?? null),
    `<meta name="theme-color" content="${theme.colours.header}">`,
    areFontsLate &&
      `<script nonce="${nonce}">document.documentElement.toggleAttribute('${FONTS_LATER}')</script>`,
    !areFontsLate &&
      textFont &&
      `<link rel="preload" href="${textFont.href}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" type="image/png" sizes="16x16" href="${asset(theme.favicon16)}">`,
    `<link rel="icon" type="image/png" sizes="32x32" href="${asset(theme.favicon32)}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    `<link rel="apple-touch-icon" href="${asset(theme.appleTouchIcon)}">`,
    // Vite's loader reads the nonce for the elements it adds.
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

const consentPromptTemplate = (consentPrompt: string, nonce: string): string =>
  `<template id="${CONSENT_PROMPT_ID}">${consentPrompt}</template><script nonce="${nonce}">${CONSENT_PROMPT_SCRIPT}</script>`;

const stateScript = (state: PageState, nonce: string): string =>
  `<script type="application/json" id="${PAGE_STATE_ID}" nonce="${nonce}">${scriptJson(state)}</script>\n`;

/** Link elements added per task: a slow phone adds as many in about 50 ms. */
const LINKS_PER_TASK = 8;

/**
 * Loads code and fonts after the first paint, which they would delay by about 500 ms on a phone. A page in
 * the background is never painted, so a timer starts the loading too. Inlined style sheets are added as
 * disabled links: Vite's loader counts them as loaded, and the browser does not fetch them. Only a few links
 * are added per task, so that clicks stay responsive.
 */
function starter({ scripts, styles }: PageAssets, nonce: string): string {
  const [entry, ...others] = scripts;
  const sheets = styles.map(({ href }) => href);
  const run = `${EARLY_PRESS_SCRIPT}${EARLY_RETURN_SCRIPT}(()=>{let on;const link=(rel,href)=>{const link=document.createElement('link');
link.rel=rel;link.toggleAttribute('disabled',rel==='stylesheet');link.nonce='${nonce}';link.href=href;document.head.append(link)};
const acts=[...${scriptJson(sheets)}.map((href)=>()=>link('stylesheet',href)),()=>import(${scriptJson(entry)}),
...${scriptJson(others)}.map((href)=>()=>link('modulepreload',href))];
const some=()=>{for(const act of acts.splice(0,${LINKS_PER_TASK}))act();if(acts.length)setTimeout(some)};
const go=()=>{if(on)return;on=1;document.documentElement.removeAttribute('${FONTS_LATER}');some()};
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint')[0])go()})
.observe({type:'paint',buffered:true});setTimeout(go,1000)})()`;
  return `<script nonce="${nonce}">${run.replaceAll('\n', '')}</script>`;
}
