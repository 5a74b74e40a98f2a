import type { Theme } from '@foyer/contract/content/theme.ts';
import { mix } from '@foyer/domain/colour.ts';

/** A foreground and a background colour, and the contrast ratio that WCAG 2.2 AA requires. */
export interface ContrastPair {
  /** The field of the foreground colour. */
  readonly field: string;
  readonly ground: string;
  readonly colours: readonly [front: string, ground: string];
  readonly atLeast: number;
}

const TEXT = 4.5;
const GRAPHIC = 3; // large text, icons, control borders, focus rings

type Group = 'colours' | 'jackpotColours' | 'potColours';

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
  return [...roomPairs(dark), ...statusPairs(dark)].map((found) => ({
    ...found,
    field: found.field.replace('colours.', 'darkCashier.'),
  }));
}

function roomPairs({ colours: c, scheme }: Theme): ContrastPair[] {
  const pair = pairsOf('colours', c);
  const hover = mix(scheme === 'dark' ? '#ffffff' : '#000000', c.primary, 0.88);
  const grounds = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
  return [
    ...grounds.flatMap((ground) => [pair('text', ground, TEXT), pair('textMuted', ground, TEXT)]),
    pair('onPrimary', 'primary', TEXT),
    onMix('colours.onPrimary', c.onPrimary, { name: 'primary under the pointer', colour: hover }),
    pair('onSecondary', 'secondary', TEXT),
    pair('accent', 'page', TEXT),
    pair('accent', 'surface', TEXT),
    pair('accent', 'surfaceRaised', TEXT),
    pair('bonus', 'surface', TEXT),
    pair('oddsText', 'odds', TEXT),
    pair('onOddsSelected', 'oddsSelected', TEXT),
    // Edges of controls.
    pair('lineStrong', 'surface', GRAPHIC),
    pair('lineStrong', 'page', GRAPHIC),
    pair('focus', 'page', GRAPHIC),
    pair('focus', 'surface', GRAPHIC),
  ];
}

function chromePairs({ colours, scheme }: Theme): ContrastPair[] {
  const isDark = scheme === 'dark';
  const pair = pairsOf('colours', colours);
  return [
    pair('headerText', 'header', TEXT),
    // Light themes show the bonus line in the header's text colour.
    ...(isDark ? [pair('bonus', 'header', TEXT)] : []),
    pair('menuText', 'menu', TEXT),
    pair('menuTextMuted', 'menu', TEXT),
    pair('menuActiveText', 'menuActive', TEXT),
    pair('footerText', 'footer', TEXT),
    pair('focus', 'header', GRAPHIC),
    pair(isDark ? 'focus' : 'menuText', 'menu', GRAPHIC),
  ];
}

function statusPairs({ colours: c }: Theme): ContrastPair[] {
  const pair = pairsOf('colours', c);
  const statuses = ['success', 'warning', 'danger', 'info'] as const;
  return [
    ...statuses.flatMap((status) => {
      const soft = { name: `surface tinted with ${status}`, colour: mix(c.surface, c[status], 0.12) };
      return [
        pair(status, 'page', TEXT),
        pair(status, 'surfaceRaised', TEXT),
        onMix(`colours.${status}`, c[status], soft),
        onMix('colours.text', c.text, soft),
      ];
    }),
    pair('onLive', 'live', TEXT),
    pair('live', 'page', GRAPHIC),
  ];
}

function jackpotPairs({ colours, jackpotColours: j, potColours, scheme }: Theme): ContrastPair[] {
  const pair = pairsOf('jackpotColours', j);
  const grounds = [
    'background',
    'backgroundGradient',
    'darkBackground',
    'detailsContentBackground',
    'detailsBackground',
    'detailsModalBackground',
  ] as const;
  // Must match the mix in potPanel.css.
  const edge = mix(j.detailsBackground, j.body, 0.55);
  const onGround = (field: string, front: string, ground: keyof typeof j, atLeast: number) => ({
    field,
    ground: `jackpotColours.${ground}`,
    colours: [front, j[ground]] as const,
    atLeast,
  });
  return [
    ...grounds.flatMap((ground) => [pair('body', ground, TEXT), pair('highlight', ground, TEXT)]),
    pair('backgroundContrast', 'buttonBackground', TEXT),
    // Names of pots, in the bar and in the details panel.
    ...(['mega', 'major', 'minor'] as const).flatMap((pot) =>
      (['background', 'backgroundGradient', 'detailsContentBackground'] as const).map((ground) =>
        onGround(`potColours.${pot}`, potColours[pot], ground, TEXT),
      ),
    ),
    pair('buttonBackground', 'detailsBackground', GRAPHIC),
    // Edges of controls.
    onGround('jackpotColours.body', edge, 'detailsBackground', GRAPHIC),
    // Light themes show the focus in the highlight.
    ...(scheme === 'dark' ? [onGround('colours.focus', colours.focus, 'background', GRAPHIC)] : []),
  ];
}

const pairsOf =
  <Name extends string>(group: Group, colours: Readonly<Record<Name, string>>) =>
  (front: Name, ground: Name, atLeast: number): ContrastPair => ({
    field: `${group}.${front}`,
    ground: `${group}.${ground}`,
    colours: [colours[front], colours[ground]],
    atLeast,
  });

const onMix = (
  field: string,
  front: string,
  { name, colour }: { readonly name: string; readonly colour: string },
): ContrastPair => ({ field, ground: name, colours: [front, colour], atLeast: TEXT });
