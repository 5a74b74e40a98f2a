import { CountrySchema } from '@foyer/contract/content/lobbySettings.ts';
import {
  INDEFINITE,
  isTerm,
  LONGEST_TIMEOUT_DAYS,
  SHORTEST_LIFT_WAIT_HOURS,
} from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import * as v from 'valibot';

const hours = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `must be ${least} hours at least`));

const timeoutDay = v.pipe(
  v.number(),
  v.integer('must be whole days'),
  v.minValue(1, 'must be a day at least'),
  v.maxValue(LONGEST_TIMEOUT_DAYS, `must be ${LONGEST_TIMEOUT_DAYS} days at most`),
);

const term = v.pipe(
  v.string(),
  v.check(isTerm, (issue) => `'${String(issue.input)}' is neither months like P6M nor ${INDEFINITE}`),
);

const isEachOnce = <Item>(list: Item[]): boolean => new Set(list).size === list.length;

/** Time-outs and self-exclusions that a licence offers. */
export const SelfExclusionSchema = v.strictObject({
  /** EXCLUSION-08: time-outs in days; every licence must offer at least one. */
  timeoutDays: v.pipe(
    v.array(timeoutDay),
    v.minLength(1, 'must have one at least'),
    v.check(isEachOnce, 'has one twice'),
  ),
  /** EXCLUSION-02: self-exclusion terms; `P6M` is six months. Offered when the rule `selfExclusion` is on. */
  terms: v.pipe(v.array(term), v.check(isEachOnce, 'has one twice')),
  /** EXCLUSION-05: waiting period before an exclusion can end early; null when none can. */
  liftWaitHours: v.nullable(
    v.strictObject({
      definite: hours(SHORTEST_LIFT_WAIT_HOURS.definite),
      indefinite: hours(SHORTEST_LIFT_WAIT_HOURS.indefinite),
    }),
  ),
});
export type SelfExclusionData = v.InferOutput<typeof SelfExclusionSchema>;

/**
 * EXCLUSION-10: the national exclusion registers that the platform can ask, and what each finds a person by: names,
 * birth date and contact details, or a national identification number.
 */
export const EXCLUSION_REGISTERS = {
  gamstop: { finds: 'contactDetails' },
  spelpaus: { finds: 'nationalId' },
  hampi: { finds: 'nationalId' },
} as const satisfies Readonly<Record<string, { readonly finds: 'contactDetails' | 'nationalId' }>>;

export type ExclusionRegisterName = keyof typeof EXCLUSION_REGISTERS;

const NAMES = Object.keys(EXCLUSION_REGISTERS) as ExclusionRegisterName[];

/** Registers that a licence or a brand asks about players; by default about those of all its countries. */
export const ExclusionRegistersSchema = v.optional(
  v.array(
    v.strictObject({
      register: v.picklist(NAMES),
      countries: v.optional(v.pipe(v.array(CountrySchema), v.nonEmpty())),
    }),
  ),
  [],
);

/** Registers that all brands ask about players of one country. */
export const CountryRegistersSchema = v.optional(v.array(v.picklist(NAMES)), []);
