import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../companies/page.ts';
import type { Conversation, Line } from './store.ts';

/** Sends the console page on which the person who runs the demo reads players' messages and replies. */
export const sendAgentConsole = (reply: FastifyReply, conversations: readonly Conversation[]): FastifyReply =>
  sendPage(reply, {
    title: 'Sandbox chat agent',
    body: `<p>Messages from players and visitors. Your replies arrive immediately; <a href="/chat/">reload</a> to see new messages.</p>${
      conversations.map(articleOf).join('') ||
      '<p>No messages yet. Open the chat in a lobby and write something.</p>'
    }`,
    script: PRESENCE,
  });

/** Says every 20 s that the agent is there, and at once in which conversation they write. */
const PRESENCE = `(() => {
  let typingIn = null;
  const say = () => fetch('/chat/presence', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ typingIn }) }).catch(() => {});
  const type = (next) => { if (next === typingIn) return; typingIn = next; say(); };
  addEventListener('input', ({ target }) => type(target.value.trim() ? target.form.elements.id.value : null));
  addEventListener('focusout', () => type(null));
  setInterval(say, 20_000);
})();`;

function articleOf({ id, key, user, lines, progress }: Conversation): string {
  const who = user ? `${user.name || user.externalId}` : 'A visitor';
  const facts = user
    ? `${key}, ${user.email}${user.isEmailVerified ? '' : ' (not verified)'}, player ${user.externalId}`
    : `${key}, not identified`;
  const { isEnded, hasHelped } = progress;
  const end = isEnded
    ? `<p>Ended by the player${hasHelped === null ? '' : `. Helped: ${hasHelped ? 'yes' : 'no'}`}.</p>`
    : '';
  return `<article><h2>${html(who)}</h2><small>${html(facts)}</small>${end}<dl>${lines.map(lineOf).join('')}</dl>
<form method="post" action="/chat/"><input type="hidden" name="id" value="${id}"><label>Reply<br><textarea name="text" rows="2" cols="50" maxlength="2000" required></textarea></label><br><button data-main>Send</button></form></article>`;
}

const SENDERS: Readonly<Record<Line['by'], string>> = { user: 'Player', desk: 'Agent', house: 'Automatic' };

const lineOf = ({ by, text, at }: Line): string =>
  `<dt>${SENDERS[by]}, ${html(at)}</dt><dd>${html(text)}</dd>`;
