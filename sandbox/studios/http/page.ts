import type { Currency } from '@foyer/domain/currency.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { embeddedJson, html } from '../../companies/page.ts';
import { hasAnimals } from '../art/pictures.ts';
import { isOfCards, subjectOf, type Game } from '../games.ts';
import type { Cascade } from '../maths/cascade/cascade.ts';
import type { Maths } from '../maths/maths.ts';
import type { SlotModel } from '../maths/model.ts';
import type { Texts } from '../texts/texts.ts';
import type { Assets } from './assets.ts';
import { clientOf } from './clients.ts';
import { picturesOf } from './picturePaths.ts';

/** Launch parameters from the lobby. */
export interface Launch {
  readonly game: Game;
  readonly mode: 'real' | 'fun';
  readonly token: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** The origin of the page around the frame, the only one that receives messages from the game. */
  readonly lobby: string;
  /** FAIR-01: the licence's rules for a game for fun; with money, the server has them from the platform. */
  readonly autoplay: boolean;
  readonly quickStop: boolean;
}

/** The part of the maths that the game shows in the browser. The reel strips of a slot stay on the server. */
export type MathsSettings =
  | ({
      readonly kind: 'slot';
      readonly ways: number | null;
      readonly cascade: Cascade | null;
      readonly hasAnimals: boolean;
    } & Pick<SlotModel, 'lines' | 'heights' | 'pays' | 'bonus'>)
  | Exclude<Maths, { readonly kind: 'slot' }>;

export interface Settings extends Pick<
  Launch,
  'mode' | 'token' | 'currency' | 'lobby' | 'autoplay' | 'quickStop'
> {
  readonly game: Pick<Game, 'lookupId' | 'title' | 'rtp' | 'maxWin' | 'palette'>;
  readonly maths: MathsSettings;
  readonly language: string;
  readonly texts: Texts;
}

function mathsOf(game: Game): MathsSettings {
  const { ways = null, maths } = game;
  if (maths.kind !== 'slot') return maths;
  const { cascade = null } = maths;
  const { lines, heights, pays, bonus } = maths.model;
  return {
    kind: 'slot',
    ways,
    cascade,
    hasAnimals: hasAnimals(subjectOf(game)),
    lines,
    heights,
    pays,
    bonus,
  };
}

function settingsOf({ game, locale, ...launch }: Launch, texts: Texts): Settings {
  const { lookupId, title, rtp, maxWin, palette } = game;
  const language = languageTag(locale);
  return {
    ...launch,
    game: { lookupId, title, rtp, maxWin, palette },
    maths: mathsOf(game),
    language,
    texts,
  };
}

const themeOf = ({ bg, bg2, ink, p, t }: Game['palette']): string =>
  `:root{--ground:${bg};--ground-2:${bg2};--ink:${ink};--main:${p};--accent:${t}}`;

/** HTML document of a game. `nonce` allows the inline theme under the content security policy. */
export function gamePage(
  launch: Launch,
  texts: Texts,
  { scripts, style, font }: Assets,
  nonce: string,
): string {
  const { game, locale } = launch;
  const pictures = picturesOf(game.lookupId);
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${html(game.title)}</title>
<link rel="preload" as="font" type="font/woff2" href="${font.path}" crossorigin>
<link rel="stylesheet" href="${style.path}">
<style nonce="${nonce}">${themeOf(game.palette)}@font-face{font-family:Lettering;src:url(${font.path}) format("woff2");font-weight:200 900;font-stretch:62% 125%;font-display:swap}</style>
<script type="application/json" id="settings">${embeddedJson(settingsOf(launch, texts))}</script>
<script type="module" src="${scripts.get(clientOf(game))?.path ?? ''}"></script>
</head>
<body class="${isOfCards(game) ? `${clientOf(game)} ${game.maths.kind}` : clientOf(game)}">
<img class="scene" src="${html(`${pictures}/scene.svg`)}" alt="">
<main class="game">
<h1 class="title"><img src="${html(`${pictures}/lockup.svg`)}" alt="${html(game.title)}"></h1>
<div class="stage" id="stage"><p class="notice" id="loading" role="status">${html(texts.loading)}</p></div>
<div class="bar" id="bar"></div>
</main>
</body>
</html>
`;
}

/** HTML page with a message, for when no game can be shown. */
export function plainPage(message: string, locale: Locale, style: Assets['style']): string {
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(message)}</title><link rel="stylesheet" href="${style.path}"></head>
<body class="plain"><main><p>${html(message)}</p></main></body>
</html>
`;
}
