import type { FastifyReply } from 'fastify';
import { html, sendPage } from '../companies/page.ts';
import people from './people.json' with { type: 'json' };
import type { Login } from './loginStore.ts';

/** The company's own page: who the browser's owner is, and how the sign-in is to come out. */
export const sendLogin = (reply: FastifyReply, login: Login): FastifyReply =>
  sendPage(reply, {
    title: `${login.label} (sandbox)`,
    formTargets: [new URL(login.returnUrl).origin],
    body: `<p>${html(login.merchant)} asks who you are. This is the sandbox: choose what happens.</p>
<form method="post"><fieldset><legend>Who are you?</legend>${people.map(choiceOf).join('')}</fieldset>
<p><button data-main name="choice" value="success">Confirm who I am</button></p>
<p><button name="choice" value="refusal">Be refused</button><button name="choice" value="abandonment">Leave</button><button name="choice" value="silence">Go back without a word</button></p></form>
<p><small>The last is a company whose callback never comes. All callbacks are at <a href="/payers/">/payers/</a>.</small></p>`,
  });

const choiceOf = ({ id, name }: { id: string; name: string }, index: number): string =>
  `<p><label><input type="radio" name="customer" value="${html(id)}"${index === 0 ? ' checked' : ''}> ${html(name)}</label></p>`;

/** Every sign-in, what was told of it, and what the casino answered. */
export const sendConsole = (reply: FastifyReply, logins: readonly Login[]): FastifyReply =>
  sendPage(reply, {
    title: 'Payment providers of the sandbox',
    body:
      logins.length === 0
        ? '<p>No sign-in yet. Begin one at a casino, by the name of a provider.</p>'
        : logins.map(articleOf).join(''),
  });

const articleOf = ({ id, company, label, merchant, told }: Login): string =>
  `<article><h2>${html(label)} for ${html(merchant)}</h2>${told
    .map(
      ({ said, answer }) =>
        `<p><code>${html(said.body)}</code></p><p><small>answered ${html(answer)}</small></p>`,
    )
    .join('')}${
    told.length === 0
      ? '<p>Nothing has been told.</p>'
      : `<form method="post" action="/${company}/login/${id}/again/"><button>Send the last callback again</button></form>`
  }</article>`;
