import type { ReactNode } from 'react';

import '../../pageHead/pageHead.css';
import { PotMark } from './PotMark.tsx';
import './jackpotHead.css';

export interface JackpotHeadProps {
  /** JACK-04: the first two in the heading, the rest beneath. */
  titleRows: readonly string[];
  subtitle: string;
  /** Paths; without one the house draws its own. */
  desktopImage: string | null;
  mobileImage: string | null;
  children?: ReactNode;
}

export function JackpotHead({ titleRows, subtitle, desktopImage, mobileImage, children }: JackpotHeadProps) {
  const [first, second, ...rest] = titleRows;
  const image = desktopImage ?? mobileImage;
  return (
    <section className="fy-pagehead fy-pagehead--jackpot">
      <div className="fy-pagehead__text">
        <h1>
          <span>{first}</span> {second !== undefined && <span>{second}</span>}
        </h1>
        {rest.map((row) => (
          <p className="fy-pagehead__rows" key={row}>
            {row}
          </p>
        ))}
        <p className="fy-pagehead__rows">{subtitle}</p>
        {children}
      </div>
      <div className="fy-pagehead__art">
        {image === null ? (
          <PotMark pot="mega" />
        ) : (
          <picture>
            {mobileImage !== null && <source media="(max-width: 767.98px)" srcSet={mobileImage} />}
            <img src={image} alt="" />
          </picture>
        )}
      </div>
    </section>
  );
}
