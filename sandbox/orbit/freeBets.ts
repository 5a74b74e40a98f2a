import { randomUUID } from 'node:crypto';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { jsonOf } from '../companies/http.ts';
import { isSignedByCasino, ofUnits, type Hub88Keys } from './hub88.ts';

/** Free rounds that the casino granted a player. */
export interface Reward {
  readonly reward: string;
  readonly stake: Money;
  left: number;
}

const creationSchema = v.object({
  user: v.string(),
  game_code: v.string(),
  currency: v.string(),
  prepaid_uuid: v.string(),
  bet_value: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  bet_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  operator_reference: v.string(),
});
type Creation = v.InferOutput<typeof creationSchema>;

interface Known extends Reward {
  readonly creation: Creation;
  isCancelled: boolean;
}

const statusOf = ({ isCancelled, left }: Known): string =>
  isCancelled ? 'FRS_CANCELLED' : left > 0 ? 'FRS_ACTIVE' : 'FRS_FINISHED';

const present = (known: Known) => ({
  ...known.creation,
  reward_uuid: known.reward,
  status: statusOf(known),
});

export interface FreeBetsSettings {
  readonly keys: Hub88Keys;
  /** The only game. */
  readonly game: string;
  readonly currencies: readonly Money['currency'][];
}

/**
 * Registers the company's Freebets API. It keeps nothing over a restart.
 * @returns the oldest reward of a player with rounds left
 */
export function registerFreeBets(
  app: FastifyInstance,
  { keys, game, currencies }: FreeBetsSettings,
): (user: string) => Reward | undefined {
  const rewards = new Map<string, Known>();
  // Any stake and number of rounds.
  const prepaids = currencies.map((currency) => ({
    prepaid_uuid: randomUUID(),
    game_code: game,
    currency,
    bet_value: null,
    bet_count: null,
    bonus_buy: false,
  }));

  const post = (path: string, run: (body: unknown) => object | null) =>
    app.post(`/orbit/operator/generic/v2/freebet/${path}`, async ({ body, headers }, reply) => {
      if (!isSignedByCasino(keys, String(body), headers['x-hub88-signature']))
        return reply.code(401).send({ error: 'the signature is wrong' });
      return run(jsonOf(body)) ?? reply.code(400).send({ error: 'a field is wrong' });
    });

  post('prepaids/list', () => prepaids);
  post('rewards/create', (body) => {
    const asked = v.safeParse(creationSchema, body);
    if (!asked.success) return null;
    const { currency, bet_value, bet_count, prepaid_uuid } = asked.output;
    const isOffered = prepaids.some((one) => one.prepaid_uuid === prepaid_uuid && one.currency === currency);
    if (!isOffered || !isCurrency(currency)) return null;
    const reward = randomUUID();
    const stake = ofUnits(bet_value, currency);
    const known = { creation: asked.output, reward, stake, left: bet_count, isCancelled: false };
    rewards.set(reward, known);
    return present(known);
  });
  post('rewards/list', (body) => {
    const { user, reward_uuid } = Object(body);
    const matches = [...rewards.values()].filter(
      ({ creation, reward }) =>
        (user ?? creation.user) === creation.user && (reward_uuid ?? reward) === reward,
    );
    return { rewards: matches.map(present), pagination: { next_cursor: null, previous_cursor: null } };
  });
  post('rewards/cancel', (body) => {
    const known = rewards.get(String(Object(body).reward_uuid));
    if (known) known.isCancelled = true;
    return known ? present(known) : null;
  });

  return (user) =>
    [...rewards.values()].find(
      ({ creation, left, isCancelled }) => creation.user === user && left > 0 && !isCancelled,
    );
}
