import * as v from 'valibot';
import { DRAWN_POTS, POT_IDS } from './potNames.ts';
import { MultipliersSchema, OptInStatusSchema, PotSchema, DecimalSchema } from './pots.ts';

export const RatesResponseSchema = v.object({ multipliers: MultipliersSchema });
export type RatesResponse = v.InferOutput<typeof RatesResponseSchema>;

/** HTTP-04: an instance with its pots. `status` is null for visitors and before the first opt-in or opt-out (JACK-28). */
export const InstanceResponseSchema = v.object({
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

/** Odds published before the period begins; draw.ts explains how they decide a draw. */
const DrawnPotTermsSchema = v.object({
  id: v.picklist(DRAWN_POTS),
  /** A contribution of one euro wins once in this many bets; the chance is proportional to the contribution. */
  one_in: whole,
});

/** Amounts in euros. */
const PeriodPotSchema = v.object({
  ...DrawnPotTermsSchema.entries,
  /** Share of each contribution, in ten-thousandths. */
  share: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Amount the pot starts with. */
  seed: DecimalSchema,
  /** The contribution that fills the pot to this amount wins it; it never pays more. */
  ceiling: DecimalSchema,
  /** The first contribution this many hours after the pot's last win wins it; null when there is no time limit. */
  must_drop_within_hours: v.nullable(whole),
});

export const PeriodSchema = v.object({
  id: whole,
  /** Id of the instance, as used in the text of a draw. */
  instance: v.string(),
  starts_at: moment,
  ends_at: moment,
  /** SHA-256 of `seed`, published before the period begins. */
  commitment: hex,
  /** List of the period's bets (tickets.ts), published before the seed; null until all bets are drawn. */
  tickets: v.nullable(v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), hash: hex })),
  /** Null until the list of bets is published. */
  seed: v.nullable(hex),
  pots: v.array(PeriodPotSchema),
  /** Wins in the order in which they were decided, without the players' names. */
  wins: v.array(
    v.object({
      /** `<studio>:<transaction>`, as in a draw. */
      bet: v.string(),
      pot: v.picklist(POT_IDS),
      /** In euros. */
      amount: DecimalSchema,
      /** `staged`: triggered by an operator in a demo installation. */
      by: v.picklist(['odds', 'ceiling', 'time', 'staged']),
      at: moment,
    }),
  ),
});
export type Period = v.InferOutput<typeof PeriodSchema>;

export const PeriodsResponseSchema = v.object({ instance: v.string(), periods: v.array(PeriodSchema) });
export type PeriodsResponse = v.InferOutput<typeof PeriodsResponseSchema>;

/** Bets that were drawn in one batch, in draw order; the format of `lines` is in tickets.ts. */
const TicketSheetSchema = v.object({ number: whole, lines: v.array(v.string()) });
export type TicketSheet = v.InferOutput<typeof TicketSheetSchema>;

export const TicketsResponseSchema = v.object({
  period: whole,
  sheets: v.array(TicketSheetSchema),
  /** Value of `?from=` for the next page; null on the last page. */
  next: v.nullable(whole),
});
export type TicketsResponse = v.InferOutput<typeof TicketsResponseSchema>;

/** FAIR-08: everything needed to recompute one draw. */
export const DrawDataSchema = v.object({
  instance: v.pipe(v.string(), v.maxLength(64)),
  period: whole,
  commitment: hex,
  seed: hex,
  pots: v.pipe(v.array(DrawnPotTermsSchema), v.maxLength(DRAWN_POTS.length)),
  bet: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,300}$/, 'not a bet')),
  /** Contribution in millionths of a euro. */
  micro_euros: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  /** Pots that the bet is claimed to have won by its draw. */
  won: v.array(v.picklist(DRAWN_POTS)),
});
export type DrawData = v.InferOutput<typeof DrawDataSchema>;

export const DrawRecordSchema = v.object({
  /** `<studio>:<transaction>` */
  bet: v.string(),
  /** Null for a bet outside every period, which was not drawn. */
  period: v.nullable(whole),
  at: moment,
  contribution: v.object({ amount: v.string(), currency: v.string() }),
  /** Contribution in millionths of a euro; the chance is proportional to it. */
  micro_euros: v.pipe(v.string(), v.regex(/^\d+$/)),
  /** The stake was rolled back and the contribution returned. */
  is_taken_back: v.boolean(),
  won: v.array(v.picklist(POT_IDS)),
});
export type DrawRecord = v.InferOutput<typeof DrawRecordSchema>;

export const DrawsResponseSchema = v.object({
  instance: v.string(),
  draws: v.array(DrawRecordSchema),
  /** Value of `?before=` for the next page; null on the last page. */
  next: v.nullable(v.string()),
});
export type DrawsResponse = v.InferOutput<typeof DrawsResponseSchema>;
