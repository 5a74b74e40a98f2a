import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LETTERING_FACE } from './lettering.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const html = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 Lettering,system-ui,sans-serif}
body{max-inline-size:44rem;margin-inline:auto;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.2}
article,form,dl{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.75rem;padding:1rem;margin-block:1rem}
article h2{font-size:1rem;margin:0}
p{margin-block:.5rem}
small,dt{opacity:.75}
dd{margin:0 0 .5rem}
button{font:inherit;padding:.75rem 1.25rem;margin:.25rem .5rem .25rem 0;border-radius:.5rem;border:1px solid currentColor;background:none;color:inherit;cursor:pointer;min-block-size:2.75rem}
button[data-main]{background:#174ea6;border-color:#174ea6;color:#fff}
`;

/**
 * Headers of a page that is never cached and sends no referrer.
 * @param policy content security policy directives: what the page may load and who may frame it
 */
export const pageHeaders = (policy: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': ["default-src 'none'", "base-uri 'none'", ...policy].join('; '),
});

/** The `frame-ancestors` directive: only these origins may embed a page in a frame. */
export const framedBy = (lobbyOrigins: readonly string[]): string =>
  `frame-ancestors ${lobbyOrigins.join(' ')}`;

export interface SandboxPage {
  readonly title: string;
  readonly body: string;
  /** Inline script, which may call this server. */
  readonly script?: string;
  /** Origins that forms of the page may lead to, in addition to this server (`form-action`). */
  readonly formTargets?: readonly string[];
}

/** JSON inside a script element, where `<` is the only character that must be escaped. */
export const embeddedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

export interface HtmlDocument {
  readonly lang?: string;
  readonly title: string;
  readonly style: string;
  readonly body: string;
  readonly bodyClass?: string;
  /** Inline script, allowed by a nonce. */
  readonly script?: string;
  /** Origins of fonts, in addition to this server. */
  readonly fontOrigins?: readonly string[];
  /** Content security policy directives beside those for the fonts, the inline style and script. */
  readonly policy: readonly string[];
}

/** Sends an HTML document with one inline style sheet and at most one inline script. */
export function sendDocument(reply: FastifyReply, page: HtmlDocument): FastifyReply {
  const { lang = 'en', title, style, body, bodyClass = '', script, fontOrigins = [], policy } = page;
  const nonce = randomBytes(16).toString('base64');
  const scripts = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  const fonts = ["font-src 'self'", ...fontOrigins].join(' ');
  const scriptPolicy = script === undefined ? [] : [`script-src 'nonce-${nonce}'`];
  return reply
    .headers(pageHeaders([`style-src 'nonce-${nonce}'`, fonts, ...scriptPolicy, ...policy]))
    .send(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${html(title)}</title><style nonce="${nonce}">${LETTERING_FACE}${style}</style></head><body class="${bodyClass}">${body}${scripts}</body></html>`,
    );
}

/** Sends a page of one of the imitated companies: plain HTML with one style sheet, and a script if it is given one. */
export const sendPage = (
  reply: FastifyReply,
  { title, body, script, formTargets = [] }: SandboxPage,
): FastifyReply =>
  sendDocument(reply, {
    title,
    style: STYLE,
    body: `<main><h1>${html(title)}</h1>${body}</main>`,
    ...(script !== undefined && { script }),
    policy: [
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      ...(script === undefined ? [] : ["connect-src 'self'"]),
    ],
  });

export const modeButtons = (modes: readonly string[], current: string): string =>
  modes
    .map((mode) => {
      const mark = mode === current ? ' data-main aria-pressed="true"' : '';
      return `<button name="way" value="${mode}"${mark}>${mode}</button>`;
    })
    .join('');

/** The callbacks that were sent, each with the casino's response. */
export const callbackList = (
  sent: readonly { readonly callback: { readonly body: string }; readonly answer: string }[],
): string =>
  sent
    .map(
      ({ callback, answer }) =>
        `<p><code>${html(callback.body)}</code></p><p><small>Response: ${html(answer)}</small></p>`,
    )
    .join('');
