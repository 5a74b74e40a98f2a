import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { fieldsOf, isSame, jsonOf, readBodiesAsText } from '../companies/http.ts';
import { registerConsole } from './console.ts';
import { createRegisterStore, type RegisterStore } from './store.ts';

export interface RegistersSettings {
  /** The casino's keys, by register. */
  readonly keys: Readonly<Record<'gamstop' | 'spelpaus', string>>;
}

/** Registers three national exclusion registers, each with its own protocol, and a console to add people to them. */
export function registerRegisters(app: FastifyInstance, { keys }: RegistersSettings): void {
  const store = createRegisterStore();
  app.register(async (scope) => {
    readBodiesAsText(scope);
    registerConsole(scope, store);
    registerGamstop(scope, store, keys.gamstop);
    registerSpelpaus(scope, store, keys.spelpaus);
    registerHampi(scope, store);
  });
}

/** Names, birth date and address are required; a person is found by their email address. */
const gamstopPerson = v.object({
  firstName: v.pipe(v.string(), v.minLength(1)),
  lastName: v.pipe(v.string(), v.minLength(1)),
  dateOfBirth: v.pipe(v.string(), v.isoDate()),
  email: v.pipe(v.string(), v.email()),
  postcode: v.string(),
  mobile: v.string(),
});
const gamstopBatch = v.pipe(
  v.array(v.object({ ...gamstopPerson.entries, correlationId: v.string() })),
  v.maxLength(1000),
);

function registerGamstop(app: FastifyInstance, store: RegisterStore, key: string): void {
  const flagOf = (email: string) => (store.has('gamstop', email) ? 'Y' : 'N');
  app.post('/gamstop', async (request, reply) => {
    const id = await store.admit('gamstop', request, reply);
    if (id === null) return reply;
    if (!isSame(request.headers['x-api-key'], key)) return reply.code(403).send('unknown key');
    const person = v.safeParse(gamstopPerson, Object.fromEntries(new URLSearchParams(String(request.body))));
    if (!person.success) return reply.code(400).send('missing parameters');
    return reply.headers({ 'x-exclusion': flagOf(person.output.email), 'x-unique-id': id }).send('');
  });
  app.post('/gamstop/batch', { bodyLimit: 256 * 1024 }, async (request, reply) => {
    const id = await store.admit('gamstop', request, reply);
    if (id === null) return reply;
    if (!isSame(request.headers['x-api-key'], key)) return reply.code(403).send('unknown key');
    const people = v.safeParse(gamstopBatch, jsonOf(request.body));
    if (!people.success) return reply.code(400).send('bad request');
    return people.output.map(({ correlationId, email }) => ({
      correlationId,
      exclusion: flagOf(email),
      msRequestId: `${id}-${correlationId}`,
    }));
  });
}

function registerSpelpaus(app: FastifyInstance, store: RegisterStore, key: string): void {
  app.post('/spelpaus/api/blocking-info/:actorId', async (request, reply) => {
    const id = await store.admit('spelpaus', request, reply);
    if (id === null) return reply;
    if (!isSame(request.headers.authorization, key)) return reply.code(401).send('unauthorized');
    const { requestId, subjectId } = fieldsOf(request.body);
    if (typeof requestId !== 'string' || typeof subjectId !== 'string' || !/^\d{12}$/.test(subjectId))
      return reply.code(400).send('bad request');
    return { isBlocked: store.has('spelpaus', subjectId), requestId, responseId: id };
  });
}

/** An X-Road security server: the caller's own network is trusted, and the headers name the caller's subsystem. */
function registerHampi(app: FastifyInstance, store: RegisterStore): void {
  app.post('/hampi/r1/*', async (request, reply) => {
    const id = await store.admit('hampi', request, reply);
    if (id === null) return reply;
    const { 'x-road-client': client, 'x-road-id': messageId } = request.headers;
    if (typeof client !== 'string' || !/^\w+\/\w+\/\w+\/[\w-]+$/.test(client))
      return reply.code(400).header('x-road-error', 'Client.BadRequest').send('no client');
    const { personalCode } = fieldsOf(request.body);
    if (typeof personalCode !== 'string' || !/^\d{11}$/.test(personalCode))
      return reply.code(400).send('no personal code');
    const kinds = store.has('hampi', personalCode) ? ['GAME_OF_CHANCE', 'TOTO'] : [];
    return reply
      .headers({ 'x-road-id': messageId, 'x-road-request-id': id })
      .send({ restrictions: kinds.map((kind) => ({ kind })) });
  });
}
