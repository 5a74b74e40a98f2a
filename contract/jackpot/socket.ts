import * as v from 'valibot';
import { DROP_TYPES } from '../raffle/drops.ts';
import { CONTEXT_FAILURE } from '../transport/socket.ts';
import { DecimalSchema, MultipliersSchema, OptInStatusSchema, POT_IDS, PotSchema } from './pots.ts';

/**
 * The jackpot events socket, `JACKPOT_SOCKET_PATH?token=<playerId>:<sessionId>&currency=EUR` (JSOCK-01). Each frame is
 * JSON, `{ type, data }`. The platform pings; a peer that answers no ping is gone. Close codes are those of
 * `CLOSE_CODES` in transport/socket.ts: 4400 cannot be read, 4401 the session is none or has ended, 4429 too many.
 */

/** JSOCK-02: what the events come from. */
export const THRILLPOTS = 'thrillpots';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id'));

/** JACK-35: `operator:brand`. */
export const brandIdOf = (operator: string, brand: string): string => `${operator}:${brand}`;
const brandId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}:[a-z0-9-]{1,64}$/, 'not operator:brand'));

/**
 * JSOCK-02: answered by a first `JackpotUpdate` (of no instance, where the brand has a raffle alone), and a `WinEvent` or
 * `RaffleWinEvent` for each of the player's own wins that he has not seen yet, on any device; refused as `Error` with
 * `CONTEXT_FAILURE`, and closed.
 */
export const SubscribeRequestSchema = v.object({
  type: v.literal('SubscribeRequest'),
  data: v.object({
    events: v.pipe(
      v.array(v.object({ source: v.pipe(v.string(), v.maxLength(64)), type: v.literal('*') })),
      v.minLength(1),
      v.maxLength(8),
    ),
    context: v.object({ player_id: id, brand: id }),
  }),
});
export type SubscribeRequest = v.InferOutput<typeof SubscribeRequestSchema>;

/**
 * JSOCK-03, JACK-35. `contribution_value` is one of the site's options, in major units of the player's currency;
 * it may be left out to opt out, or to keep the one chosen before. Answered by `PlayerOptInResponse`; refused by
 * `Error` with `request_id`: JackpotNotOffered, PlayerBlocked, ContributionNotOffered (`keys.options`), BadRequest.
 */
export const PlayerOptInRequestSchema = v.object({
  type: v.literal('PlayerOptInRequest'),
  /** The sender's own, said again in the answer. */
  request_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  data: v.object({
    instance_id: id,
    player_id: id,
    brand_id: brandId,
    player_country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'not a country')),
    opt_in: v.boolean(),
    contribution_value: v.optional(v.pipe(v.number(), v.gtValue(0))),
  }),
});
export type PlayerOptInRequest = v.InferOutput<typeof PlayerOptInRequestSchema>;

/** JSOCK-04: answered by `PlayerRaffleTicketsListResponse`, which is told again whenever the player's tickets change. */
export const PlayerRaffleTicketsRequestSchema = v.object({
  type: v.literal('PlayerRaffleTicketsRequest'),
  data: v.object({ player_id: id, brand_id: brandId }),
});

/**
 * JSOCK-06: the player has seen one of his wins and put it away. Said by the tab where he did, answered by the same, and
 * told on every line of his: it is told nowhere again. Refused as `Error`: BadRequest for a win that is not his.
 */
export const WinSeenSchema = v.object({
  type: v.literal('WinSeen'),
  data: v.object({ player_id: id, win_id: v.pipe(v.string(), v.minLength(1), v.maxLength(400)) }),
});

export type WinSeen = v.InferOutput<typeof WinSeenSchema>;

/** JSOCK-07: the same of what he won in a drop of the raffle. Refused as `Error`: BadRequest for one he did not win. */
export const RaffleWinSeenSchema = v.object({
  type: v.literal('RaffleWinSeen'),
  data: v.object({ player_id: id, instance_id: id }),
});

export type RaffleWinSeen = v.InferOutput<typeof RaffleWinSeenSchema>;

/** What a browser says. */
export const JackpotRequestSchema = v.variant('type', [
  SubscribeRequestSchema,
  WinSeenSchema,
  RaffleWinSeenSchema,
  PlayerOptInRequestSchema,
  PlayerRaffleTicketsRequestSchema,
]);
export type JackpotRequest = v.InferOutput<typeof JackpotRequestSchema>;

