import * as v from 'valibot';
import {
  MultipliersSchema,
  OptInStatusSchema,
  PotSchema,
  DecimalSchema,
  DRAWN_POTS,
  POT_IDS,
} from './pots.ts';

/**
 * The jackpot service, on the brand's own origin. Refusals have the shape of every other: `{ error: ErrorShape }`.
 * Calls about one player carry `authorization: Bearer <playerId>:<sessionId>` (HTTP-05, OPEN-40): the session must
 * live and be that player's, else 401 AuthenticationFailure. `source` and `brand` that have no jackpot: 404 NotFound.
 */
export const JACKPOT_PATHS = {
  /** HTTP-02, `RatesAnswer`. May be kept for minutes. */
  rates: '/jackpot/v1/rates',
  /** HTTP-04, `InstanceAnswer`: `?player_id=…&country=FI`; with `player_id` the call needs its bearer. */
  instance: (source: string, brand: string) =>
    `/jackpot/v1/instances/${encodeURIComponent(source)}/${encodeURIComponent(brand)}`,
  /** FAIR-08, `PeriodsAnswer`: open to everybody, the latest first; `?before=<id>` goes on. */
  periods: (source: string, brand: string) => `${JACKPOT_PATHS.instance(source, brand)}/periods`,
  /**
   * FAIR-08, `TicketsAnswer`: the list of all bets of a period, once it is closed; open to everybody. `?from=<sheet>` goes on.
   * 404 NotFound before.
   */
  tickets: (source: string, brand: string, period: number) =>
    `${JACKPOT_PATHS.periods(source, brand)}/${period}/tickets`,
  /** FAIR-08, `DrawsAnswer`: the player's own draws, the latest first; `?player_id=…&before=<cursor>`, with the bearer. */
  draws: (source: string, brand: string) => `${JACKPOT_PATHS.instance(source, brand)}/draws`,
} as const;

/** JSOCK-01: the token is the same as the bearer of the calls; `currency` is the one the listener reckons in. */
export const JACKPOT_SOCKET_PATH = '/jackpot/v1/events';

export const jackpotToken = (playerId: string, sessionId: string): string => `${playerId}:${sessionId}`;

/** HTTP-02 */
export const RatesResponseSchema = v.object({ multipliers: MultipliersSchema });
export type RatesResponse = v.InferOutput<typeof RatesResponseSchema>;

/** HTTP-04. `status` is null without a player, and for one who never chose (JACK-28). */
export const InstanceResponseSchema = v.object({
  /** The instance's id, as in `JackpotUpdate`. */
  id: v.string(),
  source: v.string(),
  brand: v.string(),
  operator: v.string(),
  pots: v.array(PotSchema),
  status: v.nullable(OptInStatusSchema),
});
export type InstanceResponse = v.InferOutput<typeof InstanceResponseSchema>;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not 32 bytes in hex'));
const moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What was promised for the period before it began; draw.ts says how it decides. */
const DrawnPotTermsSchema = v.object({
  id: v.picklist(DRAWN_POTS),
  /** A contribution of one euro wins it once in so many; of more, in proportion more often. */
  one_in: whole,
});

/** Amounts in euros. */
const PeriodPotSchema = v.object({
  ...DrawnPotTermsSchema.entries,
  /** Ten thousandths of each contribution. */
  share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** What it begins with. */
  seed: DecimalSchema,
  /** It falls to the contribution that fills it, for no more than this. */
  ceiling: DecimalSchema,
  /** It falls to the first contribution so long after it last fell; null for no such time. */
  must_drop_within_hours: v.nullable(whole),
});

export const PeriodSchema = v.object({
  id: whole,
  /** The instance's id in the text of a draw. */
  instance: v.string(),
  starts_at: moment,
  ends_at: moment,
  /** SHA-256 of `seed`, published before the period begins. */
  commitment: hex,
  /** The list of its bets (tickets.ts), closed before the seed is told; null until all are drawn. */
  tickets: v.nullable(v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), hash: hex })),
  /** Null until the list of bets is closed. */
  seed: v.nullable(hex),
  pots: v.array(PeriodPotSchema),
  /** In the order in which they were decided. Nobody's name. */
  wins: v.array(
    v.object({
      /** As in a draw: `<studio>:<transaction>`. */
      bet: v.string(),
      pot: v.picklist(POT_IDS),
      /** In euros. */
      amount: DecimalSchema,
      /** `staged`: by an operator, on a demonstration. */
      by: v.picklist(['odds', 'ceiling', 'time', 'staged']),
      at: moment,
    }),
  ),
});
export type Period = v.InferOutput<typeof PeriodSchema>;

export const PeriodsResponseSchema = v.object({ instance: v.string(), periods: v.array(PeriodSchema) });
export type PeriodsResponse = v.InferOutput<typeof PeriodsResponseSchema>;

/** Bets that were drawn together, in their order; `lines` as in tickets.ts. */
const TicketSheetSchema = v.object({ number: whole, lines: v.array(v.string()) });
export type TicketSheet = v.InferOutput<typeof TicketSheetSchema>;

export const TicketsResponseSchema = v.object({
  period: whole,
  sheets: v.array(TicketSheetSchema),
  /** For `?from=`; null at the end. */
  next: v.nullable(whole),
});
export type TicketsResponse = v.InferOutput<typeof TicketsResponseSchema>;

/** FAIR-08: all that one draw can be computed again from; whoever has it needs nothing else. */
export const DrawDataSchema = v.object({
  instance: v.pipe(v.string(), v.maxLength(64)),
  period: whole,
  commitment: hex,
  seed: hex,
  pots: v.pipe(v.array(DrawnPotTermsSchema), v.maxLength(DRAWN_POTS.length)),
  bet: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,300}$/, 'not a bet')),
  /** The contribution in millionths of a euro. */
  micro_euros: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  /** What it is said to have won by the odds. */
  won: v.array(v.picklist(DRAWN_POTS)),
});
export type DrawData = v.InferOutput<typeof DrawDataSchema>;

export const DrawRecordSchema = v.object({
  /** `<studio>:<transaction>` */
  bet: v.string(),
  /** Null for a bet that fell into no period: it was drawn by none. */
  period: v.nullable(whole),
  at: moment,
  contribution: v.object({ amount: v.string(), currency: v.string() }),
  /** The contribution in millionths of a euro, which the chance is in proportion to. */
  micro_euros: v.pipe(v.string(), v.regex(/^\d+$/)),
  /** The stake was taken back: the contribution was returned. */
  is_taken_back: v.boolean(),
  won: v.array(v.picklist(POT_IDS)),
});
export type DrawRecord = v.InferOutput<typeof DrawRecordSchema>;

export const DrawsResponseSchema = v.object({
  instance: v.string(),
  draws: v.array(DrawRecordSchema),
  /** For `?before=`; null at the end. */
  next: v.nullable(v.string()),
});
export type DrawsResponse = v.InferOutput<typeof DrawsResponseSchema>;
