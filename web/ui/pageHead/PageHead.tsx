import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import './pageHead.css';

export interface PageHeadProps {
  /** The first two rows are in the heading, the others below it. */
  titleRows: readonly string[];
  lead: ReactNode;
  /** Image path of a logo above the heading. */
  logo?: string | null;
  desktopImage: string | null;
  mobileImage: string | null;
  /** Illustration shown if there is no image. */
  drawing: ReactNode;
  /** Whether the page uses the colours of the jackpot. */
  isJackpot?: boolean;
}

/** The top of a feature's page: a picture with the title in large type beside it. */
export function PageHead({
  titleRows: [first, second, ...rest],
  lead,
  logo = null,
  desktopImage,
  mobileImage,
  drawing,
  isJackpot,
}: PageHeadProps) {
  const image = desktopImage ?? mobileImage;
  return (
    <section className={classNames('fy-pagehead', isJackpot && 'fy-pagehead--jackpot')}>
      <div className="fy-pagehead__text">
        {logo !== null && <img className="fy-pagehead__logo" src={logo} alt="" width={56} height={56} />}
        <h1>
          <span>{first}</span> {second !== undefined && <span>{second}</span>}
        </h1>
        {rest.map((row) => (
          <p className="fy-pagehead__rows" key={row}>
            {row}
          </p>
        ))}
        <p className="fy-pagehead__rows">{lead}</p>
      </div>
      <div className="fy-pagehead__art">
        {image === null ? (
          drawing
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
