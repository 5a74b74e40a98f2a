import type { FastifyReply } from 'fastify';
import { embeddedJson, framedBy, sendDocument } from '../companies/page.ts';
import { SHOWN } from './store.ts';
import { SCRIPT } from './script.ts';
import words from './words.json' with { type: 'json' };

const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light;font:1rem/1.5 Lettering,system-ui,sans-serif;background:#fff;color:#14202b}
body{margin:0 auto;max-inline-size:30rem;padding:1rem}
header{font-weight:700;color:#0a7b5c}
h1{font-size:1.5rem;line-height:1.2;margin:.75rem 0 .25rem}
fieldset{border:0;margin:1rem 0 0;padding:0}
legend{font-weight:600}
label{display:flex;gap:.75rem;align-items:center;min-block-size:3rem;margin-block:.5rem;padding:.5rem .75rem;border:1px solid #14202b55;border-radius:.75rem;cursor:pointer}
label:has(:checked){border-color:#0a7b5c;box-shadow:inset 0 0 0 1px #0a7b5c}
input{inline-size:1.25rem;block-size:1.25rem;accent-color:#0a7b5c;flex:none}
button{display:block;inline-size:100%;font:inherit;font-weight:600;min-block-size:2.75rem;margin-block-start:1rem;border:0;border-radius:.75rem;background:#0a7b5c;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #0a7b5c;outline-offset:2px}
[hidden]{display:none}
`;

/** Sends the verification page. It has no data until the embedding lobby posts an access token to it. */
export const sendStep = (reply: FastifyReply, lobbyOrigins: readonly string[]): FastifyReply =>
  sendDocument(reply, {
    title: 'Sumsub',
    style: STYLE,
    body: '<header>Sumsub</header><main aria-live="polite"></main>',
    script: `const data=${embeddedJson({ words, shown: Object.keys(SHOWN) })};${SCRIPT}`,
    policy: ["connect-src 'self'", framedBy(lobbyOrigins)],
  });
