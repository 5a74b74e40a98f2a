import * as v from 'valibot';
import { DROP_TYPES } from '../raffle/drops.ts';
import { CONTEXT_FAILURE } from '../transport/socket.ts';
import { POT_IDS } from './potNames.ts';
import { DecimalSchema, MultipliersSchema, OptInStatusSchema, PotSchema } from './pots.ts';

/**
 * The jackpot WebSocket, `JACKPOT_SOCKET_PATH?token=<playerId>:<sessionId>&currency=EUR` (JSOCK-01). Frames
 * are JSON, `{ type, data }`. The platform pings and closes a connection that does not respond. Close codes
 * are `CLOSE_CODES` in transport/socket.ts: 4400 invalid message, 4401 no active session, 4429 too many
 * requests.
 */

/** JSOCK-02: source of all jackpot events. */
export const THRILLPOTS = 'thrillpots';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id'));

/** JACK-35: `operator:brand`. */
export const brandIdOf = (operator: string, brand: string): string => `${operator}:${brand}`;
const brandId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}:[a-z0-9-]{1,64}$/, 'not operator:brand'));

/**
 * JSOCK-02: the response is a `JackpotUpdate` (with an empty id when the brand has only a raffle), and a
 * `WinEvent` or `RaffleWinEvent` for each of the player's wins that they have not seen on any device.
 * Refused with `Error` `CONTEXT_FAILURE`, after which the socket closes.
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
 * JSOCK-03, JACK-35: `contribution_value` is one of the site's options, in major units of the player's
 * currency; omit it to opt out or to keep the current value. The response is `PlayerOptInResponse`, or
 * `Error` with the `request_id`: JackpotNotOffered, PlayerBlocked, ContributionNotOffered (`keys.options`),
 * BadRequest.
 */
export const PlayerOptInRequestSchema = v.object({
  type: v.literal('PlayerOptInRequest'),
  /** Correlation id chosen by the client, repeated in the response. */
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

/** JSOCK-04: the response, `PlayerRaffleTicketsListResponse`, is sent again whenever the ticket counts change. */
export const PlayerRaffleTicketsRequestSchema = v.object({
  type: v.literal('PlayerRaffleTicketsRequest'),
  data: v.object({ player_id: id, brand_id: brandId }),
});

/**
 * JSOCK-06: the player has dismissed one of their wins. Sent by the tab that dismissed it and forwarded to
 * all of the player's connections; the win is not sent again. `Error` BadRequest for another player's win.
 */
export const WinSeenSchema = v.object({
  type: v.literal('WinSeen'),
  data: v.object({ player_id: id, win_id: v.pipe(v.string(), v.minLength(1), v.maxLength(400)) }),
});

export type WinSeen = v.InferOutput<typeof WinSeenSchema>;

/** JSOCK-07: the player has dismissed a raffle win, as in `WinSeen`. `Error` BadRequest for a drop they did not win. */
export const RaffleWinSeenSchema = v.object({
  type: v.literal('RaffleWinSeen'),
  data: v.object({ player_id: id, instance_id: id }),
});

export type RaffleWinSeen = v.InferOutput<typeof RaffleWinSeenSchema>;

export const JackpotRequestSchema = v.variant('type', [
  SubscribeRequestSchema,
  WinSeenSchema,
  RaffleWinSeenSchema,
  PlayerOptInRequestSchema,
  PlayerRaffleTicketsRequestSchema,
]);
export type JackpotRequest = v.InferOutput<typeof JackpotRequestSchema>;

/** JSOCK-05, JACK-40: values of all pots of the instance, including `total`; at most four messages per second. */
export const JackpotUpdateSchema = v.object({
  type: v.literal('JackpotUpdate'),
  /** `id` is the instance's id; empty, with no pots, when the brand has no jackpot. */
  data: v.object({ id: v.string(), pots: v.array(PotSchema) }),
});
export type JackpotUpdate = v.InferOutput<typeof JackpotUpdateSchema>;

/** JSOCK-06, JACK-44: sent to all subscribers of the instance; `player_id` is the winner. */
export const WinEventSchema = v.object({
  type: v.literal('WinEvent'),
  data: v.object({
    instance_id: v.string(),
    /** Use it to ignore repeated deliveries of one win. */
    win_id: v.string(),
    player_id: v.string(),
    /** Amount in euros; `paid` is the exact amount credited to the winner's account. */
    win_amount: DecimalSchema,
    paid: v.object({ amount: DecimalSchema, currency: v.string() }),
    win_pot_id: v.picklist(POT_IDS),
    /**
     * Players who shared the `shared` pot, with the amounts credited in their currencies. FAIR-01:
     * `is_gain` is false when the amount does not exceed the player's contributions; such a payout is not
     * celebrated.
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
 * JSOCK-07, RAFF-13: a raffle drop was drawn; sent to all subscribers with all winners. A winner who was
 * offline receives it at the next subscription, listing only themselves. Repeated deliveries have the same
 * `instance_id`.
 */
export const RaffleWinEventSchema = v.object({
  type: v.literal('RaffleWinEvent'),
  data: v.object({
    instance_id: v.string(),
    drop_type: v.picklist(DROP_TYPES),
    /** Amounts are as credited, in each account's currency. */
    winners: v.array(v.object({ player_id: v.string(), currency: v.string(), win_amount: DecimalSchema })),
  }),
});
export type RaffleWinEvent = v.InferOutput<typeof RaffleWinEventSchema>;

/** JSOCK-08, RAFF-14: the player's ticket counts in the running drops. */
export const PlayerRaffleTicketsListResponseSchema = v.object({
  type: v.literal('PlayerRaffleTicketsListResponse'),
  data: v.object({
    instance_tickets: v.array(
      v.object({ instance_id: v.string(), ticket_count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ),
  }),
});

/**
 * Current opt-in status: with `request_id` as the response to the requesting socket, without `request_id` to all
 * sockets of the player.
 */
export const PlayerOptInResponseSchema = v.object({
  type: v.literal('PlayerOptInResponse'),
  request_id: v.optional(v.string()),
  data: v.intersect([v.object({ instance_id: v.string() }), OptInStatusSchema]),
});

/** SUB-08: the client must close the socket and reconnect. */
export { CONTEXT_FAILURE };
/** LOGOUT-09: the session has ended; the socket closes after this message. */
export const SESSION_DESTROYED = 'session_destroyed_error';

export const JackpotErrorSchema = v.object({
  type: v.literal('Error'),
  request_id: v.optional(v.string()),
  data: v.object({
    /** `CONTEXT_FAILURE`, `SESSION_DESTROYED`, or the error's class. */
    message: v.string(),
    error: v.object({
      type: v.string(),
      reasons: v.array(v.string()),
      keys: v.record(v.string(), v.string()),
      traceId: v.string(),
    }),
  }),
});

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
