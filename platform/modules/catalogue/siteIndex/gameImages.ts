import { artVersion, describeTile, markVersion, panelColours } from '../art/index.ts';

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

export interface TileArt {
  /** Where the art of a game is served, without format; the version lets a browser keep it for ever. */
  readonly tileUrl: string;
  readonly tileColour: string;
}

const looks = new WeakMap<Titled, TileArt>();

/** Planned once a game, however many sites show it. */
export function tileArtOf(game: Titled): TileArt {
  const known = looks.get(game);
  if (known) return known;
  const tileUrl = `/art/games/${game.slug}?v=${artVersion(game)}`;
  const look = { tileUrl, tileColour: describeTile(game).colours.bg };
  looks.set(game, look);
  return look;
}

const panels = new WeakMap<Titled, HeroColours>();

/** For them the poster is drawn, once a game. */
export function heroColours(game: Titled): HeroColours {
  const known = panels.get(game);
  if (known) return known;
  const { panel, body, accent } = panelColours(game);
  const colours = { panelColour: panel, textColour: body, accentColour: accent };
  panels.set(game, colours);
  return colours;
}

interface Studio {
  readonly slug: string;
  readonly name: string;
  readonly face: string;
}

/** GAME-04: where the mark of a studio is served. */
export const markUrl = (studio: Studio): string => `/art/studios/${studio.slug}.svg?v=${markVersion(studio)}`;
