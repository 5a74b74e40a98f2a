import type { Theme } from '@foyer/contract/content/theme.ts';

import { mix, rgb, type Rgb } from './contrast.ts';

/** A foreground and a background colour, and the contrast ratio that WCAG 2.2 AA requires. */
export interface ContrastPair {
  name: string;
  front: Rgb;
  ground: Rgb;
  atLeast: number;
}

const TEXT = 4.5;
const GRAPHIC = 3; // large text, icons, control borders, focus rings

/** Every pair of theme colours that the styles combine. */
export function contrastPairs(theme: Theme): ContrastPair[] {
  return [
    ...roomPairs(theme),
    ...chromePairs(theme),
    ...statusPairs(theme),
    ...jackpotPairs(theme),
    ...darkCashierPairs(theme),
  ];
}

/** FLAG-03: the dark cashier's colours are combined like those of the page. */
function darkCashierPairs({ darkCashier, ...theme }: Theme): ContrastPair[] {
  if (!darkCashier) return [];
  const dark: Theme = { ...theme, scheme: 'dark', colours: { ...theme.colours, ...darkCashier } };
  return [...roomPairs(dark), ...statusPairs(dark)].map((met) => ({ ...met, name: `cashier: ${met.name}` }));
}

function roomPairs({ colours: c, scheme }: Theme): ContrastPair[] {
  const hover = mix(c.primary, scheme === 'dark' ? '#ffffff' : '#000000', 0.88);
  const grounds = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
  return [
    ...grounds.flatMap((ground) => [
      pair(`text on ${ground}`, c.text, c[ground], TEXT),
      pair(`textMuted on ${ground}`, c.textMuted, c[ground], TEXT),
    ]),
    pair('onPrimary on primary', c.onPrimary, c.primary, TEXT),
    { name: 'onPrimary on primary:hover', front: rgb(c.onPrimary), ground: hover, atLeast: TEXT },
    pair('onSecondary on secondary', c.onSecondary, c.secondary, TEXT),
    pair('accent on page', c.accent, c.page, TEXT),
    pair('accent on surface', c.accent, c.surface, TEXT),
    pair('accent on surfaceRaised', c.accent, c.surfaceRaised, TEXT),
    pair('bonus on surface', c.bonus, c.surface, TEXT),
    pair('oddsText on odds', c.oddsText, c.odds, TEXT),
    pair('onOddsSelected on oddsSelected', c.onOddsSelected, c.oddsSelected, TEXT),
    pair('lineStrong on surface (control edge)', c.lineStrong, c.surface, GRAPHIC),
    pair('lineStrong on page (control edge)', c.lineStrong, c.page, GRAPHIC),
    pair('focus on page', c.focus, c.page, GRAPHIC),
    pair('focus on surface', c.focus, c.surface, GRAPHIC),
  ];
}

function chromePairs({ colours: c, scheme }: Theme): ContrastPair[] {
  const isDark = scheme === 'dark';
  return [
    pair('headerText on header', c.headerText, c.header, TEXT),
    // Light themes show the bonus line in the header's text colour.
    pair('bonus on header', isDark ? c.bonus : c.headerText, c.header, TEXT),
    pair('menuText on menu', c.menuText, c.menu, TEXT),
    pair('menuTextMuted on menu', c.menuTextMuted, c.menu, TEXT),
    pair('menuActiveText on menuActive', c.menuActiveText, c.menuActive, TEXT),
    pair('footerText on footer', c.footerText, c.footer, TEXT),
    pair('focus on header', c.focus, c.header, GRAPHIC),
    pair('focus on menu', isDark ? c.focus : c.menuText, c.menu, GRAPHIC),
  ];
}

function statusPairs({ colours: c }: Theme): ContrastPair[] {
  const statuses = ['success', 'warning', 'danger', 'info'] as const;
  return [
    ...statuses.flatMap((status) => {
      const soft = mix(c[status], c.surface, 0.12);
      return [
        pair(`${status} on page`, c[status], c.page, TEXT),
        pair(`${status} on surfaceRaised`, c[status], c.surfaceRaised, TEXT),
        { name: `${status} on its soft ground`, front: rgb(c[status]), ground: soft, atLeast: TEXT },
        { name: `text on ${status} soft ground`, front: rgb(c.text), ground: soft, atLeast: TEXT },
      ];
    }),
    pair('onLive on live', c.onLive, c.live, TEXT),
    pair('live on page (icon)', c.live, c.page, GRAPHIC),
  ];
}

function jackpotPairs({ colours, jackpotColours: j, potColours: pots, scheme }: Theme): ContrastPair[] {
  const grounds = [
    'background',
    'backgroundGradient',
    'darkBackground',
    'detailsContentBackground',
    'detailsBackground',
    'detailsModalBackground',
  ] as const;
  // Must match the mix in potPanel.css.
  const edge = mix(j.body, j.detailsBackground, 0.55);
  return [
    ...grounds.flatMap((ground) => [
      pair(`jackpot body on ${ground}`, j.body, j[ground], TEXT),
      pair(`jackpot highlight on ${ground}`, j.highlight, j[ground], TEXT),
    ]),
    pair('jackpot backgroundContrast on buttonBackground', j.backgroundContrast, j.buttonBackground, TEXT),
    // Names of pots, in the bar and in the details panel.
    ...(['mega', 'major', 'minor'] as const).flatMap((pot) =>
      (['background', 'backgroundGradient', 'detailsContentBackground'] as const).map((ground) =>
        pair(`pot ${pot} on jackpot ${ground}`, pots[pot], j[ground], TEXT),
      ),
    ),
    pair('jackpot highlight on darkBackground (emblem)', j.highlight, j.darkBackground, GRAPHIC),
    pair('jackpot button on detailsBackground', j.buttonBackground, j.detailsBackground, GRAPHIC),
    { name: 'jackpot control edge', front: edge, ground: rgb(j.detailsBackground), atLeast: GRAPHIC },
    pair('focus on jackpot', scheme === 'dark' ? colours.focus : j.highlight, j.background, GRAPHIC),
  ];
}

function pair(name: string, front: string, ground: string, atLeast: number): ContrastPair {
  return { name, front: rgb(front), ground: rgb(ground), atLeast };
}
