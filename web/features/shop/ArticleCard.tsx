import type { ReactNode } from 'react';

import { classNames } from '../../ui/link/classNames.ts';
import './shop.css';

export interface ArticleCardProps {
  tone: 'money' | 'bonus' | 'spins';
  title: string;
  text: string;
  /** Image path; null for none. */
  picture: string | null;
  /** Value of the article, in large type over the picture. */
  value: string;
  unit: string;
  /** Terms in one sentence. */
  terms: string;
  price: string;
  /** Purchase limit; null for none. */
  limit: string | null;
  /** The article is currently not available. */
  isUnavailable: boolean;
  /** Actions, or the reason why there are none. */
  children: ReactNode;
}

export function ArticleCard(props: ArticleCardProps) {
  const { tone, title, text, picture, value, unit, terms, price, limit, isUnavailable, children } = props;
  return (
    <article
      className={classNames('fy-article', `fy-article--${tone}`)}
      data-shut={isUnavailable ? '' : undefined}
    >
      <div className="fy-article__art">
        {picture !== null && <img src={picture} alt="" loading="lazy" decoding="async" />}
        <p className="fy-article__gift">
          <b>{value}</b> {unit}
        </p>
      </div>
      <div className="fy-article__body">
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="fy-article__terms">{terms}</p>
        <p className="fy-article__price">
          <strong>{price}</strong>
          {limit !== null && <span>{limit}</span>}
        </p>
        <div className="fy-article__foot">{children}</div>
      </div>
    </article>
  );
}

export const Articles = ({ children }: { children: ReactNode }) => (
  <div className="fy-articles">{children}</div>
);
