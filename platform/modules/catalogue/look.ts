import { describeTile, panelColours } from './art/index.ts';

interface Titled {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
}

export interface HeroColours {
  readonly panelColour: string;
  readonly textColour: string;
  readonly accentColour: string;
}

/** Where the art of a game is served, without format. */
export const tileUrl = ({ slug }: Titled): string => `/art/games/${slug}`;

export const tileColour = (game: Titled): string => describeTile(game).colours.bg;

export function heroColours(game: Titled): HeroColours {
  const { panel, body, accent } = panelColours(game);
  return { panelColour: panel, textColour: body, accentColour: accent };
}
