import { DEMO_LICENCES } from '@foyer/domain/licence.ts';
import { plan, type PosterSubject } from '@foyer/sandbox/studios/art/plan.ts';
import { panelColours } from '@foyer/sandbox/studios/art/poster.ts';
import type { GameData, StudioData } from '@foyer/sites/schema/catalogue.ts';
import { DEMO_LOCALES, type Locale } from '@foyer/domain/locale.ts';
import { randomSourceFrom, type RandomSource } from './randomSource.ts';
import { namer, type Named } from './names.ts';
import type { Maker, Model, Sources, Theme } from './sources.ts';

/** Properties of a game that the sandbox needs to run it. */
interface RunGame {
  readonly lookupId: string;
  readonly title: string;
  readonly maths: string;
  readonly rtp: number;
  readonly ways?: number;
  readonly lines?: number;
  readonly maxWin: number;
  readonly volatility: string;
  readonly minStake: string;
  readonly maxStake: string;
  readonly category: string;
  readonly tags: readonly string[];
}

export interface Invented {
  readonly studios: readonly StudioData[];
  readonly games: readonly GameData[];
  /** The games of `games`, with the properties that their studio's server needs. */
  readonly run: readonly RunGame[];
}

export interface InventOptions {
  readonly sources: Sources;
  readonly seed: string;
  readonly gamesPerStudio: number;
  readonly taken: readonly string[];
}

const MIN_STAKE = '0.20';
const MAX_STAKE = '40.00';

/** Generates studios and games; the same input always gives the same result. */
export function invent({ sources, seed, gamesPerStudio, taken }: InventOptions): Invented {
  const chance = randomSourceFrom(seed);
  const names = namer(chance, taken);
  const made = sources.makers.flatMap((maker) => {
    const themes = themesOf(maker, sources.themes);
    return Array.from({ length: gamesPerStudio }, () => {
      const model = weighted(sources.models, maker, chance);
      const named = names.name(themes);
      const languages = languagesOf(randomSourceFrom(`${seed} ${named.title} languages`));
      const game = gameOf({ maker, model, named, languages, chance });
      return { game, run: runGame(game, model) };
    });
  });
  return {
    studios: sources.makers.map(studioOf),
    games: made.map(({ game }) => game),
    run: made.map(({ run }) => run),
  };
}

function themesOf({ slug, themes }: Maker, known: Sources['themes']): [Theme, Theme] {
  const [one, other] = themes.map((tag) => known.get(tag));
  if (!one || !other) throw new Error(`studios.json: ${slug} names no theme that exists`);
  return [one, other];
}

function weighted(models: readonly Model[], { style }: Maker, chance: RandomSource): Model {
  return chance.pick(
    models.flatMap((model) => Array.from({ length: model.weights[style] ?? 0 }, () => model)),
  );
}

const studioOf = ({ themes: _themes, style: _style, ...maker }: Maker): StudioData => ({
  ...maker,
  provider: 'sandbox',
  logo: `/pictures/studios/${maker.slug}.svg`,
  images: '/pictures/games/{game}/{format}.svg',
  languages: [...DEMO_LOCALES],
});

interface GameFields {
  readonly maker: Maker;
  readonly model: Model;
  readonly named: Named;
  /** Empty if the game has all languages of its studio. */
  readonly languages: Pick<GameData, 'languages'>;
  readonly chance: RandomSource;
}

function gameOf({ maker, model, named: { title, tags }, languages, chance }: GameFields): GameData {
  const { category } = model;
  const lines = model.lines ?? model.ways ?? null;
  const slug = slugOf(title);
  return {
    slug,
    title,
    category,
    studio: maker.slug,
    lookupId: slug,
    status: 'open',
    released: releasedOn(chance),
    rtp: model.rtp,
    rtpRange: model.rtpRange,
    ...languages,
    lines,
    maxWin: model.maxWin,
    volatility: model.volatility,
    minStake: MIN_STAKE,
    maxStake: MAX_STAKE,
    tags: [...tags],
    colours: coloursOf({ slug, title, category, lines, tags }),
    features: [...model.features],
    devices: chance.inHundred(96) ? ['Desktop', 'Mobile'] : [chance.pick(['Desktop', 'Mobile'])],
    blockedCountries: chance.inHundred(8) ? [chance.pick(BLOCKED_COUNTRIES)] : [],
    blockedLicences: chance.inHundred(3) ? [chance.pick(DEMO_LICENCES)] : [],
  };
}

export function coloursOf(subject: PosterSubject): NonNullable<GameData['colours']> {
  const { panel, body, accent } = panelColours(subject);
  return { tile: plan(subject).palette.bg, panel, text: body, accent };
}

/**
 * Three games in ten have only English and some other languages. The random source is separate, so that a
 * change here leaves other properties unchanged.
 */
function languagesOf(chance: RandomSource): Pick<GameData, 'languages'> {
  if (chance.inHundred(70)) return {};
  const spoken = new Set(['en', ...OTHER_LANGUAGES.filter(() => chance.inHundred(60))]);
  return { languages: DEMO_LOCALES.filter((locale) => spoken.has(languageOf(locale))) };
}

const languageOf = (locale: Locale): string => locale.split('_')[0] ?? locale;
const OTHER_LANGUAGES = [...new Set(DEMO_LOCALES.map(languageOf))].filter((language) => language !== 'en');

const BLOCKED_COUNTRIES = ['CA-ON', 'CA-QC', 'DE', 'FR', 'GB', 'IN', 'IT', 'NZ', 'ZA'] as const;

export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll('&', 'and')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const FIRST_YEAR = 2019;
/** Invented games are older than the handwritten ones, which are shown as new. */
const LAST_YEAR = 2025;

function releasedOn(chance: RandomSource): string {
  const year = FIRST_YEAR + chance.below(LAST_YEAR - FIRST_YEAR + 1);
  const [month, day] = [1 + chance.below(12), 1 + chance.below(28)];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

const runGame = (game: GameData, { maths, rtp, ways, lines, maxWin, volatility }: Model): RunGame => ({
  lookupId: game.lookupId,
  title: game.title,
  maths,
  rtp: Number(rtp),
  ...(ways !== undefined && { ways }),
  ...(lines !== undefined && { lines }),
  maxWin,
  volatility,
  minStake: MIN_STAKE,
  maxStake: MAX_STAKE,
  category: game.category,
  tags: game.tags,
});
