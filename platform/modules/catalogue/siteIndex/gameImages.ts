import { LOGO_WIDTH } from '@foyer/contract/catalogue/images.ts';
import { imageVersion, type GameSources } from '../images/sources.ts';

interface IllustratedGame {
  readonly slug: string;
  readonly images: GameSources;
  readonly imageRevision: number;
  readonly colours: GameColours | null;
}

export interface GameColours {
  readonly tile: string;
  readonly panel: string;
  readonly text: string;
  readonly accent: string;
}

/** These colours are used for games that define none. */
const COLOURS: GameColours = { tile: '#2b2d33', panel: '#1d1f24', text: '#ffffff', accent: '#f2c14e' };

/** Address of a game's images without the format; the version allows browsers to cache them. */
export function tileUrlOf(game: IllustratedGame): string {
  const known = tileUrls.get(game);
  if (known !== undefined) return known;
  const url = `/images/games/${game.slug}?v=${imageVersion(game.images, game.imageRevision)}`;
  tileUrls.set(game, url);
  return url;
}

/** Addresses by row of the catalogue: a lobby shows a hundred tiles, and each address needs a hash. */
const tileUrls = new WeakMap<IllustratedGame, string>();

export const tileColourOf = ({ colours }: IllustratedGame): string => (colours ?? COLOURS).tile;

export interface HeroColours {
  readonly panelColour: string;
  readonly textColour: string;
  readonly accentColour: string;
}

export function heroColours({ colours }: IllustratedGame): HeroColours {
  const { panel, text, accent } = colours ?? COLOURS;
  return { panelColour: panel, textColour: text, accentColour: accent };
}

/** GAME-04: the URL of a studio's logo; the version allows browsers to cache it. */
export const logoUrl = (slug: string, logo: string, revision: number): string =>
  `/images/studios/${slug}/logo-${LOGO_WIDTH}?v=${imageVersion(logo, revision)}`;
