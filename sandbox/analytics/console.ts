import type { FastifyReply } from 'fastify';
import { html, modeButtons, sendPage } from '../companies/page.ts';
import { SCRIPT_MODES, type Counted, type ScriptMode } from './store.ts';

/** Sends the console page, which lists the counted events and selects how the script endpoint fails. */
export const sendConsole = (
  reply: FastifyReply,
  counted: readonly Counted[],
  mode: ScriptMode,
): FastifyReply =>
  sendPage(reply, {
    title: 'Sandbox analytics',
    body: `<p>How the script is served. Press a button to change it.</p><form method="post" action="/analytics/">${modeButtons(SCRIPT_MODES, mode)}</form>${
      counted.map(articleOf).join('') ||
      '<p>No events yet. Accept analytics in a lobby whose brand uses this company, then reload this page.</p>'
    }`,
  });

const articleOf = ({ site, entry: { event, ...facts }, at }: Counted): string =>
  `<article><h2>${html(event)}</h2><p>${html(
    Object.entries(facts)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', '),
  )}</p><small>${html(site)}, ${html(at)}</small></article>`;
