import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../companies/page.ts';
import type { Conversation, Line } from './store.ts';

/** Where whoever runs the demo reads what players write, and answers them. */
export const sendAgentConsole = (reply: FastifyReply, conversations: readonly Conversation[]): FastifyReply =>
  sendPage(reply, {
    title: 'Chat desk of the sandbox',
    body: `<p>What players and visitors write. An answer is with them at once; <a href="/chat/">load again</a> to see what is new.</p>${
      conversations.map(articleOf).join('') ||
      '<p>Nobody has written yet. Press the chat button of a lobby and say something.</p>'
    }`,
  });

function articleOf({ id, key, user, lines }: Conversation): string {
  const who = user ? `${user.name || user.externalId}` : 'A visitor';
  const facts = user
    ? `${key}, ${user.email}${user.isEmailVerified ? '' : ' (not verified)'}, player ${user.externalId}`
    : `${key}, has not said who he is`;
  return `<article><h2>${html(who)}</h2><small>${html(facts)}</small><dl>${lines.map(lineOf).join('')}</dl>
<form method="post" action="/chat/"><input type="hidden" name="id" value="${id}"><label>Answer<br><textarea name="text" rows="2" cols="50" maxlength="2000" required></textarea></label><br><button data-main>Send</button></form></article>`;
}

const SAID_BY: Readonly<Record<Line['by'], string>> = { user: 'Wrote', desk: 'Answered', house: 'By itself' };

const lineOf = ({ by, text, at }: Line): string =>
  `<dt>${SAID_BY[by]}, ${html(at)}</dt><dd>${html(text)}</dd>`;
