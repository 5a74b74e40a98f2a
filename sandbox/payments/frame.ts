import type { FastifyReply } from 'fastify';
import { embeddedJson, framedBy, html, sendDocument } from '../companies/page.ts';
import themes from './looks.json' with { type: 'json' };
import type { Language } from './language.ts';

type Theme = (typeof themes)['trustly'];
const THEMES: Readonly<Record<string, Theme>> = themes;

const styleOf = ({ accent, ground, ink, radius, font }: Theme): string => `
*{box-sizing:border-box}
:root{color-scheme:light;font:1rem/1.5 ${font};background:${ground};color:${ink}}
body{margin:0 auto;max-inline-size:28rem;padding:1rem}
header{display:flex;align-items:center;justify-content:space-between;min-block-size:2.75rem}
header strong{color:${accent};font-size:1.25rem;letter-spacing:.01em}
h1{font-size:1.75rem;line-height:1.2;margin:.75rem 0 0}
main>p{margin:.25rem 0 1rem}
fieldset{border:0;margin:0;padding:0}
legend,label{font-weight:600}
.choice{display:flex;gap:.75rem;align-items:center;min-block-size:3rem;margin-block:.5rem;padding:.5rem .75rem;background:#fff;border:1px solid ${ink}55;border-radius:${radius};font-weight:400;cursor:pointer}
.choice:has(:checked){border-color:${accent};box-shadow:inset 0 0 0 1px ${accent}}
.field{margin-block:.75rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:end}
input:not([type=radio]),select{font:inherit;inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;margin-block-start:.25rem;background:#fff;color:inherit;border:1px solid ${ink}99;border-radius:${radius}}
input[type=radio]{inline-size:1.25rem;block-size:1.25rem;accent-color:${accent}}
button,.back{display:block;inline-size:100%;font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1rem;margin-block:.75rem 0;border:1px solid ${accent};border-radius:${radius};background:${accent};color:#fff;cursor:pointer;text-align:center;text-decoration:none}
button.plain{background:none;color:${accent}}
header button{inline-size:auto;margin:0}
[role=alert]{margin:.5rem 0 0;color:#a3001b;font-weight:600}
details{margin-block-start:1.5rem;font-size:.875rem}
summary{cursor:pointer;min-block-size:1.5rem}
dl{margin:.5rem 0 0}dt{font-variant-numeric:tabular-nums;font-weight:600}dd{margin:0 0 .25rem}
:focus-visible{outline:3px solid ${accent};outline-offset:2px}
`;

/** AMB-38: message that the close button posts to the embedding lobby. */
const CLOSED = 'close-quick-deposit';

const scriptOf = (lobby: string): string =>
  `const close=document.getElementById('close');close.hidden=parent===window;close.addEventListener('click',()=>parent.postMessage(${embeddedJson(CLOSED)},${embeddedJson(lobby)}))`;

export interface FramePage {
  readonly company: string;
  readonly label: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** URL of the lobby that started the payment. The page returns there and posts messages only to its origin. */
  readonly returnUrl: string;
  readonly lobbyOrigins: readonly string[];
}

/** Sends a payment company's page for a frame in the lobby. The page also works without JavaScript. */
export function sendFrame(reply: FastifyReply, page: FramePage): FastifyReply {
  const { company, label, language: tongue, title, body, returnUrl, lobbyOrigins } = page;
  const lobby = new URL(returnUrl).origin;
  return sendDocument(reply, {
    lang: tongue.lang,
    title: `${title} · ${label}`,
    style: styleOf(THEMES[company] ?? themes.trustly),
    body: `<header><strong>${html(label)}</strong><button type="button" class="plain" id="close" hidden>${html(tongue.say('close'))}</button></header><main><h1>${html(title)}</h1>${body}</main>`,
    script: scriptOf(lobby),
    policy: [`form-action 'self' ${lobby}`, framedBy(lobbyOrigins)],
  });
}
