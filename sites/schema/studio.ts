import { CurrencySchema } from '@foyer/contract/site/codes.ts';
import * as v from 'valibot';
import { AmountsSchema } from './fields.ts';

/** As in `FOYER_STUDIO_KEYS`. `sportsbook` is the sportsbook's name in the wallet. */
const studioId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,32}$/, 'not an id like "aurora": small letters, digits and hyphens'),
  v.check((id) => id !== 'sportsbook', 'is the name of the sportsbook: choose another'),
);

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'not an origin like "https://games.example", without a path',
  ),
);

const path = v.pipe(
  v.string(),
  v.check(
    (text) => /^\/(?![/\\])/.test(text) && URL.canParse(text, 'https://studio.example'),
    'not a path on the origin, like "/live/v1/tables"',
  ),
);

/** What a launch template may name in braces. */
export const LAUNCH_VALUES = [
  'game',
  'token',
  'locale',
  'currency',
  'mode',
  'lobby',
  'autoplay',
  'quickStop',
] as const;

/** What the template of a round's page may name in braces. */
const ROUND_PAGE_VALUES = ['round', 'game', 'locale', 'currency', 'stake', 'lobby'] as const;

const named = (template: string): readonly string[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** What is wrong with the names in a template; empty if nothing. */
function namesProblem(template: string, { known, required, inPath }: TemplateNames): string {
  const names = named(template);
  if (template.includes('#')) return 'has a #, and what follows it never reaches a server';
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `names {${unknown}}; known are ${known.map((value) => `{${value}}`).join(', ')}`;
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) return `has no {${missing}}`;
  const isMisplaced = named(template.split('?', 1)[0] ?? '').some((name) => !inPath.includes(name));
  const allowed = inPath.map((name) => `{${name}}`).join(' and ');
  return isMisplaced ? `may name only ${allowed} before the question mark` : '';
}

interface TemplateNames {
  readonly known: readonly string[];
  readonly required: readonly string[];
  /** Names that may stand before the question mark. */
  readonly inPath: readonly string[];
}

/** What is wrong with a launch; empty if nothing. */
function launchProblem({ dialect, launch }: { dialect?: string | undefined; launch: string }): string {
  if (dialect === undefined || launch.includes('#'))
    return namesProblem(launch, {
      known: LAUNCH_VALUES,
      required: ['game', 'token', 'lobby'],
      inPath: ['game'],
    });
  return named(launch).length > 0
    ? `has braces: the dialect ${dialect} sends the values of a launch itself`
    : '';
}

/** What is wrong with the template of a round's page; empty if nothing. */
function roundPageProblem({
  dialect,
  roundPage,
}: {
  dialect?: string | undefined;
  roundPage?: string | undefined;
}): string {
  if (roundPage === undefined) return '';
  if (dialect !== undefined) return 'is not supported with a dialect';
  const { searchParams } = new URL(roundPage, 'https://studio.example');
  const taken = ['timestamp', 'signature'].find((name) => searchParams.has(name));
  if (taken !== undefined) return `has ${taken}, which the platform adds`;
  return namesProblem(roundPage, {
    known: ROUND_PAGE_VALUES,
    required: ['round', 'lobby'],
    inPath: ['round', 'game'],
  });
}

/** Protocols of other companies that the platform speaks, see docs/guides/aggregators.md. */
export const DIALECTS = ['a8r', 'hub88'] as const;

/**
 * `sites/studios/<studio>.json`: a company whose server runs games and signs wallet calls. Its keys are in
 * `FOYER_STUDIO_KEYS`, never here.
 */
const StudioFileSchema = v.strictObject({
  studio: studioId,
  /** A company of the sandbox: production leaves it and its games out, unless FOYER_STUDIO_ORIGINS names it. */
  isDemonstration: v.optional(v.literal(true)),
  /** The company's own protocol for launches and wallet calls. Without it, it speaks the studio wallet of this platform. */
  dialect: v.optional(v.picklist(DIALECTS)),
  /** Where the games open: the only origin that the lobby frames and exchanges messages with for them. */
  origin,
  /** Further origins at which a company with a dialect may open its games, or to which these lead. */
  frameOrigins: v.optional(v.array(origin)),
  /** The company's id of the operator, in launches of a dialect. */
  operator: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'not an id'))),
  /** Where the platform calls the studio, if it is not `origin`. */
  apiOrigin: v.optional(origin),
  /**
   * Path and query of a game's page. A parameter without a value, such as the token of a game for fun, is left out. With
   * a dialect: the path on `apiOrigin` at which the platform asks for the address of a game.
   */
  launch: path,
  /** Path and query of the studio's page of a round, which the platform signs. Without it, rounds have no such page. */
  roundPage: v.optional(path),
  /** Path of the state of the live tables; a studio without live tables has none. */
  liveTables: v.optional(path),
  /** Pictures of games whose entry in `catalogue/studios.json` names none: a path with `{game}` and `{format}`. */
  pictures: v.optional(
    v.pipe(
      path,
      v.check((text) => text.includes('{game}') && text.includes('{format}'), 'has no {game} or no {format}'),
    ),
  ),
  /** Account currencies in which the studio's games can be played. */
  currencies: v.pipe(v.array(CurrencySchema), v.nonEmpty()),
  limits: v.optional(
    v.strictObject({
      /** A larger stake is refused. */
      largestBet: v.optional(AmountsSchema),
      /** A round that wins more is held for a manual review, whatever its game declares (MONEY-09). */
      largestWin: v.optional(AmountsSchema),
      /** A win outside of any round is held above it, and always without it (MONEY-09). */
      largestPromotion: v.optional(AmountsSchema),
      /**
       * The sum of such wins of a UTC day above which further ones are held (MONEY-10); ten times `largestPromotion`
       * where it is missing.
       */
      largestPromotionDay: v.optional(AmountsSchema),
    }),
  ),
});

type Amounts = v.InferOutput<typeof AmountsSchema>;
interface PromotionLimits {
  readonly largestPromotion?: Amounts | undefined;
  readonly largestPromotionDay?: Amounts | undefined;
}

/** What is wrong with the limits of promotional wins; empty if nothing. */
function dayProblem({ largestPromotion, largestPromotionDay }: PromotionLimits = {}): string {
  for (const [currency, day] of largestPromotionDay ?? []) {
    const one = largestPromotion?.get(currency);
    if (!one) return `largestPromotionDay has ${currency}, which largestPromotion has not`;
    if (day.minor < one.minor) return `largestPromotionDay in ${currency} is below largestPromotion`;
  }
  return '';
}

export const StudioServerSchema = v.pipe(
  StudioFileSchema,
  v.forward(
    v.check(
      (file) => launchProblem(file) === '',
      ({ input }) => launchProblem(input),
    ),
    ['launch'],
  ),
  v.forward(
    v.check(
      (file) => roundPageProblem(file) === '',
      ({ input }) => roundPageProblem(input),
    ),
    ['roundPage'],
  ),
  v.forward(
    v.check(
      ({ dialect, operator }) => (dialect === undefined) === (operator === undefined),
      'is needed with a dialect, and has no meaning without one',
    ),
    ['operator'],
  ),
  v.forward(
    v.check(
      ({ dialect, frameOrigins }) => dialect !== undefined || frameOrigins === undefined,
      'has no meaning without a dialect',
    ),
    ['frameOrigins'],
  ),
  v.forward(
    v.check(
      ({ limits }) => dayProblem(limits) === '',
      ({ input }) => dayProblem(input.limits),
    ),
    ['limits'],
  ),
);
export type StudioServer = v.InferOutput<typeof StudioServerSchema>;
