import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { GamificationStore } from './store.ts';
import type { Outcome } from './ledger.ts';
import { jsonOf } from '../companies/http.ts';
import { levelsOfClient, type Member } from './identity.ts';

interface PointsDeps {
  readonly book: GamificationStore;
  isSigned(request: FastifyRequest): boolean;
}

const who = {
  clientId: v.pipe(v.string(), v.maxLength(100)),
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
};
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const pointsSchema = v.strictObject(who);
const refundSchema = v.strictObject({ ...who, id });
const spendSchema = v.strictObject({
  ...who,
  id,
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});

/** Signed requests of a client: read, spend and refund its players' points. */
export function registerPoints(app: FastifyInstance, { book, isSigned }: PointsDeps): void {
  const register = <Schema extends v.GenericSchema<unknown, PlayerRequest>>(
    path: string,
    schema: Schema,
    act: (member: Member, request: v.InferOutput<Schema>) => object | Outcome,
  ) =>
    app.post(`/laurel/v1/${path}`, async (request, reply) => {
      if (!isSigned(request)) return reply.code(401).send({ error: 'the signature is not right' });
      const parsed = v.safeParse(schema, jsonOf(request.body));
      if (!parsed.success) return reply.code(400).send({ error: v.summarize(parsed.issues) });
      const { clientId, playerId } = parsed.output;
      const levels = levelsOfClient(clientId);
      if (levels === null) return reply.code(400).send({ error: 'there is no such client' });
      const answer = act({ clientId, playerId, levels }, parsed.output);
      const isConflict = 'outcome' in answer && answer.outcome === 'conflict';
      if (isConflict) return reply.code(409).send({ error: 'something else was asked for under that id' });
      return answer;
    });

  register('points', pointsSchema, (member) => book.points(member));
  register('spend', spendSchema, (member, request) => ({
    id: request.id,
    ...book.spend({ id: request.id, member, points: request.points }),
  }));
  register('refund', refundSchema, (member, request) => ({
    id: request.id,
    ...book.refund({ id: request.id, member }),
  }));
}

interface PlayerRequest {
  readonly clientId: string;
  readonly playerId: string;
}
