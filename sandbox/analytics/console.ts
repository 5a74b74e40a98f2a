import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../companies/page.ts';
import { SCRIPT_MODES, type Counted, type ScriptMode } from './store.ts';

/** Where whoever tries the demo sees what was counted, and lets the script fail. */
export const sendConsole = (
  reply: FastifyReply,
  counted: readonly Counted[],
  way: ScriptMode,
): FastifyReply =>
  sendPage(reply, {
    title: 'Analytics of the sandbox',
    body: `<p>How the script is answered when a page asks for it; a press changes it.</p>${switchOf(way)}${
      counted.map(articleOf).join('') ||
      '<p>Nothing counted yet. Agree to analytics in a lobby whose brand names this company, then load this page again.</p>'
    }`,
  });

const switchOf = (current: ScriptMode): string =>
  `<form method="post" action="/analytics/">${SCRIPT_MODES.map(
    (way) =>
      `<button name="way" value="${way}"${way === current ? ' data-main aria-pressed="true"' : ''}>${way}</button>`,
  ).join('')}</form>`;

const articleOf = ({ site, entry: { event, ...facts }, at }: Counted): string =>
  `<article><h2>${html(event)}</h2><p>${html(
    Object.entries(facts)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', '),
  )}</p><small>${html(site)}, ${html(at)}</small></article>`;