/** JSOCK-05, JACK-40: at most four a second; all pots of the instance, `total` included. */
export const JackpotUpdateSchema = v.object({
  type: v.literal('JackpotUpdate'),
  /** The instance; empty, without pots, where there is none. */
  data: v.object({ id: v.string(), pots: v.array(PotSchema) }),
});
export type JackpotUpdate = v.InferOutput<typeof JackpotUpdateSchema>;

/** JSOCK-06, JACK-44: told to everybody who listens to the instance; whose win it is, `player_id` says. */
export const WinEventSchema = v.object({
  type: v.literal('WinEvent'),
  data: v.object({
    instance_id: v.string(),
    /** The same win told twice is one. */
    win_id: v.string(),
    player_id: v.string(),
    /** In euros; `paid` is to the cent what came to the winner's account. */
    win_amount: DecimalSchema,
    paid: v.object({ amount: DecimalSchema, currency: v.string() }),
    win_pot_id: v.picklist(POT_IDS),
    /**
     * Who shared the `shared` pot; amounts are what came to each account, in its currency. FAIR-01: what is no more than the
     * player has given for it is told, and not celebrated.
     */
    community_winners: v.array(
      v.object({
        player_id: v.string(),
        win_amount: DecimalSchema,
        currency: v.string(),
        is_gain: v.optional(v.boolean(), false),
      }),
    ),
    currency_multipliers: v.object({ multipliers: MultipliersSchema }),
  }),
});
export type WinEvent = v.InferOutput<typeof WinEventSchema>;

/**
 * JSOCK-07, RAFF-13: a drop was drawn; told to everybody who listens, with all who won. To a player who was not there it
 * is told when he listens again, with himself alone. The same drop told twice is one.
 */
export const RaffleWinEventSchema = v.object({
  type: v.literal('RaffleWinEvent'),
  data: v.object({
    instance_id: v.string(),
    drop_type: v.picklist(DROP_TYPES),
    /** Amounts are what came to each account, in its currency. */
    winners: v.array(v.object({ player_id: v.string(), currency: v.string(), win_amount: DecimalSchema })),
  }),
});
export type RaffleWinEvent = v.InferOutput<typeof RaffleWinEventSchema>;

/** JSOCK-08, RAFF-14: of the drops that run. */
export const PlayerRaffleTicketsListResponseSchema = v.object({
  type: v.literal('PlayerRaffleTicketsListResponse'),
  data: v.object({
    instance_tickets: v.array(
      v.object({ instance_id: v.string(), ticket_count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ),
  }),
});

/**
 * The status as it is now: the answer to an opt-in, with its `request_id`, on the socket that asked; then, without one,
 * on every socket of the player.
 */
export const PlayerOptInResponseSchema = v.object({
  type: v.literal('PlayerOptInResponse'),
  request_id: v.optional(v.string()),
  data: v.intersect([v.object({ instance_id: v.string() }), OptInStatusSchema]),
});

/** SUB-08: close and connect again. */
export { CONTEXT_FAILURE };
/** LOGOUT-09: the session has ended; the socket closes after it. */
export const SESSION_DESTROYED = 'session_destroyed_error';

export const JackpotErrorSchema = v.object({
  type: v.literal('Error'),
  request_id: v.optional(v.string()),
  data: v.object({
    /** `CONTEXT_FAILURE`, `SESSION_DESTROYED`, or the class of the refusal. */
    message: v.string(),
    error: v.object({
      type: v.string(),
      reasons: v.array(v.string()),
      keys: v.record(v.string(), v.string()),
      traceId: v.string(),
    }),
  }),
});

/** What the platform says. */
export const JackpotMessageSchema = v.variant('type', [
  JackpotUpdateSchema,
  WinEventSchema,
  WinSeenSchema,
  RaffleWinSeenSchema,
  RaffleWinEventSchema,
  PlayerRaffleTicketsListResponseSchema,
  PlayerOptInResponseSchema,
  JackpotErrorSchema,
]);
export type JackpotMessage = v.InferOutput<typeof JackpotMessageSchema>;
