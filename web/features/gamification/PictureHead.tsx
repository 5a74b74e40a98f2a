import type { ReactNode } from 'react';
import '../../ui/pageHead/pageHead.css';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { panelStyleOf, type Picture } from './loyalty/pictures.tsx';
import './loyalty/loyalty.css';

interface PictureHeadProps {
  readonly title: string;
  readonly picture: Picture | null;
  /** Paragraphs below the title. */
  readonly children: ReactNode;
}

/** The top of a page whose content follows at once: title and text in the colours of the picture beside them. */
export function PictureHead({ title, picture, children }: PictureHeadProps) {
  if (!picture) return <PageTitle lead={children}>{title}</PageTitle>;
  return (
    <section className="fy-pagehead fy-loyaltyhead fy-picturehead" style={panelStyleOf(picture)}>
      <div className="fy-pagehead__text">
        <h1>{title}</h1>
        <div className="fy-pagehead__rows">{children}</div>
      </div>
      <div className="fy-pagehead__art">
        <img src={picture.url} alt="" decoding="async" fetchPriority="high" />
      </div>
    </section>
  );
}
