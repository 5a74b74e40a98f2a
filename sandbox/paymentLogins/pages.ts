import type { FastifyReply } from 'fastify';
import { callbackList, html, sendPage } from '../companies/page.ts';
import people from './people.json' with { type: 'json' };
import type { Login } from './loginStore.ts';

/** Sends the company's page, on which the user selects an identity and the outcome of the sign-in. */
export const sendLogin = (reply: FastifyReply, login: Login): FastifyReply =>
  sendPage(reply, {
    title: `${login.label} (sandbox)`,
    formTargets: [new URL(login.returnUrl).origin],
    body: `<p>${html(login.merchant)} asks who you are. This is a sandbox: choose what happens.</p>
<form method="post"><fieldset><legend>Who are you?</legend>${people.map(choiceOf).join('')}</fieldset>
<p><button data-main name="choice" value="success">Confirm who I am</button></p>
<p><button name="choice" value="refusal">Fail the identity check</button><button name="choice" value="abandonment">Cancel</button><button name="choice" value="silence">Return without a callback</button></p></form>
<p><small>The last option imitates a company that never sends its callback. See all callbacks at <a href="/payers/">/payers/</a>.</small></p>`,
  });

const choiceOf = ({ id, name }: { id: string; name: string }, index: number): string =>
  `<p><label><input type="radio" name="customer" value="${html(id)}"${index === 0 ? ' checked' : ''}> ${html(name)}</label></p>`;

/** Sends the console page, which lists every sign-in with its callbacks and the casino's responses. */
export const sendConsole = (reply: FastifyReply, logins: readonly Login[]): FastifyReply =>
  sendPage(reply, {
    title: 'Sandbox payment providers',
    body:
      logins.length === 0
        ? '<p>No sign-ins yet. Start one at a casino by choosing a provider.</p>'
        : logins.map(articleOf).join(''),
  });

const articleOf = ({ id, company, label, merchant, deliveries }: Login): string =>
  `<article><h2>${html(label)} for ${html(merchant)}</h2>${callbackList(deliveries)}${
    deliveries.length === 0
      ? '<p>No callback sent yet.</p>'
      : `<form method="post" action="/${company}/login/${id}/again/"><button>Send the last callback again</button></form>`
  }</article>`;
