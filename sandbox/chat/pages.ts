import type { FastifyReply } from 'fastify';
import { embeddedJson, framedBy, html, sendDocument } from '../companies/page.ts';
import { textsOf } from './texts.ts';

/** The page that opens the chat may replace the colours and the font with its own. */
const STYLE = `
*{box-sizing:border-box}
:root{--bar:#14403c;--on-bar:#fff;--own:#14403c;--on-own:#fff;--ground:#fff;--text:#1d2427;--muted:#47545a;--bubble:#eef2f1;--line:#c3cfcc;--field:#fff;--edge:#6c7b80;--focus:#e0a32e;--danger:#a3001b;
font:1rem/1.45 var(--font,Lettering),Lettering,system-ui,sans-serif;background:var(--ground);color:var(--text)}
html,body{block-size:100%;margin:0}
[hidden]{display:none!important}
body{display:grid;grid-template-rows:auto 1fr auto auto;overflow:hidden}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem .75rem .75rem 1.25rem;background:var(--bar);color:var(--on-bar)}
header div{flex:1;min-inline-size:0}
h1{font-size:1.125rem;line-height:1.25;margin:0;overflow-wrap:anywhere}
header small{color:inherit;font-weight:600}
[data-status]{margin:.125rem 0 0;font-size:.8125rem;line-height:1.35}
[data-status]::before{content:'';display:inline-block;inline-size:.625rem;block-size:.625rem;margin-inline-end:.375rem;border:2px solid currentColor;border-radius:50%}
[data-status]:empty{display:none}
[data-status][data-present=true]::before{background:currentColor}
button{font:inherit;font-weight:600;min-block-size:2.75rem;border:0;border-radius:.625rem;cursor:pointer}
header button{display:grid;place-items:center;inline-size:2.75rem;padding:0;background:none;color:inherit}
main{overflow-y:auto;padding:1rem 1.25rem;display:flex;flex-direction:column;gap:.75rem}
.notice{margin:0;font-size:.875rem;color:var(--muted);text-align:center;text-wrap:balance}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li{max-inline-size:85%;padding:.5rem .875rem;border-radius:.875rem;background:var(--bubble);overflow-wrap:anywhere;white-space:pre-wrap;justify-self:start;border-end-start-radius:.25rem}
li[data-by=user]{justify-self:end;background:var(--own);color:var(--on-own);border-radius:.875rem;border-end-end-radius:.25rem}
li[data-by=house]{background:none;border:1px solid var(--line);color:var(--muted);font-size:.875rem}
li small{display:block;font-size:.75rem;white-space:normal}
li[data-read]::after{content:attr(data-read);display:block;font-size:.75rem;text-align:end}
[data-typing]{margin:0;font-size:.875rem;color:var(--muted)}
[data-ending]{display:grid;gap:.5rem;justify-items:start;padding:.75rem .875rem;border:1px solid var(--line);border-radius:.875rem}
[data-ending] p{margin:0}
[data-rate] p{margin-block-end:.375rem}
[data-rate] button{margin-inline-end:.5rem}
[data-rate] button,[data-end]{padding-inline:.875rem;border:1px solid var(--edge);background:none;color:var(--text);font-size:.875rem}
[data-foot]{display:grid;gap:.25rem;min-inline-size:0}
[data-end]{justify-self:end;margin-inline-end:.75rem;border:0;text-decoration:underline;text-underline-offset:.2em;color:var(--muted)}
form{display:flex;gap:.5rem;padding:.75rem 1rem calc(.75rem + env(safe-area-inset-bottom,0px));border-block-start:1px solid var(--line)}
textarea{flex:1;min-inline-size:0;font:inherit;min-block-size:2.75rem;max-block-size:7rem;resize:none;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.625rem;color:inherit;background:var(--field);field-sizing:content}
textarea::placeholder{color:var(--muted)}
form button{padding-inline:1.125rem;background:var(--own);color:var(--on-own)}
[role=alert]:empty{display:none}
[role=alert]{margin:0;color:var(--danger);font-size:.875rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
body.launcher{display:block;background:none}
.launcher button{inline-size:100%;block-size:100%;background:#14403c;color:#fff;border-radius:1.5rem}
`;

export interface ChatPage {
  readonly key: string;
  readonly locale: string;
  readonly lobbyOrigins: readonly string[];
}

/** Sends the conversation page. Its content security policy allows only its own script. */
export function sendFrame(reply: FastifyReply, page: ChatPage): FastifyReply {
  const { words } = textsOf(page.locale);
  return send(reply, page, {
    body: `<header><div><small data-brand>Hearthdesk</small><h1 data-hello>${html(words.helloNobody)}</h1><p data-status role="status"></p></div><button type="button" data-close aria-label="${html(words.close)}"><svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"><path d="M6 6l12 12M18 6 6 18"/></svg></button></header>
<main tabindex="-1"><p class="notice">${html(words.notice)}</p><ol role="log" aria-live="polite" aria-label="${html(words.title)}"></ol><p data-typing role="status" hidden>${html(words.typing)}</p>
<section data-ending aria-label="${html(words.ended)}" hidden><p>${html(words.ended)}</p><div data-rate><p>${html(words.helped)}</p><button type="button" data-helped="yes">${html(words.yes)}</button><button type="button" data-helped="no">${html(words.no)}</button></div><p data-rated hidden>${html(words.rated)}</p></section><p role="alert"></p></main>
<div data-foot><button type="button" data-end hidden>${html(words.end)}</button></div>
<form><textarea rows="1" maxlength="2000" required aria-label="${html(words.placeholder)}" placeholder="${html(words.placeholder)}"></textarea><button>${html(words.send)}</button></form>
<script type="application/json" id="words">${embeddedJson(words)}</script>`,
  });
}

export const sendLauncher = (reply: FastifyReply, page: ChatPage): FastifyReply =>
  send(reply, page, {
    bodyClass: 'launcher',
    body: `<button type="button" data-launcher>${html(textsOf(page.locale).words.launcher)}</button>`,
  });

function send(
  reply: FastifyReply,
  { locale, lobbyOrigins }: ChatPage,
  { body, bodyClass = '' }: { readonly body: string; readonly bodyClass?: string },
): FastifyReply {
  const { lang, words } = textsOf(locale);
  return sendDocument(reply, {
    lang,
    title: words.title,
    style: STYLE,
    body: `${body}<script src="/chat/frame.js"></script>`,
    bodyClass,
    fontOrigins: lobbyOrigins,
    policy: ["script-src 'self'", "connect-src 'self'", "form-action 'none'", framedBy(lobbyOrigins)],
  });
}
