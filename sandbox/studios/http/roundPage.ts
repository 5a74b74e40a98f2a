import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { toJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import { embeddedJson, html } from '../../companies/page.ts';
import { hasAnimals } from '../art/pictures.ts';
import { subjectOf, type Game } from '../games.ts';
import type { SlotDraw, SlotMaths } from '../maths/slot/slotRound.ts';
import type { RoundSeed } from '../play/slot/roundSeeds.ts';
import { textsFor, type Texts } from '../texts/texts.ts';
import type { Assets } from './assets.ts';

/** A round of a slot that has ended. */
export interface PlayedRound extends RoundSeed {
  readonly game: Game;
  /** With its reel strips, so that the page can draw the round again. */
  readonly maths: SlotMaths;
  readonly stake: Money;
  readonly draw: SlotDraw;
}

export interface ShownRound extends RoundSeed, Pick<PlayedRound, 'maths' | 'draw'> {
  readonly game: Pick<Game, 'lookupId' | 'title' | 'palette'>;
  readonly hasAnimals: boolean;
  readonly stake: MoneyJson;
  readonly language: string;
  readonly texts: Texts;
}

export interface RoundSettings {
  /** Origin of the page around the frame, the only one that is told the height. */
  readonly lobby: string;
  /** Null if the studio has nothing to show about the round. */
  readonly round: ShownRound | null;
}

interface RoundPage {
  readonly round: PlayedRound | null;
  readonly lobby: string;
  readonly locale: Locale;
}

function shownRound({ game, stake, ...round }: PlayedRound, locale: Locale): ShownRound {
  const { lookupId, title, palette } = game;
  return {
    ...round,
    game: { lookupId, title, palette },
    hasAnimals: hasAnimals(subjectOf(game)),
    stake: toJson(stake),
    language: languageTag(locale),
    texts: textsFor(locale),
  };
}

/** HTML document with the result of a round and its proof. `nonce` allows the inline font face. */
export function roundPage(
  { round, lobby, locale }: RoundPage,
  { scripts, roundStyle, font }: Assets,
  nonce: string,
): string {
  const settings: RoundSettings = { lobby, round: round && shownRound(round, locale) };
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(round?.game.title ?? '')}</title>
<link rel="stylesheet" href="${roundStyle.path}">
<style nonce="${nonce}">@font-face{font-family:Lettering;src:url(${font.path}) format("woff2");font-weight:200 900;font-stretch:62% 125%;font-display:swap}</style>
<script type="application/json" id="settings">${embeddedJson(settings)}</script>
<script type="module" src="${scripts.get('round')?.path ?? ''}"></script>
</head>
<body><main id="round"></main></body>
</html>
`;
}
