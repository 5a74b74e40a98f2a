import { imageUrl } from '@foyer/contract/catalogue/images.ts';
import type {
  ContentPicture,
  GamificationSettings,
  LoyaltyPage,
} from '@foyer/contract/generated/resolvers.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { PictureChoice, Translate, Site } from '../../sites/index.ts';

interface GamePanel {
  readonly game: { readonly tileUrl: string };
  readonly panelColour: string;
  readonly textColour: string;
  readonly accentColour: string;
}

export interface SettingsContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly translate: Translate;
  /** The terms and conditions as HTML. */
  readonly termsAndConditions: string;
  /** Null for a game that is not available in the reader's market. */
  panel(game: string): Promise<GamePanel | null>;
}

type GamificationFile = NonNullable<Site['gamification']>;
type LoyaltyData = NonNullable<GamificationFile['loyaltyPage']>;

/** LOY-13 to LOY-16, GQLO-24: a brand's gamification settings, for a player with gamification enabled. */
export async function settingsOf(
  file: GamificationFile,
  context: SettingsContext,
): Promise<GamificationSettings> {
  const { enabled, loyaltyPage, missionsPage, tournamentsPage } = file;
  const { pages } = context.site.settings;
  const headerOf = async (page: typeof missionsPage) =>
    page && {
      title: page.title === undefined ? null : context.translate(page.title),
      description: context.translate(page.description),
      image: page.image === undefined ? null : await pictureOf(page.image, context),
    };
  return {
    enabled,
    loyaltyPage: loyaltyPage && pages.includes('loyalty') ? await loyaltyOf(loyaltyPage, context) : null,
    missionsPage: pages.includes('missions') ? await headerOf(missionsPage) : null,
    tournamentsPage: pages.includes('tournaments') ? await headerOf(tournamentsPage) : null,
  };
}

export interface LoyaltyRank {
  readonly name: string;
  readonly imageUrl: string;
}

/** JACK-52: the ranks of the brand's loyalty programme, lowest first; empty without one. */
export async function loyaltyRanks(
  { loyaltyPage }: GamificationFile,
  context: Omit<SettingsContext, 'termsAndConditions'>,
): Promise<readonly LoyaltyRank[]> {
  if (!loyaltyPage || !context.site.settings.pages.includes('loyalty')) return [];
  return Promise.all(
    loyaltyPage.rankCards.map(async ({ rank, logo }) => ({
      name: context.translate(rank),
      imageUrl: (await pictureOf(logo, context)).url,
    })),
  );
}

/** The rank of a level, which starts at 1. Levels above the last rank have the last one. */
export const rankAt = (ranks: readonly LoyaltyRank[], level: number): LoyaltyRank | null =>
  ranks[Math.min(level, ranks.length) - 1] ?? null;

async function loyaltyOf(data: LoyaltyData, context: SettingsContext): Promise<LoyaltyPage> {
  const { translate, locale, termsAndConditions } = context;
  const picture = (choice: PictureChoice) => pictureOf(choice, context);
  const number = new Intl.NumberFormat(languageTag(locale));
  const [
    backgroundImage,
    backgroundDesktopImage,
    mainImage,
    mainDesktopImage,
    shopImage,
    shopDesktopImage,
    gamesImage,
  ] = await Promise.all([
    picture(data.backgroundImage),
    picture(data.backgroundDesktopImage),
    picture(data.mainImage),
    picture(data.mainDesktopImage),
    picture(data.shopImage),
    picture(data.shopDesktopImage),
    picture(data.gamesImage),
  ]);
  const rankCards = data.rankCards.map(async ({ logo, points, color, benefits, ...card }) => ({
    rank: translate(card.rank),
    subtitle: translate(card.subtitle, { points: number.format(points) }),
    logo: await picture(logo),
    color,
    benefitsTitle: translate(card.benefitsTitle),
    benefits: benefits.map(({ description }) => ({ description: translate(description) })),
    description: translate(card.description),
  }));
  const rewardCards = data.rewardCards.map(async ({ title, description, image, color }) => ({
    title: translate(title),
    description: translate(description),
    image: await picture(image),
    color,
  }));
  const steps = data.steps.map(async ({ title, subtitle, description, image }) => ({
    title: translate(title),
    subtitle: translate(subtitle),
    description: translate(description),
    image: await picture(image),
  }));
  return {
    title: translate(data.title),
    mobileSubtitle: translate(data.mobileSubtitle, { count: data.rankCards.length }),
    desktopSubtitle: translate(data.desktopSubtitle, { count: data.rankCards.length }),
    description: translate(data.description),
    backgroundImage,
    backgroundDesktopImage,
    mainImage,
    mainDesktopImage,
    shopImage,
    shopDesktopImage,
    gamesImage,
    termsAndConditions,
    rankCards: await Promise.all(rankCards),
    rewardCards: await Promise.all(rewardCards),
    steps: await Promise.all(steps),
    faq: data.faq.map(({ question, answer }) => ({
      question: translate(question),
      answer: translate(answer),
    })),
  };
}

/** If the game is not available in the reader's market, uses the image that every brand has. */
async function pictureOf(
  choice: PictureChoice,
  { site, panel }: Pick<SettingsContext, 'site' | 'panel'>,
): Promise<ContentPicture> {
  if ('file' in choice) return { url: `/brand/${site.brand}/${choice.file}`, colours: null };
  const found = await panel(choice.game);
  if (!found) return { url: `/brand/${site.brand}/${site.theme.logo.url}`, colours: null };
  const { game, panelColour, textColour, accentColour } = found;
  return {
    url: imageUrl(game.tileUrl, 'scene'),
    colours: { panel: panelColour, text: textColour, accent: accentColour },
  };
}
