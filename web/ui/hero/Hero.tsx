import { useState, type CSSProperties, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import './hero.css';

export interface HeroSlide {
  key: string;
  title: string;
  kicker: string;
  copy: string;
  /** The 5:2 picture, and the title set in the poster's own letters. */
  artUrl: string;
  lockupUrl: string;
  /** The text panel's own colours, AA on one another. */
  panelColour: string;
  textColour: string;
  accentColour: string;
  /** Play now, About the game. */
  actions: ReactNode;
}

export interface HeroProps {
  label: string;
  slides: readonly [HeroSlide, ...HeroSlide[]];
  pager: { previous: string; next: string; position: (place: number, count: number) => string };
}

/** The wide poster at the head of the lobby. It never moves by itself. */
export function Hero({ label, slides, pager }: HeroProps) {
  const [place, setPlace] = useState(0);
  const [hasTurned, setHasTurned] = useState(false);
  const slide = slides[place] ?? slides[0];
  const turn = (by: number) => {
    setHasTurned(true);
    setPlace((place + by + slides.length) % slides.length);
  };
  return (
    <section className="fy-hero" aria-label={label} style={panelStyle(slide)}>
      <img
        className="fy-hero__art"
        src={slide.artUrl}
        alt=""
        width={1600}
        height={640}
        fetchPriority={place === 0 ? 'high' : 'auto'}
      />
      {/* Silent until the reader turns a page: the first slide is read in its place. */}
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
          <span>{pager.position(place + 1, slides.length)}</span>
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
