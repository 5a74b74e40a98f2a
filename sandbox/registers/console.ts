import type { FastifyInstance } from 'fastify';
import { html, modeButtons, sendPage } from '../companies/page.ts';
import { isMode, isRegister, MODES, REGISTERS, type RegisterName, type RegisterStore } from './store.ts';

const FOUND_BY: Readonly<Record<RegisterName, string>> = {
  gamstop: 'Email address',
  spelpaus: 'National id, 12 digits',
  hampi: 'Personal code, 11 digits',
};

interface OfRegister {
  readonly Params: { readonly register: string };
  readonly Body: string;
}

/** Registers the page that lists the people of each register, adds and removes them, and lets a register fail. */
export function registerConsole(app: FastifyInstance, store: RegisterStore): void {
  app.get('/registers/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Sandbox exclusion registers',
      body: REGISTERS.map((register) => articleOf(store, register)).join(''),
    }),
  );
  app.get('/registers/state', async () =>
    Object.fromEntries(
      REGISTERS.map((register) => [
        register,
        {
          people: store.peopleOf(register),
          mode: store.modeOf(register),
          requests: store.requestsTo(register),
        },
      ]),
    ),
  );
  app.post<OfRegister>('/registers/:register/', async ({ params: { register }, body }, reply) => {
    if (!isRegister(register)) return reply.code(404).send('no such register');
    const form = new URLSearchParams(body);
    const [mode, added, removed] = [form.get('way'), form.get('add'), form.get('remove')];
    if (isMode(mode)) store.setMode(register, mode);
    if (added?.trim()) store.add(register, added);
    if (removed) store.remove(register, removed);
    return reply.redirect('/registers/', 303);
  });
}

function articleOf(store: RegisterStore, register: RegisterName): string {
  const action = `action="/registers/${register}/" method="post"`;
  const people = store
    .peopleOf(register)
    .map((person) => `<button name="remove" value="${html(person)}">Remove ${html(person)}</button>`)
    .join('');
  return `<article><h2>${register}</h2>
<form ${action}>${modeButtons(MODES, store.modeOf(register))}</form>
<form ${action}>${people || '<p>Nobody is excluded.</p>'}</form>
<form ${action}><label>${FOUND_BY[register]} <input name="add"></label> <button data-main>Add</button></form></article>`;
}
