import { SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import type { PointsLedger, PointsMember } from '../../modules/shop/index.ts';
import { callPartner, parseResponse, type PartnerCall } from '../../infra/httpClient/httpClient.ts';

/** Timeout of the balance request, because the page waits for it. */
const BALANCE_TIMEOUT_MS = 3 * SECOND;
const MAX_POINTS = 2_000_000_000;

const balanceSchema = v.object({
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_POINTS)),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  gamificationOpt: v.object({ enable: v.boolean() }),
});
const spentSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('taken'), id: v.string() }),
  v.object({
    outcome: v.literal('refused'),
    id: v.string(),
    reason: v.picklist(['NotEnoughPoints', 'NotTakingPart', 'GivenBack']),
  }),
]);
const returnedSchema = v.object({ outcome: v.literal('returned'), id: v.string() });

/** The points ledger at the provider. Responses that do not match the schema are errors. */
export function pointsAt(signed: (path: string, body: object) => PartnerCall): PointsLedger {
  return {
    async pointsStatus(member) {
      const call = signed('/v1/points', { ...of(member) });
      const response = await callPartner({ ...call, withinMs: BALANCE_TIMEOUT_MS });
      const { points, level, gamificationOpt } = parseResponse(balanceSchema, response);
      return { points, level, isOptedIn: gamificationOpt.enable };
    },
    async spend({ id, member, points }) {
      const response = await callPartner(signed('/v1/spend', { id, ...of(member), points }));
      const spent = parseResponse(about(id, spentSchema), response);
      return spent.outcome === 'taken' ? { isTaken: true } : { isTaken: false, reason: spent.reason };
    },
    async giveBack({ id, member }) {
      const response = await callPartner(signed('/v1/refund', { id, ...of(member) }));
      parseResponse(about(id, returnedSchema), response);
    },
  };
}

const of = ({ clientId, playerId }: PointsMember) => ({ clientId, playerId });

/** Rejects a response about another purchase. */
const about = <Schema extends v.GenericSchema<unknown, { readonly id: string }>>(
  id: string,
  schema: Schema,
) =>
  v.pipe(
    schema,
    v.check((response: v.InferOutput<Schema>) => response.id === id),
  );
