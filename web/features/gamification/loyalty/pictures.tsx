import { panelStyle } from '../../../ui/hero/Hero.tsx';
import { customProperties } from '../../../ui/styles/customProperties.ts';
import type { LoyaltyPage } from '../queries.ts';

export type Picture = LoyaltyPage['mainImage'];

interface PictureProps {
  readonly mobile: Picture;
  readonly desktop: Picture;
  readonly className?: string;
}

export const ResponsivePicture = ({ mobile, desktop, className }: PictureProps) => (
  <picture className={className}>
    <source media="(max-width: 767.98px)" srcSet={mobile.url} />
    <img src={desktop.url} alt="" decoding="async" />
  </picture>
);

/** Undefined if the picture has no colours of its own. */
export const panelStyleOf = ({ colours }: Picture) =>
  colours
    ? panelStyle({ panelColour: colours.panel, textColour: colours.text, accentColour: colours.accent })
    : undefined;

/** Passes a hex colour from the data to the style sheet, which mixes it into the background. */
export const colourStyle = (color: string) => customProperties({ '--_own': color });
