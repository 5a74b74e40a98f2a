import { artVersion, describeTile, markVersion, panelColours } from './art/index.ts';

interface Titled {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly lines: number | null;
  readonly tags: string[];
}

export interface HeroColours {
  readonly panelColour: string;
  readonly textColour: string;
  readonly accentColour: string;
}

/** Where the art of a game is served, without format; the version lets a browser keep it for ever. */
export const tileUrl = (game: Titled): string => `/art/games/${game.slug}?v=${artVersion(game)}`;

export const tileColour = (game: Titled): string => describeTile(game).colours.bg;

export function heroColours(game: Titled): HeroColours {
  const { panel, body, accent } = panelColours(game);
  return { panelColour: panel, textColour: body, accentColour: accent };
}

interface Studio {
  readonly slug: string;
  readonly name: string;
  readonly face: string;
}

/** GAME-04: where the mark of a studio is served. */
export const markUrl = (studio: Studio): string => `/art/studios/${studio.slug}.svg?v=${markVersion(studio)}`;
