import { useState, type CSSProperties, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { ImageSources } from '../tile/GameTile.tsx';
import './hero.css';

export interface HeroSlide {
  key: string;
  title: string;
  kicker: string;
  copy: string;
  /** The picture in the format 5:2. */
  art: ImageSources;
  lockupUrl: string;
  /** Colours of the text panel, which have the contrast of WCAG AA. */
  panelColour: string;
  textColour: string;
  accentColour: string;
  /** The buttons to play the game and to read about it. */
  actions: ReactNode;
}

export interface HeroProps {
  label: string;
  slides: readonly [HeroSlide, ...HeroSlide[]];
  pager: { previous: string; next: string; position: (index: number, count: number) => string };
}

/** On phones only a part of the picture is visible, so the whole is wider than the screen. */
const SIZES = '(width < 36rem) 180vw, 100vw';

/** The wide slider at the top of the lobby. It does not advance by itself. */
export function Hero({ label, slides, pager }: HeroProps) {
  const [index, setIndex] = useState(0);
  const [hasTurned, setHasTurned] = useState(false);
  const slide = slides[index] ?? slides[0];
  const turn = (by: number) => {
    setHasTurned(true);
    setIndex((index + by + slides.length) % slides.length);
  };
  return (
    <section className="fy-hero" aria-label={label} style={panelStyle(slide)}>
      <img
        className="fy-hero__art"
        {...slide.art}
        sizes={SIZES}
        alt=""
        width={1600}
        height={640}
        fetchPriority={index === 0 ? 'high' : 'auto'}
      />
      {/* A live region only after the reader changes the slide: the first slide is read in document order. */}
      <div className="fy-hero__text" aria-live={hasTurned ? 'polite' : undefined}>
        <p className="fy-hero__kicker">{slide.kicker}</p>
        <h2>
          <span className="fy-sr">{slide.title}</span>
          <img className="fy-hero__lockup" src={slide.lockupUrl} alt="" width={640} height={280} />
        </h2>
        <p className="fy-hero__copy">{slide.copy}</p>
        <div className="fy-hero__actions">{slide.actions}</div>
      </div>
      {slides.length > 1 && (
        <div className="fy-hero__pager">
          <IconButton label={pager.previous} onClick={() => turn(-1)}>
            <Icon name="caret-left" weight="bold" size="tiny" />
          </IconButton>
          <span>{pager.position(index + 1, slides.length)}</span>
          <IconButton label={pager.next} onClick={() => turn(1)}>
            <Icon name="caret-right" weight="bold" size="tiny" />
          </IconButton>
        </div>
      )}
    </section>
  );
}

export type PanelColours = Pick<HeroSlide, 'panelColour' | 'textColour' | 'accentColour'>;

export function panelStyle({ panelColour, textColour, accentColour }: PanelColours): CSSProperties {
  const properties: Record<`--${string}`, string> = {
    '--_ink': panelColour,
    '--_hi': textColour,
    '--_accent': accentColour,
  };
  return properties;
}
